// Names in the story and in the rules say what they are: on hover, on focus and by a long press.
import { all, find } from "./dom.js";
import { settled } from "./live.js";

const PLACES = "#lines, #rules-text";
/** What each name says. @type {Record<string, string>} */
let told = {};
/** Finds names. @type {RegExp | null} */
let pattern = null;
let wanted = false;

/** Where the server says what names mean. */
const address = () =>
  (find("#table")?.dataset.events ?? find("#film")?.dataset.path ?? "").replace(
    /^\/tables\/([^/]+).*/,
    "/api/tables/$1/things",
  );

/** Ask for all names once somebody looks at a text that may have some. */
async function learn() {
  if (wanted || !address()) return mark();
  wanted = true;
  const answer = await fetch(address(), { headers: { accept: "application/json" } }).catch(() => null);
  wanted = Boolean(answer?.ok);
  if (!answer?.ok) return;
  told = await answer.json();
  const names = Object.keys(told).sort((a, b) => b.length - a.length);
  const words = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  pattern = words.length
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "gu")
    : null;
  mark();
}

/** Mark the names of the lines that are in view. */
function mark() {
  if (!pattern) return;
  for (const place of all(PLACES)) {
    const { top, bottom } = (place.closest(".drawer") ?? place).getBoundingClientRect();
    const lines = all(".text, .why, .rule :is(p, li, td)", place).filter((line) => !find(".name", line));
    const boxes = lines.map((line) => line.getBoundingClientRect());
    const seen = lines.filter(
      (_, at) => boxes[at].bottom > top && boxes[at].top < bottom && boxes[at].height,
    );
    for (const line of seen) part(line);
  }
  reach();
}

/** Put each name of a line into an element of its own. @param {HTMLElement} line */
function part(line) {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const nodes = [];
  while (texts.nextNode()) nodes.push(/** @type {Text} */ (texts.currentNode));
  for (const node of nodes) {
    for (const found of [...node.data.matchAll(/** @type {RegExp} */ (pattern))].reverse()) {
      const made = document.createElement("span");
      made.className = "name";
      made.textContent = found[0];
      made.dataset.tip = told[found[0]];
      node.splitText(found.index).splitText(found[0].length).before(made);
      made.previousSibling?.remove();
    }
  }
}

/** Names are reached with Tab while the text they stand in has the focus. */
function reach() {
  const place = document.activeElement?.closest(PLACES);
  for (const name of all(".name")) name.tabIndex = place?.contains(name) ? 0 : -1;
}

for (const sign of ["pointerover", "pointerdown", "focusin"])
  document.addEventListener(sign, (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${PLACES}, [data-show=story]`)) learn();
    else if (sign === "focusin") reach();
  });
document.addEventListener(
  "scroll",
  (event) => {
    if (event.target instanceof Element && event.target.matches("#lines, .drawer")) mark();
  },
  true,
);
settled.push(mark);
