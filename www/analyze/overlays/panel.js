/** @import { Page } from "../../feature.js" */
/** @import { Mark } from "../../package/flipside.js" */
/** @import { Facts, OverlayName } from "./overlays.js" */

import { choices } from "../../dom/choices.js";
import { create, find, reveal, setAttribute, setText } from "../../dom/elements.js";
import { draw } from "../../dom/svg.js";
import { loadCoach } from "../../package/parts.js";
import { recall, remember } from "../../storage/local.js";
import { createNames } from "./names.js";
import { OVERLAYS } from "./overlays.js";
import { overlays } from "./text.js";

const NAMES = /** @type {readonly OverlayName[]} */ (Object.keys(OVERLAYS));

/** Kept, as the board draws again what is another list. @type {readonly Mark[]} */
const NOTHING = Object.freeze([]);

/**
 * The button beside those that walk through the game, and what it opens: a choice of what is marked on the board, and a line
 * that explains it. It is remembered in this browser.
 * @param {HTMLElement} tools
 * @param {Page} page
 */
export function createOverlays(tools, page) {
  const { store, open } = page;
  const { overlay: remembered } = recall();
  let chosen = NAMES.find((name) => name === remembered);
  /** Known when the first overlay is switched on. @type {((position: string) => Facts) | null} */
  let factsOf = null;
  const toggle = create(
    "button",
    { type: "button", class: "overlays-toggle", "aria-controls": "overlays" },
    drawLayers(),
  );
  const options = choices("overlay", [["", overlays.off], ...NAMES.map(named)], {
    columns: "three",
    chosen: chosen ?? "",
  });
  const menu = create("fieldset", {}, create("legend", { class: "hidden" }, overlays.title), options);
  const line = create("p", { class: "note", role: "status" });
  const element = create("div", { class: "overlays", id: "overlays", "data-rooms": "analyze" }, line, menu);
  menu.hidden = true;

  const drawMarks = () => {
    const { game, isGuided, room } = store.state;
    const isShown = room === "analyze" && !isGuided;
    const shown = isShown && chosen && factsOf ? OVERLAYS[chosen](game, factsOf(game.toString())) : null;
    store.update({ overlaid: shown?.marks ?? NOTHING });
    setText(line, shown?.said ?? overlays.about);
    drawChosen();
  };
  const drawChosen = () => {
    const label = chosen ? overlays.shown(overlays.names[chosen]) : overlays.title;
    setAttribute(toggle, "aria-label", label);
    setAttribute(toggle, "title", label);
    setAttribute(toggle, "data-on", chosen !== undefined);
    setAttribute(toggle, "aria-expanded", String(!menu.hidden));
    element.hidden = menu.hidden && !chosen;
  };
  const choose = (/** @type {OverlayName | undefined} */ name) => {
    chosen = name;
    if (!chosen || factsOf) drawMarks();
    else
      open({ load: loadCoach }, ({ positionFacts }) => {
        factsOf = positionFacts;
        drawMarks();
      });
  };
  toggle.addEventListener("click", () => {
    menu.hidden = !menu.hidden;
    drawChosen();
    if (!menu.hidden) reveal(element);
  });
  options.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    choose(NAMES.find((name) => name === target.value));
    remember({ overlay: target.value });
  });
  find(tools, "[data-action=end]", HTMLElement).after(toggle);
  tools.after(element);
  createNames(page);
  drawChosen();
  choose(chosen);
  store.on("shown", drawMarks);
  store.watch(({ isGuided }) => isGuided, drawMarks);
}

/** @param {OverlayName} name @returns {[value: string, label: string]} */
const named = (name) => [name, overlays.names[name]];

/** Three sheets, one above the other. */
function drawLayers() {
  const path = draw("path", {
    d: "M12 3.5 3.500 8l8.500 4.500L20.500 8zM3.500 12l8.500 4.500 8.500-4.500M3.500 16l8.500 4.500 8.500-4.500",
  });
  return draw("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, path);
}
