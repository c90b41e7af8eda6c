// Touch the thing: options lie along paths of spots. Touching, dragging and keys are the same walk along a path.
import { all, find, htmx } from "./dom.js";
import { attention } from "./attention.js";
import { settled } from "./live.js";

/** @typedef {{value: string, label: string, path: string[], button: HTMLButtonElement}} Choice */

const form = () => /** @type {HTMLFormElement | null} */ (find("#answer"));
/** The spots touched so far. @type {string[]} */
let walked = [];

/** Every offered option. @returns {Choice[]} */
export function offered() {
  return all("#all-choices [data-path]").map((element) => {
    const button = /** @type {HTMLButtonElement} */ (element);
    const path = (button.dataset.path ?? "").split(" ").filter(Boolean);
    return { value: button.value, label: button.textContent?.trim() ?? "", path, button };
  });
}

/** Spots of one kind, two shops for instance, may be touched in any order. @param {string[]} path */
const unordered = (path) => path.length > 1 && new Set(path.map((spot) => spot.split(".")[0])).size === 1;

/** The spots with which a path can go on from what was touched; none if it does not. @param {string[]} path */
function following(path) {
  if (!unordered(path))
    return walked.every((spot, at) => path[at] === spot) ? path.slice(walked.length, walked.length + 1) : [];
  return walked.every((spot) => path.includes(spot)) ? path.filter((spot) => !walked.includes(spot)) : [];
}

/** Whether a path goes over all that was touched. @param {string[]} path */
const goesOn = (path) =>
  unordered(path)
    ? walked.every((spot) => path.includes(spot))
    : walked.every((spot, at) => path[at] === spot);

/** The options whose path goes on from what was touched. */
const left = () => offered().filter((choice) => goesOn(choice.path));

/** The spots that are open now. */
const openNow = () => new Set(left().flatMap((choice) => following(choice.path)));

/** The elements of a spot. @param {string} spot */
const at = (spot) => all(`[data-spot="${CSS.escape(spot)}"]`);

/** The spot under an element, if it is open now. @param {EventTarget | null} target */
function openSpot(target) {
  const element = target instanceof Element ? target.closest("[data-spot]") : null;
  const spot = element instanceof HTMLElement ? (element.dataset.spot ?? "") : "";
  return spot && (openNow().has(spot) || walked.at(-1) === spot) ? spot : "";
}

/** The option that touching an element would give, if it is just one. @param {EventTarget | null} target */
export function meant(target) {
  if (!(target instanceof Element)) return "";
  const button = target.closest("#answer button[name=option]");
  if (button instanceof HTMLButtonElement) return button.value;
  const spot = openSpot(target);
  const choices = spot ? left().filter((choice) => following(choice.path).includes(spot)) : [];
  return choices.length === 1 ? choices[0].value : "";
}

/** The elements along the path of an option. @param {Choice} choice */
export const pathTo = (choice) =>
  choice.path.length ? choice.path.flatMap(at) : all(`#answer [data-chip][value="${choice.value}"]`);

/** Answer with an option. @param {Choice} choice */
function answer(choice) {
  attention.play([520], 0.05);
  walked = [];
  show();
  if (form()) choice.button.click();
}

/** Touch a spot: it is the answer, or the piece is in the hand. @param {string} spot */
function touch(spot) {
  if (walked.at(-1) === spot) return putBack();
  walked.push(spot);
  const choices = left();
  if (choices.length === 1) return answer(choices[0]);
  attention.play([440], 0.04);
  show();
}

function putBack() {
  walked.pop();
  show();
}

/** Mark what is open, what is in the hand and what comes next. */
function show() {
  const walking = walked.length > 0;
  document.body.classList.toggle("walking", walking);
  for (const element of all(".spot.next, .spot.taken")) element.classList.remove("next", "taken");
  if (walking) {
    for (const spot of openNow()) at(spot).forEach((e) => e.classList.add("next"));
    for (const spot of walked) at(spot).forEach((e) => e.classList.add("taken"));
  }
  hold();
  reach();
  document.dispatchEvent(new CustomEvent("spots"));
}

/** The piece in the hand stands beside the question. */
function hold() {
  const hand = find("#hand");
  if (!hand) return;
  const last = walked.length ? at(walked[walked.length - 1])[0] : null;
  const drawing = last?.querySelector("svg.pic");
  hand.classList.toggle("held", Boolean(drawing));
  all(".taken-piece", hand).forEach((e) => e.remove());
  if (!drawing) return;
  const copy = /** @type {Element} */ (drawing.cloneNode(true));
  copy.classList.add("taken-piece");
  hand.append(copy);
}

/** Only what is open can be reached with Tab. */
function reach() {
  const open = openNow();
  for (const element of all("button[data-spot]")) {
    const spot = element.dataset.spot ?? "";
    element.tabIndex = open.has(spot) || walked.includes(spot) ? 0 : -1;
  }
}

