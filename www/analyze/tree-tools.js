/** @import { Page } from "../feature.js" */

import { create, setAttribute } from "../dom/elements.js";
import { isSame, pathOf } from "../game/listed-moves.js";
import { lineThrough } from "../game/tree.js";
import { fields } from "../state/store.js";
import { analysis } from "./text.js";
import { turningTexts } from "./turning-text.js";

const turning = {
  load: () => import("./turning.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url)],
};

/**
 * What can be done with the line on the board: make it the main one, delete it from here on, turn the whole game.
 * @param {HTMLElement} place they stand below it
 * @param {Page} page
 */
export function createTreeTools(place, page) {
  const { store, match } = page;
  const promote = tool(analysis.promote, () => match.study.promote());
  const remove = tool(analysis.remove, () => match.study.remove());
  const turn = tool(turningTexts.open, () => page.open(turning, ({ openTurning }) => openTurning(page)));
  place.after(create("div", { class: "tree-tools", "data-rooms": "analyze" }, promote, remove, turn));
  store.watch(fields("game", "tree"), ({ game, tree }) => {
    const path = pathOf(game);
    const isMain = isSame(lineThrough(tree, []).slice(0, path.length), path);
    setAttribute(promote, "aria-disabled", isMain ? "true" : null);
    setAttribute(remove, "aria-disabled", path.length === 0 ? "true" : null);
  });
}

/** @param {string} label @param {() => void} act */
function tool(label, act) {
  const button = create("button", { type: "button", class: "quiet" }, label);
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") act();
  });
  return button;
}
