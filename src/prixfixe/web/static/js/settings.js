// Settings: light, size of type, motion, pace of the steps, sound, colours of the seats.
import { all, find, memory } from "./dom.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const DEFAULTS = {
  theme: "auto",
  text: "normal",
  motion: "on",
  steps: "normal",
  sound: "on",
  seats: "colours",
  passing: "pass",
};

/** @param {string} name */
const chosen = (name) => memory.get(name) ?? /** @type {Record<string, string>} */ (DEFAULTS)[name];

function apply() {
  const root = document.documentElement;
  root.dataset.theme = chosen("theme") === "auto" ? (dark.matches ? "dark" : "light") : chosen("theme");
  root.dataset.text = chosen("text");
  root.dataset.seats = chosen("seats");
  root.toggleAttribute("data-calm", chosen("motion") === "calm");
  for (const field of all("[data-setting]")) {
    const radio = /** @type {HTMLInputElement} */ (field);
    radio.checked = radio.value === chosen(radio.dataset.setting ?? "");
  }
  find("[data-sound]")?.setAttribute("aria-pressed", String(chosen("sound") !== "off"));
}

/**
 * Remember a choice here and, for people the server knows, in every browser of theirs.
 * @param {string} name @param {string} value
 */
function choose(name, value) {
  memory.set(name, value);
  keep({ [name]: value });
}

/** @param {Record<string, string>} settings */
function keep(settings) {
  const token = document.documentElement.dataset.csrf;
  if (!token || !Object.keys(settings).length) return;
  const headers = { "content-type": "application/json", "x-csrf-token": token };
  const body = JSON.stringify({ settings });
  const sent = fetch("/api/me/settings", { method: "PUT", headers, body, keepalive: true });
  sent.catch(() => {}); // it is remembered here anyway
}

/** What was chosen here before the server knew the person. */
function unkept() {
  const kept = JSON.parse(document.documentElement.dataset.settings ?? "{}");
  const names = Object.keys(DEFAULTS).filter((name) => !(name in kept) && memory.get(name) !== null);
  return Object.fromEntries(names.map((name) => [name, chosen(name)]));
}

document.addEventListener("change", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.dataset.setting) return;
  choose(field.dataset.setting, field.value);
  apply();
});
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("[data-setting]")) return; // its change is heard above; setting it here would undo it
  if (target?.closest("[data-open-settings]"))
    /** @type {HTMLDialogElement} */ (find("#settings"))?.showModal();
  if (target?.closest("[data-sound]")) choose("sound", chosen("sound") === "off" ? "on" : "off");
  if (target?.closest("[data-theme-switch]")) {
    choose("theme", document.documentElement.dataset.theme === "dark" ? "light" : "dark");
  }
  apply();
});
apply();
keep(unkept());
