// Before the first paint: the theme somebody chose, or the system's.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    /* no storage, no memory */
  }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen === "dark" || chosen === "light" ? chosen : system;
})();
