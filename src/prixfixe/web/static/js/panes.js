// On the phone one pane is shown at a time; the one with open spots comes up by itself; tabs say where more is open.
import { all, find } from "./dom.js";
import { settled } from "./live.js";
import { openElements } from "./spots.js";

const phone = matchMedia("(max-width: 63.9rem), (max-height: 34rem)"); // as in table.css
let shown = "table";
const REACHED = "a[href], summary, input, select, button:not([tabindex='-1'], [hidden])";
const NEAR = 60; // pixels from the end of the story within which the newest line is kept in view
/** Whether the newest line is in view; who scrolls back to read is left there. */
let newest = true;

/** @param {string} pane */
export function showPane(pane) {
  shown = find(`.pane[data-pane="${pane}"]`) ? pane : "table";
  for (const element of all(".pane")) element.toggleAttribute("data-shown", element.dataset.pane === shown);
  for (const tab of all("[data-show]")) tab.setAttribute("aria-current", String(tab.dataset.show === shown));
}

/** How many open spots each pane has. */
function counts() {
  /** @type {Record<string, number>} */
  const found = {};
  for (const element of openElements()) {
    const pane = /** @type {HTMLElement | null} */ (element.closest(".pane"))?.dataset.pane ?? "";
    found[pane] = (found[pane] ?? 0) + 1;
  }
  return found;
}

function mark() {
  const found = counts();
  for (const tab of all("[data-show]")) {
    const count = find(".open-spots", tab);
    const open = found[tab.dataset.show ?? ""] ?? 0;
    if (!count) continue;
    count.hidden = !open;
    count.textContent = String(open);
  }
  if (!found[shown]) {
    const best = Object.entries(found).sort((a, b) => b[1] - a[1])[0];
    if (best) showPane(best[0]);
  }
}

/** Whether all of an element can be seen in its pane. @param {HTMLElement} element */
function inView(element) {
  const box = element.getBoundingClientRect();
  const pane = element.closest(".pane")?.getBoundingClientRect();
  return pane && box.top >= pane.top && box.bottom <= pane.bottom;
}

/** Something to touch is seen without scrolling. */
function bring() {
  if (!phone.matches) return;
  const open = openElements().filter((element) => element.closest(".pane[data-shown]"));
  if (!open.some(inView)) open[0]?.scrollIntoView({ block: "nearest" });
}
phone.addEventListener("change", bring);

/** What scrolls and holds nothing that a key can reach is reached itself, so that keys can scroll it. */
function reach() {
  for (const element of all(".pane, .pane > div, #zoomed > *")) {
    const scrolls =
      getComputedStyle(element).overflowY === "auto" && element.scrollHeight > element.clientHeight + 1;
    if (scrolls && !find(REACHED, element)) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
}

/** The newest line stays in view, also where the question takes room from the story. */
function toNewest() {
  const lines = find("#lines");
  if (lines && newest) lines.scrollTop = lines.scrollHeight;
}
const room = new ResizeObserver(toNewest);

settled.push(() => {
  showPane(shown);
  mark();
  bring();
  if (phone.matches) reach();
  toNewest();
  const lines = find("#lines");
  if (lines) room.observe(lines);
});
document.addEventListener(
  "scroll",
  (event) => {
    const lines = event.target;
    if (lines instanceof HTMLElement && lines.id === "lines")
      newest = lines.scrollHeight - lines.scrollTop - lines.clientHeight < NEAR;
  },
  true,
);
document.addEventListener("spots", mark);
document.addEventListener("click", (event) => {
  const tab = event.target instanceof Element ? event.target.closest("[data-show]") : null;
  if (tab instanceof HTMLElement) showPane(tab.dataset.show ?? "table");
});
