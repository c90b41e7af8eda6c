// Movement: view transitions where the machine draws them in time; elsewhere the page changes at once and pieces slide.
import { all, calm, find, memory } from "./dom.js";
import { settled } from "./live.js";

const PATIENCE = 40; // milliseconds that a transition may hold the page back
const start = document.startViewTransition?.bind(document);
/** @type {Map<string, DOMRect>} */
const places = new Map();
const page = /** @type {any} */ (document);

function slide() {
  page.startViewTransition = undefined;
}

/** @param {() => void} update */
function timed(update) {
  const began = performance.now();
  const moving = start(update);
  const judge = () => {
    if (performance.now() - began <= PATIENCE || document.hidden) return;
    memory.set("transitions", "slide");
    slide();
  };
  moving.ready.then(() => requestAnimationFrame(judge)).catch(() => {});
  return moving;
}

const pieces = () => all("#table [style*=view-transition-name], #film [style*=view-transition-name]");
/** @param {HTMLElement} piece */
const named = (piece) => piece.style.getPropertyValue("view-transition-name");

function remember() {
  places.clear();
  if (page.startViewTransition || calm()) return;
  for (const piece of pieces()) places.set(named(piece), piece.getBoundingClientRect());
}

function travel() {
  const ways = places.size ? pieces().map((piece) => ({ piece, from: places.get(named(piece)) })) : [];
  for (const { piece, from } of ways) {
    const to = piece.getBoundingClientRect();
    if (!from || Math.hypot(from.x - to.x, from.y - to.y) <= 3) continue;
    const way = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    piece.animate([{ transform: way }, { transform: "none" }], { duration: 300, easing: "ease-out" });
  }
}

if (!start || calm() || memory.get("transitions") === "slide") slide();
else {
  page.startViewTransition = timed;
  if (find("#middle")) (window.requestIdleCallback || setTimeout)(() => document.hidden || timed(() => {}));
}
document.addEventListener("htmx:before:swap", remember);
settled.push(travel);
