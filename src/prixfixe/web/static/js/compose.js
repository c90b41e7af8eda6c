// One confirmation for one thought: the answer that would end a decision of several steps is laid down, shown, and sent
// when it is confirmed. Escape lifts it again; laying down something else puts that in its place.
import { all, find } from "./dom.js";
import { attention } from "./attention.js";
import { settled } from "./live.js";
import { offered, pathTo } from "./spots.js";

/** The option that is laid down, and the question it answers. */
let held = "";
let asked = "";

const question = () => find("#question")?.dataset.asked ?? "";
const confirm = () => find("[data-confirm]");
const choice = () => offered().find((one) => one.value === held);

/** The option that is laid down and waits for its confirmation. */
export const laid = () => held;

/** @param {string} option */
function lay(option) {
  held = option;
  asked = question();
  show();
  if (held) confirm()?.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent("laid", { detail: held }));
}

/** What is laid down, to be touched to lift it again. @param {string} label */
function chip(label) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "laid-now";
  made.dataset.putBack = "";
  made.textContent = `${label} ×`;
  made.setAttribute("aria-label", (confirm()?.dataset.lift ?? "").replace("#", label));
  return made;
}

/** Show what is laid down where it lies and beside the question. */
function show() {
  for (const element of all(".laid-piece, .laid-now")) element.remove();
  for (const element of all(".spot.laid")) element.classList.remove("laid");
  const chosen = choice();
  const button = confirm();
  if (!button) return;
  button.hidden = !chosen;
  if (!chosen) return;
  button.before(chip(chosen.label));
  const path = pathTo(chosen).filter((element) => element.offsetParent);
  const last = path.at(-1);
  if (!last) return;
  last.classList.add("laid");
  const drawing = path.length > 1 ? path[0].querySelector("svg.pic") : find("#hand svg.pic");
  if (!drawing || last.querySelector("svg.pic")?.isEqualNode(drawing)) return;
  const copy = /** @type {Element} */ (drawing.cloneNode(true));
  copy.classList.add("laid-piece");
  last.append(copy);
}

/** Send what is laid down. */
function send() {
  const button = choice()?.button;
  if (button) /** @type {HTMLFormElement | null} */ (find("#answer"))?.requestSubmit(button);
}

document.addEventListener(
  "click",
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest("#all-choices [data-holds]");
    if (!(button instanceof HTMLButtonElement) || !confirm()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    find("#all-choices")?.removeAttribute("open");
    attention.play([520], 0.05);
    lay(button.value);
  },
  true,
);
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("[data-confirm]")) send();
  if (target?.closest("[data-put-back]")) lay("");
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && held && !document.body.classList.contains("walking")) lay("");
});

settled.push(() => {
  if (held && (asked !== question() || !choice())) held = "";
  show();
  const laid = find("#question .laid ol");
  if (laid) laid.scrollTop = laid.scrollHeight; // the newest is in view
});
