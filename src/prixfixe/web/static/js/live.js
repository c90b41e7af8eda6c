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
  stale: false, // the server said that this page is behind
  away: false, // nothing is heard of the server
  refused: "", // why the last thing that was sent was not granted
  /** The answer that could not be sent, and the question it answers. */
  unsent: { option: "", asked: "" },

  start() {
    const table = find("#table");
    if (!table) return;
    const path = table.dataset.events ?? "";
    live.turn = table.dataset.turn ?? "0";
    live.listen(path);
    addEventListener("online", () => live.listen(path));
    addEventListener("offline", () => live.lost(true));
    document.addEventListener("visibilitychange", () => document.hidden || live.check(path));
    document.body.addEventListener("stale", () => {
      live.stale = true;
      live.fetch();
    });
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

  /** Whether the server is heard. @param {boolean} lost */
  lost(lost) {
    live.away = lost;
    live.say();
    if (!lost && live.unsent.option) live.resend();
  },

  /** Say where the eye is what went wrong. */
  say() {
    const note = find("#lost");
    if (!note) return;
    const { lost = "", unsent = "" } = find("#table")?.dataset ?? {};
    const text = live.away ? (live.unsent.option ? unsent : lost) : live.refused;
    note.textContent = text;
    note.hidden = !text;
  },

  /** At a table, what was not granted is said beside the question. */
  hearRefusal() {
    const notice = find(".at-table #notice p");
    if (!notice || !find("#lost")) return;
    live.refused = notice.textContent ?? "";
    notice.remove();
    live.say();
  },

  /** The answer that could not be sent goes out; the server takes the same answer once only. */
  resend() {
    const { option, asked } = live.unsent;
    live.unsent = { option: "", asked: "" };
    const form = /** @type {HTMLFormElement | null} */ (find("#answer"));
    const button = find(`#all-choices [data-path][value="${option}"]`);
    if (form && button && asked === find("#question")?.dataset.asked) form.requestSubmit(button);
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
    live.stale = false;
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
      live.say();
    }
    for (const act of settled) act();
  },
};

/** @param {any} event */
const posts = (event) => event.detail?.ctx?.request?.method === "POST";
document.addEventListener("htmx:before:request", (event) => {
  if (!posts(event)) return;
  live.posting += 1;
  live.refused = "";
  live.say();
});
document.addEventListener("htmx:error", (event) => {
  const ctx = /** @type {any} */ (event).detail?.ctx;
  if (!posts(event) || ctx.response) return; // it was answered
  const option = ctx.sourceElement?.id === "answer" ? ctx.sourceEvent?.submitter?.value : "";
  live.unsent = { option: option ?? "", asked: find("#question")?.dataset.asked ?? "" };
  live.lost(true);
  live.listen(find("#table")?.dataset.events ?? "");
});
document.addEventListener("htmx:finally:request", (event) => {
  if (!posts(event)) return;
  live.posting = Math.max(0, live.posting - 1);
  live.hearRefusal();
  setTimeout(() => {
    const behind = live.stale || (live.wanted && live.wanted !== live.here());
    if (find("#table") && behind) live.fetch();
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
