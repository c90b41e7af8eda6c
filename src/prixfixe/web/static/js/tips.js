// Every thing explains itself: on hover and focus at once, and by a long press of a finger.
import { all, find } from "./dom.js";
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

/** Over a thing, or under it where there is no room. @param {DOMRect} at @param {HTMLElement} bubble */
function above(at, bubble) {
  const centre = at.left + at.width / 2 - bubble.offsetWidth / 2;
  const over = at.top - bubble.offsetHeight - 8;
  const under = Math.min(at.bottom + 8, innerHeight - bubble.offsetHeight - 8);
  return {
    left: Math.max(8, Math.min(centre, innerWidth - bubble.offsetWidth - 8)),
    top: over > 8 ? over : under,
  };
}

/**
 * Beside a thing of the own place, so that the question over it can be read.
 * @param {DOMRect} at @param {HTMLElement} bubble
 */
function beside(at, bubble) {
  const { bottom } = /** @type {HTMLElement} */ (find("#question")).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const right = at.right + 8 + width <= innerWidth;
  if (at.top < bottom || bottom + height > innerHeight || (!right && at.left - width < 16))
    return above(at, bubble);
  return {
    left: right ? at.right + 8 : at.left - width - 8,
    top: Math.max(bottom, Math.min(at.top, innerHeight - height - 8)),
  };
}

/** The letters and figures of a text. @param {string} text */
const letters = (text) => text.replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Whether a thing has all of a text written on it, or the place it covers does.
 * @param {HTMLElement} target @param {string} text
 */
function written(target, text) {
  const place = target.matches(".cover") ? target.parentElement : target;
  const words = place
    ? all("*", place).filter((one) => one.checkVisibility() && !one.closest(".hidden"))
    : [];
  const whole = words.filter((one) => one.scrollWidth <= one.clientWidth + 1 || one.clientWidth === 0);
  const own = place === target ? [target, ...whole] : whole;
  return own.some((one) => letters(one.innerText ?? "") === letters(text));
}

/** @param {HTMLElement | null} target */
function show(target) {
  const text = target?.dataset.tip;
  if (!target || !text || written(target, text)) return hide();
  const at = target.getBoundingClientRect();
  const bubble = box();
  bubble.textContent = text;
  bubble.hidden = false;
  const { left, top } = target.closest("#mine") && find("#question") ? beside(at, bubble) : above(at, bubble);
  bubble.style.left = `${left + scrollX}px`;
  bubble.style.top = `${top + scrollY}px`;
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
