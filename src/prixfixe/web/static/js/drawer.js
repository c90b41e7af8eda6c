// The rules drawer, and other things that open and close.
import { all, find, htmx } from "./dom.js";

/** @param {string} id */
function showRule(id) {
  const drawer = /** @type {HTMLDialogElement | null} */ (find("#rules"));
  const text = find("#rules-text");
  if (!drawer || !text) return;
  if (!drawer.open) drawer.showModal();
  const show = () => {
    all(".found", drawer).forEach((rule) => rule.classList.remove("found"));
    const rule = id && document.getElementById(id);
    if (!rule) return;
    unfiltered();
    if (rule instanceof HTMLDetailsElement) rule.open = true;
    rule.classList.add("found");
    rule.scrollIntoView({ block: "center" });
  };
  if (find("#rule-list", text)) return show();
  text.addEventListener("htmx:after:settle", show, { once: true });
  htmx()?.trigger(text, "open-rules");
}

/** Every rule is there again, whatever was searched for. */
function unfiltered() {
  for (const field of all("[data-filter]")) {
    if (!(field instanceof HTMLInputElement) || !field.value) continue;
    field.value = "";
    filter(field);
  }
}

/** Only rules with every word stay, and chapters with such a rule. @param {HTMLInputElement} field */
function filter(field) {
  const words = field.value.toLowerCase().split(/\s+/);
  const list = field.dataset.filter ? find(field.dataset.filter) : null;
  for (const rule of list ? all(".rule", list) : []) {
    const text = rule.textContent?.toLowerCase() ?? "";
    rule.toggleAttribute("hidden", !words.every((word) => text.includes(word)));
  }
  for (const chapter of list?.children ?? []) {
    chapter.toggleAttribute("hidden", !chapter.querySelector(".rule:not([hidden])"));
  }
}

/** @param {HTMLElement} button */
async function copy(button) {
  const field = /** @type {HTMLInputElement | null} */ (button.parentElement?.querySelector("input"));
  if (!field) return;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
  button.textContent = button.dataset.copy ?? "";
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const rule = target?.closest("[data-rule]");
  if (rule instanceof HTMLElement && (find("#rules") || !rule.matches("a"))) {
    event.preventDefault();
    showRule(rule.dataset.rule ?? "");
  }
  if (target?.closest("[data-close]")) target.closest("dialog")?.close();
  const copied = target?.closest("[data-copy]");
  if (copied instanceof HTMLElement) copy(copied);
  if (target instanceof HTMLDialogElement) target.close();
  for (const menu of all("details.leave[open], details.all[open]")) {
    if (!target || !menu.contains(target)) menu.removeAttribute("open");
  }
});

document.addEventListener("input", (event) => {
  const field = event.target;
  if (field instanceof HTMLInputElement && field.dataset.filter) filter(field);
});
