// A press counts for what lay under it when it began: others act meanwhile, and the page changes under the finger.
import { find } from "./dom.js";

/** @typedef {{asked: string, thing: string}} Press */

/** What is asked, and the thing of it under an element. @param {EventTarget | null} target @returns {Press} */
function under(target) {
  const button = target instanceof Element ? target.closest("button") : null;
  const thing = button?.dataset.spot ?? `${button?.name} ${button?.value}`;
  return { asked: find("#question")?.dataset.asked ?? "", thing };
}

/** @type {Press | null} */
let pressed = null;

document.addEventListener("pointerdown", (event) => (pressed = under(event.target)), true);
document.addEventListener(
  "click",
  (event) => {
    const answers =
      event.target instanceof Element && event.target.closest("button[data-spot], #answer button");
    if (!answers || !pressed || event.detail === 0) return; // a key or a script has no press
    const now = under(event.target);
    if (now.asked === pressed.asked && now.thing === pressed.thing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
