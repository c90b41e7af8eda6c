// Before the first paint: what somebody has chosen in any browser, and the theme of it or of the system.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    for (const [name, value] of Object.entries(JSON.parse(root.dataset.settings ?? "{}"))) {
      localStorage.setItem(name, String(value));
    }
    chosen = localStorage.getItem("theme");
  } catch {
    /* no storage, no memory */
  }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.dataset.theme = chosen === "dark" || chosen === "light" ? chosen : system;
})();
