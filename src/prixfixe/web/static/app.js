// What the pages do besides plain forms: live tables, clocks, sound, the rules drawer, the scrubber.
"use strict";

const find = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const memory = {
  get(key) { try { return localStorage.getItem(key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(key, value); } catch { /* no storage, no memory */ } },
};
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---- a live table: events say only how far it is; then the page fetches its own view

const live = {
  source: null, wanted: "", busy: false, posting: 0, turn: "0", tries: 0,

  start() {
    const table = find("#table");
    if (!table) return;
    live.turn = table.dataset.turn;
    hints();
    live.listen(table.dataset.events);
    addEventListener("online", () => live.listen(table.dataset.events));
    document.addEventListener("visibilitychange", () => document.hidden || live.check(table.dataset.events));
    document.body.addEventListener("stale", () => live.fetch());
  },

  listen(path) {
    live.source?.close();
    live.source = new EventSource(path);
    live.source.addEventListener("change", (event) => live.hear(JSON.parse(event.data)));
    live.source.onopen = () => live.offline(false);
    live.source.onerror = () => {
      live.offline(true);
      if (live.source.readyState === EventSource.CLOSED) setTimeout(() => live.listen(path), 2000);
    };
  },

  check(path) { if (live.source?.readyState !== EventSource.OPEN) live.listen(path); },
  offline(lost) { const note = find("#offline"); if (note) note.hidden = !lost; },
  here() { const { version, room } = find("#table").dataset; return `${version}.${room}`; },

  hear({ version, room }) {
    live.wanted = `${version}.${room}`;
    if (live.wanted !== live.here()) live.fetch();
  },

  async fetch() {
    if (live.busy || live.posting) return;
    live.busy = true;
    let wait = Math.min(100 * 2 ** live.tries, 5000);  // a server that has too much to do is asked less and less often
    try {
      const moving = !document.hidden && !calm.matches;
      if (window.htmx) await htmx.ajax("GET", location.pathname, { target: "#table", swap: `outerMorph${moving ? " transition:true" : ""}` });
      else location.reload();
    } catch { wait = 1500; } finally { live.busy = false; }
    live.tries = live.wanted && live.wanted !== live.here() ? live.tries + 1 : 0;
    if (live.tries) setTimeout(() => live.fetch(), navigator.onLine ? wait : 1500);
  },

  settled() {
    const table = find("#table");
    if (!table) return;
    if (table.dataset.turn === "1" && live.turn !== "1") attention.call(table.dataset.turnText);
    if (table.dataset.turn !== "1") attention.stop();
    live.turn = table.dataset.turn;
    invitations();
    hints();
    if (!bubble.timer) bubble.hide();
    keyboard.settled();
  },
};

// ---- movement: view transitions where the machine draws them in time; elsewhere the page changes at once and pieces slide

const motion = {
  patience: 40, // milliseconds that a transition may hold the page back
  start: document.startViewTransition?.bind(document),
  places: new Map(),

  prepare() {
    if (!motion.start || calm.matches || memory.get("motion") === "slide") return motion.slide();
    document.startViewTransition = (update) => motion.timed(update);
    if (find("#board")) (window.requestIdleCallback || setTimeout)(() => document.hidden || motion.timed(() => {}));
  },
  timed(update) {
    const began = performance.now(), moving = motion.start(update);
    const judge = () => { if (performance.now() - began > motion.patience && !document.hidden) { memory.set("motion", "slide"); motion.slide(); } };
    moving.ready.then(() => requestAnimationFrame(judge)).catch(() => {});
    return moving;
  },
  slide() { document.startViewTransition = undefined; },

  pieces() { return all("#board [style*=view-transition-name]"); },
  remember() {
    motion.places.clear();
    if (document.startViewTransition || calm.matches) return;
    for (const piece of motion.pieces()) motion.places.set(piece.style.viewTransitionName, piece.getBoundingClientRect());
  },
  travel() {
    const pieces = motion.places.size ? motion.pieces() : [];
    const ways = pieces.map((piece) => [piece, motion.places.get(piece.style.viewTransitionName), piece.getBoundingClientRect()]);
    for (const [piece, from, to] of ways) {
      if (from && Math.hypot(from.x - to.x, from.y - to.y) > 3) {
        piece.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], { duration: 300, easing: "ease-out" });
      }
    }
  },
};
motion.prepare();
document.addEventListener("htmx:before:swap", () => motion.remember());

// ---- it is your turn: a soft bell and a title that flashes until you look

