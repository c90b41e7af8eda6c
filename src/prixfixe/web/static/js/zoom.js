// The middle of the table: wheel, pinch and double click zoom, dragging pans, F fits.
import { all, find } from "./dom.js";
import { settled } from "./live.js";

const MOST = 4;
const view = { scale: 1, x: 0, y: 0 };
/** Fingers on the middle. @type {Map<number, PointerEvent>} */
const fingers = new Map();
let panning = false;

function apply() {
  const middle = find("#middle");
  const zoomed = find("#zoomed");
  if (!middle || !zoomed) return;
  const { width, height } = middle.getBoundingClientRect();
  view.x = Math.min(0, Math.max(width * (1 - view.scale), view.x));
  view.y = Math.min(0, Math.max(height * (1 - view.scale), view.y));
  zoomed.style.transform = view.scale > 1 ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : "";
  middle.classList.toggle("is-zoomed", view.scale > 1);
  for (const button of all("[data-fit]")) button.hidden = view.scale === 1;
}

/** Zoom about a point of the page. @param {number} factor @param {number} px @param {number} py */
function zoom(factor, px, py) {
  const box = find("#middle")?.getBoundingClientRect();
  if (!box) return;
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const x = px - box.x;
  const y = py - box.y;
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
  apply();
}

function fit() {
  Object.assign(view, { scale: 1, x: 0, y: 0 });
  apply();
}

/** Whether something happens in the middle, on no thing that can be touched. @param {Event} event */
const inMiddle = (event) => event.target instanceof Element && Boolean(event.target.closest("#middle"));

document.addEventListener(
  "wheel",
  (event) => {
    if (!inMiddle(event)) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  },
  { passive: false },
);
document.addEventListener("dblclick", (event) => {
  if (!inMiddle(event) || (event.target instanceof Element && event.target.closest("[data-spot]"))) return;
  if (view.scale > 1) fit();
  else zoom(2, event.clientX, event.clientY);
});
document.addEventListener("pointerdown", (event) => {
  if (!inMiddle(event)) return;
  fingers.set(event.pointerId, event);
  panning = !(event.target instanceof Element && event.target.closest("[data-spot]"));
});
document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  if (fingers.size === 2) pinch(event);
  else if (panning && view.scale > 1) {
    view.x += event.clientX - before.clientX;
    view.y += event.clientY - before.clientY;
    apply();
  }
  fingers.set(event.pointerId, event);
});

/** Two fingers. @param {PointerEvent} event */
function pinch(event) {
  const [a, b] = [...fingers.values()];
  const other = a.pointerId === event.pointerId ? b : a;
  const old = a.pointerId === event.pointerId ? a : b;
  const was = Math.hypot(old.clientX - other.clientX, old.clientY - other.clientY);
  const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
  if (was > 0) zoom(is / was, (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
}
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
}
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-fit]")) fit();
});
document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (
    event.key.toLowerCase() === "f" &&
    !event.ctrlKey &&
    !event.metaKey &&
    !target.closest("input, textarea")
  )
    fit();
});
settled.push(apply);
