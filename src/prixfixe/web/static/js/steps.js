// What happened is shown one thing after another: its place is lit, a caption says it, scores change.
import { all, calm, find, memory } from "./dom.js";
import { settled } from "./live.js";

/** @typedef {{text: string, why: string, seat: string, spots: string[], gains: string[], heading: boolean}} Shown */

/** Milliseconds of a step, by the pace somebody chose. @type {Record<string, number>} */
const PACES = { slow: 2200, normal: 1100, fast: 450, none: 0 };
const HURRY = 2000; // milliseconds in which all is shown once the viewer is asked something
const LAG = 2.5; // usual steps in whose time a player sees all that bots have done up to now, however much it is
const LEISURE = 4; // times that for who only looks on
const FIRST = 12; // steps that a first look shows

/** What is still to be shown. @type {Shown[]} */
let queue = [];
/** What is shown now. @type {Shown | null} */
let now = null;
let last = -1;
let deadline = Infinity; // when all that is left has been shown
let hurried = false;
/** Ends the pause. @type {() => void} */
let goOn = () => {};
/** Who wait until all is shown. @type {(() => void)[]} */
let waiting = [];

/** Milliseconds of a usual step, also where nothing moves. */
export const chosen = () => PACES[memory.get("steps") ?? "normal"] ?? PACES.normal;
const pace = () => (calm() ? 0 : chosen());
const live = () => find("#table");
const seated = () => find("#mine") !== null;
const asked = () => live()?.dataset.turn === "1";
const kept = () => `steps ${location.pathname}`;

/** Resolves when nothing is left to be shown. @returns {Promise<void>} */
export const shown = () => (now ? new Promise((done) => waiting.push(done)) : Promise.resolve());

/** @param {HTMLElement} line @returns {Shown} */
const read = (line) => ({
  text: find(".text", line)?.textContent?.trim() ?? "",
  why: all(".why", line)
    .map((reason) => reason.textContent?.trim() ?? "")
    .join(" "),
  seat: line.dataset.seat ?? "",
  spots: (line.dataset.spots ?? "").split(" ").filter(Boolean),
  gains: (line.dataset.gains ?? "").split(" ").filter(Boolean),
  heading: line.matches(".turn, .phase"),
});

/** The lines that were not shown yet, but for the viewer's own answers. */
function fresh() {
  const lines = all("#lines [data-n]");
  const newest = Number(lines.at(-1)?.dataset.n ?? -1);
  const known = live() && last < 0 ? Number(memory.get(kept()) ?? -1) : last;
  const first = known < 0 || known > newest || !live();
  const found = lines.filter((line) => (first ? line.matches(".fresh") : Number(line.dataset.n) > known));
  last = newest;
  if (live()) memory.set(kept(), String(newest));
  return (first && live() ? found.slice(-FIRST) : found).filter((line) => line.dataset.mine === undefined);
}

/** What a step lights: on the common table, in the viewer's place if it acted, and a seat. @param {Shown} step */
function lit(step) {
  const strip = step.seat === "" ? [] : all(`#rival-${step.seat}`);
  const inside = strip.length || step.seat === "" ? "#middle" : "#middle, #mine";
  const places = step.spots.flatMap((spot) =>
    all(`[data-spot="${CSS.escape(spot)}"], [data-place="${CSS.escape(spot)}"]`),
  );
  return [...places.filter((place) => place.closest(inside)), ...strip];
}

function clear() {
  for (const element of all("[data-lit]")) element.removeAttribute("data-lit");
  for (const element of all("[data-gain]")) element.removeAttribute("data-gain");
  const caption = find("#caption");
  if (caption) caption.hidden = true;
}

function draw() {
  clear();
  const caption = find("#caption");
  if (!now || !caption) return;
  caption.textContent = now.why ? `${now.text} ${now.why}` : now.text;
  caption.hidden = false;
  for (const element of lit(now)) element.setAttribute("data-lit", "");
  for (const gain of now.gains) {
    const [seat, points] = gain.split(":");
    const score = find(`#rival-${seat} .points`) ?? find(".table-bar .own .points");
    score?.setAttribute("data-gain", Number(points) > 0 ? `+${points}` : points.replace("-", "−"));
  }
}

/** When all must have been shown: soon once the viewer is asked, else so that a player is never far behind. */
function due() {
  if (!live()) return Infinity;
  const soon = performance.now() + (asked() ? HURRY : LAG * (seated() ? 1 : LEISURE) * pace());
  return hurried && asked() ? Math.min(deadline, soon) : soon;
}

/** How long the present step stays: the fewer milliseconds the more is left to be shown. @param {Shown} step */
function length(step) {
  const usual = pace() * (step.heading ? 0.6 : 1 + Math.min(1, step.why.length / 80));
  return Math.max(0, Math.min(usual, (deadline - performance.now()) / (queue.length + 1)));
}

async function play() {
  while (queue.length) {
    now = queue.shift() ?? null;
    if (!now) break;
    draw();
    const wait = length(now);
    await new Promise((done) => {
      goOn = () => done(undefined);
      setTimeout(done, wait);
    });
  }
  now = null;
  hurried = false;
  clear();
  for (const done of waiting.splice(0)) done();
}

function skip() {
  if (!now) return;
  queue = [];
  goOn();
}

settled.push(() => {
  const found = fresh();
  if (!pace() || document.hidden) {
    skip();
    return;
  }
  queue.push(...found.map(read));
  if (found.length || asked() !== hurried) deadline = due();
  hurried = asked();
  if (now) draw();
  else if (queue.length) play();
});
document.addEventListener("pointerdown", skip, true);
document.addEventListener("keydown", skip, true);
