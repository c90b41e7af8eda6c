// What the pages do besides plain forms.
import { live } from "./live.js";
import "./press.js";
import "./settings.js";
import "./motion.js";
import "./spots.js";
import "./panes.js";
import "./places.js";
import "./zoom.js";
import "./tips.js";
import "./names.js";
import "./drawer.js";
import "./steps.js";
import "./film.js";
import "./clocks.js";
import "./compose.js";
import "./counsel.js";

addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
live.start();
live.settled();
