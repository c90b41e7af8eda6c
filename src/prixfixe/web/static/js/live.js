// A live table: events say only how far it is; then the page fetches its own view.
import { all, calm, find, htmx } from "./dom.js";
import { attention } from "./attention.js";

/** Called after every change of the page. @type {(() => void)[]} */
export const settled = [];

export const live = {
  /** @type {EventSource | null} */
  source: null,
  wanted: "",
  busy: false,
  posting: 0,
  turn: "0",
  tries: 0,

  start() {
    const table = find("#table");
    if (!table) return;
    const path = table.dataset.events ?? "";
    live.turn = table.dataset.turn ?? "0";
    live.listen(path);
    addEventListener("online", () => live.listen(path));
    addEventListener("offline", () => live.lost(true));
    document.addEventListener("visibilitychange", () => document.hidden || live.check(path));
    document.body.addEventListener("stale", () => live.fetch());
  },

  /** @param {string} path */
  listen(path) {
    live.source?.close();
    const source = new EventSource(path);
    live.source = source;
    source.addEventListener("change", (event) => live.hear(JSON.parse(event.data)));
    source.onopen = () => live.lost(false);
    source.onerror = () => {
      live.lost(true);
      if (source.readyState === EventSource.CLOSED) setTimeout(() => live.listen(path), 2000);
    };
  },

  /** @param {string} path */
  check(path) {
    if (live.source?.readyState !== EventSource.OPEN) live.listen(path);
  },

  /** Say where the eye is that nothing is heard of the server. @param {boolean} lost */
  lost(lost) {
    const note = find("#lost");
    if (!note) return;
    note.textContent = find("#table")?.dataset.lost ?? "";
    note.hidden = !lost;
  },

  here() {
    const { version, room } = find("#table")?.dataset ?? {};
    return `${version}.${room}`;
  },

  /** @param {{version: number, room: number}} told */
  hear({ version, room }) {
    live.wanted = `${version}.${room}`;
    if (live.wanted !== live.here()) live.fetch();
  },

  async fetch() {
    if (live.busy || live.posting) return;
    live.busy = true;
    let wait = Math.min(100 * 2 ** live.tries, 5000); // a server that has too much to do is asked less and less often
    try {
      const swap = `outerMorph${!document.hidden && !calm() ? " transition:true" : ""}`;
      if (htmx()) await htmx().ajax("GET", location.pathname, { target: "#table", swap });
      else location.reload();
    } catch {
      wait = 1500;
    } finally {
      live.busy = false;
    }
    live.tries = live.wanted && live.wanted !== live.here() ? live.tries + 1 : 0;
    if (live.tries) setTimeout(() => live.fetch(), navigator.onLine ? wait : 1500);
  },

  settled() {
    const table = find("#table");
    if (table) {
      if (table.dataset.turn === "1" && live.turn !== "1") attention.call(table.dataset.turnText ?? "");
      if (table.dataset.turn !== "1") attention.stop();
      live.turn = table.dataset.turn ?? "0";
      document.body.classList.toggle("at-table", table.matches(".playing, .over"));
      live.lost(live.source?.readyState === EventSource.CONNECTING && live.source.onopen === null);
    }
    for (const act of settled) act();
  },
};

/** @param {any} event */
const posts = (event) => event.detail?.ctx?.request?.method === "POST";
document.addEventListener("htmx:before:request", (event) => {
  if (posts(event)) live.posting += 1;
});
document.addEventListener("htmx:finally:request", (event) => {
  if (!posts(event)) return;
  live.posting = Math.max(0, live.posting - 1);
  setTimeout(() => {
    if (find("#table") && live.wanted && live.wanted !== live.here()) live.fetch();
  }, 50);
});
document.addEventListener("htmx:after:swap", (event) => {
  live.settled();
  const form = /** @type {any} */ (event).detail?.ctx?.sourceElement;
  if (form?.matches?.("[data-reset]")) form.reset();
});

/** Fill in the addresses of invitations. */
export function invitations() {
  for (const field of all("[data-invitation]")) {
    /** @type {HTMLInputElement} */ (field).value = location.origin + field.dataset.invitation;
  }
}
settled.push(invitations);
