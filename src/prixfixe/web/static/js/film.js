// A replay: steps without leaving the page.
import { calm, find, htmx } from "./dom.js";
import { chosen, shown } from "./steps.js";

let watching = false;
let busy = false;
/** @type {number | null} */
let next = null;

/** @param {number} step */
async function go(step) {
  const reel = find("#film");
  if (!reel) return;
  const wanted = Math.max(0, Math.min(Number(reel.dataset.steps) - 1, step));
  if (busy) {
    next = wanted;
    return;
  }
  busy = true;
  const seat = reel.dataset.seat === "" ? "" : `&seat=${reel.dataset.seat}`;
  const path = `${reel.dataset.path}?step=${wanted}${seat}`;
  const swap = `outerMorph${calm() ? "" : " transition:true"}`;
  await htmx()
    .ajax("GET", path, { target: "#film", swap })
    .catch(() => {});
  history.replaceState(null, "", path);
  busy = false;
  if (next === null) return;
  const again = next;
  next = null;
  go(again);
}

/** Milliseconds that a frame stays at least. */
const least = () => 150 + chosen() / 2;

/** @param {HTMLElement} button */
function toggle(button) {
  const other = button.dataset.film ?? "";
  button.dataset.film = button.textContent ?? "";
  button.textContent = other;
  watching = !watching;
  if (watching) watch();
}

/** One frame after another, each once its steps were shown. */
async function watch() {
  while (watching) {
    const { step, steps } = find("#film")?.dataset ?? {};
    const switched = find("[data-film]");
    if (Number(step) >= Number(steps) - 1 && switched) return toggle(switched);
    await Promise.all([go(Number(step) + 1), new Promise((done) => setTimeout(done, least()))]);
    await shown();
  }
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest("[data-go]");
  if (link instanceof HTMLElement && htmx()) {
    event.preventDefault();
    go(Number(link.dataset.go));
  }
  const button = target?.closest("[data-film]");
  if (button instanceof HTMLElement) toggle(button);
});
document.addEventListener("input", (event) => {
  const field = event.target;
  if (field instanceof HTMLInputElement && field.name === "step" && htmx()) go(Number(field.value));
});
document.addEventListener("keydown", (event) => {
  const reel = find("#film");
  const target = /** @type {HTMLElement} */ (event.target);
  if (!reel || !htmx() || target.closest("input, select, textarea")) return;
  const step = Number(reel.dataset.step);
  if (event.key === "ArrowRight") go(step + 1);
  if (event.key === "ArrowLeft") go(step - 1);
});
