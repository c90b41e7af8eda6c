// What a table page gets wrong, measured from its boxes. Everything it returns is a sentence about something wrong.
() => {
  const wrong = [];
  const wide = innerWidth > 1000;
  const root = document.documentElement;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const said = (e) => (e.dataset?.spot || e.className?.baseVal || e.className || e.tagName) + "";
  if (wide && (root.scrollHeight > innerHeight + 1 || document.body.scrollHeight > innerHeight + 1))
    wrong.push(`the page scrolls: ${document.body.scrollHeight} in ${innerHeight}`);
  if (root.scrollWidth > innerWidth + 1) wrong.push(`the page is ${root.scrollWidth} wide`);
  const inside = (box, room) =>
    box.left >= room.left - 2 && box.right <= room.right + 2 && box.top >= room.top - 2 && box.bottom <= room.bottom + 2;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const question = document.querySelector("#question");
  if (question && !inside(question.getBoundingClientRect(), screen)) wrong.push("the question is not in view");
  for (const region of document.querySelectorAll("#middle, #mine")) {
    if (!seen(region)) continue;
    const room = region.getBoundingClientRect();
    const zone = region.id === "middle" ? document.querySelector("#zoomed") : region;
    if (zone.scrollWidth > zone.clientWidth + 2) wrong.push(`${region.id} is ${zone.scrollWidth} wide in ${zone.clientWidth}`);
    if (wide && zone.scrollHeight > zone.clientHeight + 2)
      wrong.push(`${region.id} is ${zone.scrollHeight} high in ${zone.clientHeight}`);
    if (!wide) continue;
    for (const e of region.querySelectorAll(".piece, .card, button, .spot, b, small, p")) {
      const box = e.getBoundingClientRect();
      if (seen(e) && box.width && !inside(box, room)) wrong.push(`${region.id}: ${said(e)} is cut off`);
    }
  }
  const first = [...document.querySelectorAll("button[data-spot][data-open]")];
  const shown = first.filter(seen);
  for (const e of shown) {
    const box = e.getBoundingClientRect();
    if (wide && !inside(box, screen)) wrong.push(`the spot ${said(e)} is out of view`);
    if (Math.min(box.width, box.height) < 31.5) wrong.push(`the spot ${said(e)} is ${box.width | 0} x ${box.height | 0}`);
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const pane = e.closest(".pane")?.getBoundingClientRect() ?? screen; // what is scrolled out of a pane can be scrolled in
    if (inside(box, screen) && inside(box, pane) && at && !e.contains(at) && !at.contains(e)) wrong.push(`${said(e)} is covered by ${said(at)}`);
  }
  const places = new Set(shown.map((e) => e.dataset.spot));
  if (wide) for (const e of first) if (!places.has(e.dataset.spot)) wrong.push(`the spot ${said(e)} is hidden`);
  if (!document.querySelector("#middle")) wrong.push("there is no table");
  if (!wide && first.length && !shown.length) wrong.push("no open spot is shown");
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const e = node.parentElement;
    if (!node.textContent.trim() || !seen(e) || e.closest("script, style, noscript, .hidden")) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < 11.9) wrong.push(`type of ${size} px: ${node.textContent.trim().slice(0, 30)}`);
  }
  return [...new Set(wrong)].slice(0, 25);
}