const attention = {
  title: document.title, timer: 0,
  call(text) {
    requestAnimationFrame(() => setTimeout(attention.ring)); // what is seen comes first
    if (!document.hidden) return;
    attention.stop();
    attention.timer = setInterval(() => { document.title = document.title === text ? attention.title : text; }, 1000);
  },
  stop() { clearInterval(attention.timer); attention.timer = 0; document.title = attention.title; },
  ring() {
    if (memory.get("sound") === "off" || !navigator.userActivation?.hasBeenActive) return;
    const audio = attention.audio ||= new AudioContext(), now = audio.currentTime;
    [[880, 0], [1318.5, 0.12]].forEach(([pitch, delay]) => {
      const tone = audio.createOscillator(), volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, now + delay);
      volume.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.6);
      tone.connect(volume).connect(audio.destination);
      tone.start(now + delay);
      tone.stop(now + delay + 0.7);
    });
  },
};

// ---- the keyboard: after an answer the next question has the focus, so that Tab goes on to its choices

const keyboard = {
  used: false,
  hold(event) { if (["Tab", "Enter", " "].includes(event.key)) keyboard.used = true; },
  settled() {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (keyboard.used && lost) find("#question.mine h2")?.focus({ preventScroll: true });
  },
};
document.addEventListener("keydown", (event) => keyboard.hold(event));
document.addEventListener("pointerdown", () => { keyboard.used = false; });

// ---- every piece explains itself: on hover and focus by its title at once, and by a long press of a finger

const bubble = {
  timer: 0,
  of(target) { return target.closest?.("#board [title], #board .piece[aria-label], .gallery [title]"); },
  show(target) {
    const text = target?.getAttribute("title") || target?.getAttribute("aria-label");
    if (!text) return bubble.hide();
    let box = find("#bubble");
    if (!box) { box = document.createElement("div"); box.id = "bubble"; box.setAttribute("aria-hidden", "true"); document.body.append(box); }
    const at = target.getBoundingClientRect();
    box.textContent = text;
    box.hidden = false;
    const left = Math.max(8, Math.min(at.left + at.width / 2 - box.offsetWidth / 2, innerWidth - box.offsetWidth - 8));
    box.style.left = `${left + scrollX}px`;
    box.style.top = `${(at.top > box.offsetHeight + 16 ? at.top - box.offsetHeight - 8 : at.bottom + 8) + scrollY}px`;
  },
  stop() { clearTimeout(bubble.timer); bubble.timer = 0; },
  hide() { bubble.stop(); const box = find("#bubble"); if (box) box.hidden = true; },
};
document.addEventListener("focusin", (event) => { if (keyboard.used) bubble.show(bubble.of(event.target)); });
document.addEventListener("focusout", () => bubble.hide());
document.addEventListener("touchstart", (event) => {
  const piece = bubble.of(event.target);
  bubble.hide();
  bubble.held = false;
  if (piece) bubble.timer = setTimeout(() => { bubble.held = true; bubble.show(piece); }, 450);
}, { passive: true });
for (const end of ["touchmove", "touchcancel"]) document.addEventListener(end, () => bubble.hide(), { passive: true });
document.addEventListener("touchend", () => bubble.stop(), { passive: true });
document.addEventListener("contextmenu", (event) => { if (bubble.held) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (bubble.held) { event.preventDefault(); event.stopPropagation(); }
  bubble.held = false;
}, true);

// ---- hints: each kind of question is explained until it has been answered twice

function hints() {
  for (const hint of all("[data-hint]")) {
    const key = `hint ${hint.dataset.hint}`, times = Number(memory.get(key) || 0);
    hint.hidden = times >= 2;
    if (!hint.counted) { hint.counted = true; find("#answer")?.addEventListener("submit", () => memory.set(key, times + 1), { once: true }); }
  }
}

// ---- clocks, links, switches

