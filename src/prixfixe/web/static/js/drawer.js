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
    rule.classList.add("found");
    rule.scrollIntoView({ block: "center" });
  };
  if (find("#rule-list", text)) return show();
  text.addEventListener("htmx:after:settle", show, { once: true });
  htmx()?.trigger(text, "open-rules");
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
  if (rule instanceof HTMLElement) showRule(rule.dataset.rule ?? "");
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
  if (!(field instanceof HTMLInputElement) || !field.dataset.filter) return;
  const words = field.value.toLowerCase().split(/\s+/);
  for (const rule of find(field.dataset.filter)?.children ?? []) {
    const text = rule.textContent?.toLowerCase() ?? "";
    rule.toggleAttribute("hidden", !words.every((word) => text.includes(word)));
  }
});
