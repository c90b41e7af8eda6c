// What a table page gets wrong, measured from its boxes: sentences about what is wrong, the smallest type, how many spots
// are open and how many of them cannot be reached.
() => {
  const wrong = new Set();
  const wide = innerWidth > 1000;
  const root = document.documentElement;
  const find = (selector) => [...document.querySelectorAll(selector)];
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const said = (e) => (e.dataset?.spot || e.className?.baseVal || e.className || e.tagName) + "";
  const box = (e) => e.getBoundingClientRect();
  const inside = (one, room) =>
    one.left >= room.left - 2 && one.right <= room.right + 2 && one.top >= room.top - 2 && one.bottom <= room.bottom + 2;
  const common = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const opaque = (e) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(e);
    return backgroundImage !== "none" || !/^transparent$|\/|, 0(\.\d+)?\)$/.test(backgroundColor);
  };
  const bare = (e, x, y) => {
    // nothing lies over it there
    const above = document.elementsFromPoint(x, y);
    const own = above.findIndex((up) => up.contains(e));
    return !above.slice(0, own < 0 ? above.length : own).some((up) => !e.contains(up) && opaque(up));
  };
  const crossing = (one, other) => {
    const { left, top, right, bottom } = common(one.box, other.box);
    if (right - left <= 3 || bottom - top <= 3) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return bare(one.e, x, y) && bare(other.e, x, y);
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const around = (e) => {
    const found = [];
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) found.push(up);
    return found;
  };
  const clips = (e) => getComputedStyle(e).overflowY !== "visible" || getComputedStyle(e).overflowX !== "visible";
  const roomOf = (e) => {
    const { left, top, right, bottom } = box(e);
    const more = getComputedStyle(e).overflowX === "clip" ? parseFloat(getComputedStyle(e).overflowClipMargin) || 0 : 0;
    return { left: left - more, top: top - more, right: right + more, bottom: bottom + more };
  };
  const cutter = (e) => around(e).filter(clips).find((up) => !inside(box(e), roomOf(up))); // what hides a part of it
  const whole = (e) => inside(box(e), screen) && !cutter(e);

  // the page and its regions
  if (wide && Math.max(root.scrollHeight, document.body.scrollHeight) > innerHeight + 1)
    wrong.add(`the page scrolls: ${document.body.scrollHeight} in ${innerHeight}`);
  if (root.scrollWidth > innerWidth + 1) wrong.add(`the page is ${root.scrollWidth} wide`);
  if (!document.querySelector("#middle")) wrong.add("there is no table");
  for (const e of find("#question, #question h2, #question .follows, #question .chip, #question .tools"))
    if (seen(e) && !inside(box(e), screen)) wrong.add(`${said(e)} is not in view`);
  const rivals = document.querySelector("#rivals");
  if (wide && rivals && rivals.scrollHeight > rivals.clientHeight + 2)
    wrong.add(`the rivals are ${rivals.scrollHeight} high in ${rivals.clientHeight}`);
  for (const region of find("#middle, #mine").filter(seen)) {
    const zone = region.id === "middle" ? document.querySelector("#zoomed") : region;
    if (zone.scrollWidth > zone.clientWidth + 2) wrong.add(`${region.id} is ${zone.scrollWidth} wide in ${zone.clientWidth}`);
    if (!wide) continue;
    if (zone.scrollHeight > zone.clientHeight + 2) wrong.add(`${region.id} is ${zone.scrollHeight} high in ${zone.clientHeight}`);
    for (const e of region.querySelectorAll(".piece, .card, button, .spot, b, small, p"))
      if (seen(e) && box(e).width && !inside(box(e), box(region))) wrong.add(`${region.id}: ${said(e)} is cut off`);
  }

  // what can be touched
  const open = find("button[data-spot][data-open]");
  const outside = new Set();
  const lost = (e, why) => {
    outside.add(e.dataset.spot);
    wrong.add(`the spot ${said(e)} ${why}`);
  };
  const touched = (e) => {
    const { left, top, width, height } = box(e);
    if (Math.min(width, height) < 31.5) wrong.add(`the spot ${said(e)} is ${width | 0} x ${height | 0}`);
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    if (at && !e.contains(at) && !at.contains(e)) wrong.add(`${said(e)} is covered by ${said(at)}`);
  };
  const scrolled = (e) => {
    // scrolled to as a person can: what a box hides without a way to scroll it stays hidden
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const stuck = around(e).filter((up) => getComputedStyle(up).overflowY === "hidden" && (up.scrollTop || up.scrollLeft));
    for (const up of stuck) up.scrollTo(0, 0);
    return seen(e) && whole(e);
  };
  // one drawing of a spot that can be reached is enough
  const reach = (drawn, there, why) => {
    const good = drawn.find(there);
    if (good) touched(good);
    else lost(drawn[0], `${why}, past ${said(cutter(drawn[0]) ?? document.body)}`);
  };
  const spots = (elements) => [...Map.groupBy(elements, (e) => e.dataset.spot).values()];
  if (wide) for (const drawn of spots(open)) reach(drawn, (e) => seen(e) && whole(e), "is out of view");
  else if (open.length) {
    if (!open.some((e) => seen(e) && whole(e))) wrong.add("no open spot is in view");
    const tabs = find(".tabs [data-show]");
    const before = tabs.find((tab) => tab.getAttribute("aria-current") === "true");
    for (const tab of tabs) {
      const here = open.filter((e) => e.closest(".pane")?.dataset.pane === tab.dataset.show);
      const hidden = here.some((e) => !seen(e) || !whole(e));
      const count = tab.querySelector(".open-spots");
      if (hidden && !(seen(count) && Number(count.textContent))) wrong.add(`the tab ${tab.dataset.show} is not marked`);
      if (!here.length) continue;
      tab.click();
      for (const drawn of spots(here)) reach(drawn, scrolled, "cannot be scrolled to");
    }
    before?.click();
  }
  const twins = Map.groupBy(find("button[data-spot]"), (e) => e.dataset.spot);
  const answer = (e) => [e.type, e.name, e.value, e.form?.id, "open" in e.dataset, e.disabled, e.ariaLabel].join();
  for (const [spot, drawn] of twins)
    if (new Set(drawn.map(answer)).size > 1) wrong.add(`the spot ${spot} is drawn twice, and answers differ`);

  // words: none is written past the edge of its button or card, none over another
  const printed = [];
  const range = document.createRange();
  const drawn = (node, e) => {
    range.selectNodeContents(node);
    const text = node.textContent.trim().slice(0, 40);
    const room = e.closest("button, summary, .card, .chip, .table-bar, .tabs, .rival, td");
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const line = { left: left + 2, top: top + 3, right: right - 2, bottom: bottom - 3 };
      if (right - left < 5 || e.closest("[aria-hidden=true]")) continue;
      const tag = getComputedStyle(e).position === "absolute"; // hung on an edge on purpose
      if (room && !tag && !inside(clips(e) ? box(e) : line, box(room))) wrong.add(`"${text}" sticks out of ${said(room)}`);
      const shown = [e, ...around(e)].filter(clips).map(roomOf).reduce(common, common(line, screen));
      if (shown.right - shown.left > 4 && shown.bottom - shown.top > 4) printed.push({ e, text, box: shown });
    }
  };
  let smallest = 99;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const e = node.parentElement;
    if (!node.textContent.trim() || !seen(e) || e.closest("script, style, noscript, .hidden, option")) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    smallest = Math.min(smallest, size);
    if (size < 11.9) wrong.add(`type of ${size} px: ${node.textContent.trim().slice(0, 30)}`);
    const cut = clips(e) && (e.scrollHeight > e.clientHeight + 3 || e.scrollWidth > e.clientWidth + 3);
    const explained = e.closest("[data-tip], [title], .lines, .list") && !e.closest("#question");
    if (cut && e.clientWidth > 1 && !explained) wrong.add(`cut: ${said(e)}: ${node.textContent.trim().slice(0, 60)}`);
    drawn(node, e);
  }
  for (const [number, one] of printed.entries())
    for (const other of printed.slice(number + 1))
      if (one.e !== other.e && crossing(one, other)) wrong.add(`"${one.text}" is printed over "${other.text}"`);
  return { wrong: [...wrong].slice(0, 25), smallest, open: open.length, outside: outside.size };
}
