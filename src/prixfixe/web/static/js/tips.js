// Every thing explains itself: on hover and focus at once, and by a long press of a finger.
import { find } from "./dom.js";
import { settled } from "./live.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let held = false;
let keys = false;

/** @param {EventTarget | null} target */
const explained = (target) =>
  target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-tip]")) : null;

function box() {
  let found = find("#bubble");
  if (!found) {
    found = document.createElement("div");
    found.id = "bubble";
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

/** @param {HTMLElement | null} target */
function show(target) {
  const text = target?.dataset.tip;
  if (!target || !text) return hide();
  const at = target.getBoundingClientRect();
  const bubble = box();
  bubble.textContent = text;
  bubble.hidden = false;
  const centre = at.left + at.width / 2 - bubble.offsetWidth / 2;
  const above = at.top - bubble.offsetHeight - 8;
  const below = Math.min(at.bottom + 8, innerHeight - bubble.offsetHeight - 8);
  bubble.style.left = `${Math.max(8, Math.min(centre, innerWidth - bubble.offsetWidth - 8)) + scrollX}px`;
  bubble.style.top = `${(above > 8 ? above : below) + scrollY}px`;
}

function hide() {
  clearTimeout(timer);
  timer = undefined;
  const bubble = find("#bubble");
  if (bubble) bubble.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") show(explained(event.target));
});
document.addEventListener("keydown", (event) => {
  if (["Tab", "Enter", " "].includes(event.key) || event.key.startsWith("Arrow")) keys = true;
});
document.addEventListener("pointerdown", () => {
  keys = false;
});
document.addEventListener("focusin", (event) => {
  if (keys) show(explained(event.target));
});
document.addEventListener("focusout", hide);
document.addEventListener(
  "touchstart",
  (event) => {
    const thing = explained(event.target);
    hide();
    held = false;
    if (!thing) return;
    timer = setTimeout(() => {
      held = true;
      show(thing);
    }, 450);
  },
  { passive: true },
);
for (const end of ["touchmove", "touchcancel"]) document.addEventListener(end, hide, { passive: true });
document.addEventListener("touchend", () => clearTimeout(timer), { passive: true });
document.addEventListener("contextmenu", (event) => {
  if (held) event.preventDefault();
});
document.addEventListener(
  "click",
  (event) => {
    if (held) {
      event.preventDefault();
      event.stopPropagation();
    }
    held = false;
  },
  true,
);
settled.push(() => {
  if (!timer) hide();
  const lost = !document.activeElement || document.activeElement === document.body;
  if (keys && lost) find("#question.asked h2")?.focus({ preventScroll: true });
});
