// Clocks, and hints that each kind of question shows until it has been answered twice.
import { all, find, memory } from "./dom.js";
import { settled } from "./live.js";

/** @param {number} n */
const two = (n) => String(n).padStart(2, "0");

/** @param {number} left seconds */
function said(left) {
  const days = Math.floor(left / 86400);
  const hours = Math.floor(left / 3600) % 24;
  const minutes = Math.floor(left / 60) % 60;
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours} h ${two(minutes)}` : `${minutes}:${two(left % 60)}`;
}

function clocks() {
  for (const clock of all("[data-until]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.until) - Date.now() / 1000));
    clock.textContent = said(left);
    clock.classList.toggle("late", left < 15);
  }
}

/** @type {WeakSet<Element>} */
const counted = new WeakSet();

function hints() {
  for (const hint of all("[data-hint]")) {
    const key = `hint ${hint.dataset.hint}`;
    const times = Number(memory.get(key) || 0);
    hint.hidden = times >= 2;
    if (counted.has(hint)) continue;
    counted.add(hint);
    find("#answer")?.addEventListener("submit", () => memory.set(key, String(times + 1)), { once: true });
  }
}

setInterval(clocks, 500);
settled.push(clocks, hints);
