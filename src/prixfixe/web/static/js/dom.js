// Small words for finding things, and what a browser remembers.

/** The first element that fits. @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null} */
export const find = (selector, root = document) =>
  /** @type {HTMLElement | null} */ (root.querySelector(selector));

/** All elements that fit. @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
export const all = (selector, root = document) =>
  /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);

export const memory = {
  /** @param {string} key */
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** @param {string} key @param {string} value */
  set(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      /* no storage, no memory */
    }
  },
};

const system = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing should move. */
export const calm = () => system.matches || memory.get("motion") === "calm";

/** htmx, where the build step has brought it. @returns {any} */
export const htmx = () => /** @type {any} */ (window).htmx;
