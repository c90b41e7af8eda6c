// Consequences before: what is certain to follow from an answer; hints; and answers that leave nothing to decide.
import { all, find, memory } from "./dom.js";
import { settled } from "./live.js";
import { laid } from "./compose.js";
import { meant, offered, pathTo } from "./spots.js";

const WAIT = 140; // milliseconds a pointer rests before it is worth asking
const MOMENT = 1600; // milliseconds before the only answer is given
const PASSING = 3000; // milliseconds before a question that is seldom of use is declined

/** What was heard of options of this question. @type {Map<string, string>} */
const known = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let lone;
/** What stands below the question by itself, and what stands there while nothing is pointed at. */
let usual = "";
let plain = "";

const note = () => find("#follows");
const api = () =>
  (find("#table")?.dataset.events ?? "").replace(/^\/tables/, "/api/tables").replace(/events$/, "");

/** A change with its sign. @param {number} change */
const signed = (change) => `${change > 0 ? "+" : "−"}${Math.abs(change)}`;

/** @param {{lines: string[], certain: boolean, points: number | null}} found */
function said(found) {
  const { uncertain = "", points = "" } = note()?.dataset ?? {};
  const change = found.points ? points.replace("#", signed(found.points)) : "";
  const known = [...found.lines, change && `${change}.`].filter(Boolean);
  return known.length && !found.certain ? [...known, uncertain].join(" ") : known.join(" ");
}

/** Ends what is asked of the server once an answer is on its way. */
let asking = new AbortController();

/** @param {string} option */
async function ask(option) {
  if (!known.has(option)) {
    const headers = { accept: "application/json" };
    const version = find("#table")?.dataset.version ?? "";
    const address = `${api()}preview?version=${version}&option=${option}`;
    const answer = await fetch(address, { headers, signal: asking.signal });
    const found = answer.ok ? await answer.json() : null; // nothing is said of a table that moved on
    known.set(option, found ? said(found) : "");
  }
  return known.get(option) ?? "";
}

/** @param {Event} event */
function look(event) {
  clearTimeout(timer);
  const option = find("#answer") ? meant(event.target) : "";
  const place = note();
  if (!place || place.hasAttribute("data-lone")) return;
  if (option) timer = setTimeout(async () => say((await ask(option).catch(() => "")) || plain), WAIT);
  else place.textContent = plain;
}

/** Say something below the question. @param {string} text */
function say(text) {
  const place = note();
  if (!place || !text) return;
  place.textContent = text;
  place.hidden = false;
}

/** What is about to be confirmed says what follows while nothing else is pointed at. @param {string} option */
async function announce(option) {
  plain = usual;
  say(plain);
  const text = option ? await ask(option).catch(() => "") : "";
  if (text) plain = text;
  say(text);
}

document.addEventListener("laid", (event) => announce(/** @type {CustomEvent<string>} */ (event).detail));

function hush() {
  clearTimeout(timer);
  clearTimeout(lone);
  asking.abort();
  asking = new AbortController();
}

document.addEventListener("htmx:before:request", hush);
document.addEventListener("pointerover", look);
document.addEventListener("focusin", look);

/** What is said of an answer, if it is still offered. @param {number} option @param {string} said */
function of(option, said) {
  const choice = offered().find((one) => one.value === String(option));
  return choice ? [{ choice, said: `${choice.label}${said}` }] : [];
}

/** The answer a good player would give, and why. */
async function hint() {
  const answer = await fetch(`${api()}hint`, { headers: { accept: "application/json" } });
  const { option, why } = answer.ok ? await answer.json() : { option: "", why: [] };
  return of(option, why.length ? ` (${why.join(", ")})` : "");
}

/** The three best answers, with their chances to win. */
async function best() {
  const answer = await fetch(`${api()}hint/best`, { headers: { accept: "application/json" } });
  const { options } = /** @type {{options: {option: number, win: number}[]}} */ (
    answer.ok ? await answer.json() : { options: [] }
  );
  const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
  return options.flatMap(({ option, win }) => of(option, ` ${percent.format(win)}`));
}

document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-ask-hint]") : null;
  if (!(button instanceof HTMLElement)) return;
  const again = button.dataset.asked !== undefined;
  const found = await (again ? best() : hint());
  const place = note();
  if (!found.length || !place) return;
  plain = `${again ? place.dataset.bestAre : place.dataset.hintIs} ${found.map(({ said }) => said).join("; ")}`;
  say(plain);
  for (const element of all(".advised")) element.classList.remove("advised");
  for (const { choice } of found) for (const element of pathTo(choice)) element.classList.add("advised");
  button.dataset.asked = ""; // one press more shows the three best
  button.textContent = button.dataset.askHint ?? "";
});

settled.push(() => {
  known.clear();
  hush();
  plain = usual = note()?.textContent ?? "";
  const ready = laid() || /** @type {HTMLButtonElement | null} */ (find("#answer [data-confirms]"))?.value;
  if (ready) announce(ready);
  if (memory.get("passing") === "wait") return;
  if (note()?.hasAttribute("data-lone")) lone = setTimeout(() => offered()[0]?.button.click(), MOMENT);
  if (note()?.hasAttribute("data-passing")) {
    lone = setTimeout(
      () =>
        offered()
          .find((choice) => !choice.path.length)
          ?.button.click(),
      PASSING,
    );
  }
});

/** Whoever reaches for something wants to decide. */
for (const sign of ["pointerdown", "keydown"]) {
  document.addEventListener(sign, () => {
    if (note()?.hasAttribute("data-passing")) clearTimeout(lone);
  });
}