function clocks() {
  for (const clock of all("[data-until]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.until) - Date.now() / 1000));
    const days = Math.floor(left / 86400), hours = Math.floor(left / 3600) % 24, minutes = Math.floor(left / 60) % 60;
    const two = (n) => String(n).padStart(2, "0");
    clock.textContent = days ? `${days} d ${hours} h` : hours ? `${hours} h ${two(minutes)}` : `${minutes}:${two(left % 60)}`;
    clock.classList.toggle("late", left < 15);
  }
}

function invitations() {
  for (const field of all("[data-invitation]")) field.value = location.origin + field.dataset.invitation;
}

function showRule(id) {
  const drawer = find("#rules");
  if (!drawer) return;
  if (!drawer.open) drawer.showModal();
  const text = find("#rules-text");
  const show = () => {
    all(".found", drawer).forEach((rule) => rule.classList.remove("found"));
    const rule = id && document.getElementById(id);
    if (rule) { rule.classList.add("found"); rule.scrollIntoView({ block: "center" }); }
  };
  if (find("#rule-list", text)) show();
  else {
    text.addEventListener("htmx:after:settle", show, { once: true });
    window.htmx?.trigger(text, "open-rules");
  }
}

const pressed = {
  "[data-sound]": (button) => {
    const on = memory.get("sound") === "off";
    memory.set("sound", on ? "on" : "off");
    button.setAttribute("aria-pressed", String(on));
  },
  "[data-theme-switch]": () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    memory.set("theme", root.dataset.theme);
  },
  "[data-rule]": (button) => showRule(button.dataset.rule),
  "[data-close]": (button) => button.closest("dialog").close(),
  "[data-copy]": async (button) => {
    const field = find("input", button.parentElement);
    try { await navigator.clipboard.writeText(field.value); } catch { field.select(); document.execCommand("copy"); }
    button.textContent = button.dataset.copy;
  },
  "[data-go]": (link, event) => { if (window.htmx) { event.preventDefault(); film.go(Number(link.dataset.go)); } },
  "[data-film]": (button) => film.toggle(button),
};

document.addEventListener("click", (event) => {
  for (const [selector, act] of Object.entries(pressed)) {
    const target = event.target.closest?.(selector);
    if (target) return act(target, event);
  }
  if (event.target.matches?.("dialog")) event.target.close();
});

document.addEventListener("input", (event) => {
  const field = event.target;
  if (field.dataset.filter) {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const rule of find(field.dataset.filter).children) rule.hidden = !words.every((word) => rule.textContent.toLowerCase().includes(word));
  }
  if (field.name === "step" && window.htmx) film.go(Number(field.value));
});

// ---- a replay: steps without leaving the page

const film = {
  timer: 0, busy: false, next: null,
  async go(step) {
    const reel = find("#film");
    step = Math.max(0, Math.min(Number(reel.dataset.steps) - 1, step));
    if (film.busy) { film.next = step; return; }
    film.busy = true;
    const path = `${reel.dataset.path}?step=${step}${reel.dataset.seat === "" ? "" : `&seat=${reel.dataset.seat}`}`;
    await htmx.ajax("GET", path, { target: "#film", swap: `outerMorph${calm.matches ? "" : " transition:true"}` }).catch(() => {});
    history.replaceState(null, "", path);
    film.busy = false;
    if (film.next !== null) { const again = film.next; film.next = null; film.go(again); }
  },
  toggle(button) {
    const stop = film.timer !== 0;
    clearInterval(film.timer);
    film.timer = stop ? 0 : setInterval(() => {
      const { step, steps } = find("#film").dataset;
      if (Number(step) >= Number(steps) - 1) film.toggle(find("[data-film]")); else film.go(Number(step) + 1);
    }, 900);
    const other = button.dataset.film;
    button.dataset.film = button.textContent;
    button.textContent = other;
  },
};

document.addEventListener("keydown", (event) => {
  const reel = find("#film");
  if (!reel || !window.htmx || event.target.closest("input, select, textarea")) return;
  const step = Number(reel.dataset.step);
  if (event.key === "ArrowRight") film.go(step + 1);
  if (event.key === "ArrowLeft") film.go(step - 1);
});

const posts = (event) => event.detail?.ctx?.request?.method === "POST";
document.addEventListener("htmx:before:request", (event) => { if (posts(event)) live.posting += 1; });
document.addEventListener("htmx:finally:request", (event) => {
  if (!posts(event)) return;
  live.posting = Math.max(0, live.posting - 1);
  setTimeout(() => { if (find("#table") && live.wanted && live.wanted !== live.here()) live.fetch(); }, 50);
});
document.addEventListener("htmx:after:swap", (event) => {
  motion.travel();
  live.settled();
  clocks();
  const form = event.detail?.ctx?.sourceElement;
  if (form?.matches?.("[data-reset]")) form.reset();
});
document.addEventListener("htmx:after:settle", clocks);
document.addEventListener("visibilitychange", () => document.hidden || attention.stop());
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

find("[data-sound]")?.setAttribute("aria-pressed", String(memory.get("sound") !== "off"));
setInterval(clocks, 500);
clocks();
invitations();
live.start();
