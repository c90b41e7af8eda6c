// A rival's whole place opens beside its strip; by itself when something in it is open.
import { all, find } from "./dom.js";
import { settled } from "./live.js";
import { openElements } from "./spots.js";

/** The seat whose place somebody opened. */
let open = "";

function show() {
  const needed = openElements().map((element) => element.closest(".whole")?.id.replace("place-", "") ?? "");
  const seats = new Set([...needed.filter(Boolean), open]);
  for (const place of all(".whole"))
    place.toggleAttribute("data-shut", !seats.has(place.id.replace("place-", "")));
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const more = target?.closest("[data-place-of]");
  if (more instanceof HTMLElement) open = open === more.dataset.placeOf ? "" : (more.dataset.placeOf ?? "");
  else if (target?.closest("[data-shut-place]")) open = "";
  else return;
  show();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !open) return;
  open = "";
  show();
});
document.addEventListener("spots", show);
settled.push(show);

// ---- the result lies over the table until somebody wants to look at it
document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("[data-look]")) find("#result")?.setAttribute("data-away", "");
  if (target?.closest("[data-result]")) find("#result")?.removeAttribute("data-away");
});