/** The elements that are open now. */
export const openElements = () => {
  const open = openNow();
  return all("button[data-spot]").filter((element) => open.has(element.dataset.spot ?? ""));
};

document.addEventListener("click", (event) => {
  if (!find("#all-choices") || drag.moved) return;
  const element = event.target instanceof Element ? event.target.closest("button[data-spot]") : null;
  if (!element || !htmx()) return;
  event.preventDefault();
  event.stopPropagation();
  const spot = openSpot(event.target);
  if (spot) touch(spot);
});

// ---- dragging: the same walk, begun by picking something up

const drag = {
  /** @type {{x: number, y: number, spot: string} | null} */
  from: null,
  moved: false,
  /** @type {Element | null} */
  ghost: null,
};

document.addEventListener("pointerdown", (event) => {
  drag.moved = false;
  if (event.button !== 0 || !find("#all-choices")) return;
  const inHand = event.target instanceof Element && event.target.closest("#hand");
  const spot = openSpot(event.target);
  if (spot || inHand) drag.from = { x: event.clientX, y: event.clientY, spot };
});

document.addEventListener("pointermove", (event) => {
  if (!drag.from) return;
  const far = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) > 8;
  if (!drag.moved && far && event.pointerType === "mouse") lift();
  if (drag.ghost instanceof SVGElement || drag.ghost instanceof HTMLElement) {
    drag.ghost.style.left = `${event.clientX}px`;
    drag.ghost.style.top = `${event.clientY}px`;
  }
});

/** Pick up what the drag began on. */
function lift() {
  if (!drag.from) return;
  const { spot } = drag.from;
  const source = spot ? at(spot)[0] : find("#hand");
  const drawing = source?.querySelector("svg.pic");
  drag.moved = true;
  if (spot && walked.at(-1) !== spot) {
    const choices = left().filter((choice) => following(choice.path).includes(spot));
    if (choices.some((choice) => choice.path.length > walked.length + 1)) {
      walked.push(spot);
      show();
    }
  }
  if (drawing) {
    drag.ghost = /** @type {Element} */ (drawing.cloneNode(true));
    drag.ghost.classList.add("ghost");
    document.body.append(drag.ghost);
  }
}

document.addEventListener("pointerup", (event) => {
  const { from, moved } = drag;
  drag.from = null;
  drag.ghost?.remove();
  drag.ghost = null;
  if (!from || !moved) return;
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map(openSpot)
    .find((spot) => spot);
  if (under && under !== from.spot) touch(under);
  else if (!under && from.spot && walked.at(-1) !== from.spot) dropped(event, from.spot);
  else if (walked.length) putBack();
  setTimeout(() => {
    drag.moved = false;
  });
});

/** A thing of one step was dragged where such things go. @param {PointerEvent} event @param {string} spot */
function dropped(event, spot) {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const home = under?.closest("#mine, #hand, #question, [data-drop]");
  if (home) touch(spot);
}
document.addEventListener("pointercancel", () => {
  drag.from = null;
  drag.ghost?.remove();
  drag.ghost = null;
});

// ---- the keyboard

/** The open element nearest in a direction. @param {HTMLElement} here @param {string} key */
function beyond(here, key) {
  const box = here.getBoundingClientRect();
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [
    0, 0,
  ];
  const others = openElements().filter((element) => element !== here && element.offsetParent);
  const rated = others.map((element) => {
    const there = element.getBoundingClientRect();
    const x = there.x + there.width / 2 - box.x - box.width / 2;
    const y = there.y + there.height / 2 - box.y - box.height / 2;
    return { element, ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
  });
  const ahead = rated
    .filter((one) => one.ahead > 1)
    .sort((a, b) => a.ahead + 2 * a.aside - b.ahead - 2 * b.aside);
  return ahead[0]?.element;
}

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && walked.length) return putBack();
  if (event.key.toLowerCase() === "l") find("#all-choices")?.toggleAttribute("open");
  if (event.key.toLowerCase() === "u") find("[data-undo]")?.click();
  if (!event.key.startsWith("Arrow") || find("#film")) return;
  const here = target.closest("button[data-spot]");
  const next = here instanceof HTMLElement ? beyond(here, event.key) : openElements()[0];
  if (next) {
    event.preventDefault();
    next.focus();
  }
});

// ---- amounts

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-step]") : null;
  const list = button?.parentElement?.querySelector("select");
  if (!(button instanceof HTMLElement) || !list) return;
  const next = list.selectedIndex + Number(button.dataset.step);
  list.selectedIndex = Math.max(0, Math.min(list.length - 1, next));
});

let asked = "";
settled.push(() => {
  const now = find("#question")?.dataset.asked ?? "";
  if (now !== asked || !left().length) walked = []; // a piece stays in the hand while the question is the same
  asked = now;
  show();
});
