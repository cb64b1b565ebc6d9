/** @import { Page } from "../app/feature.js" */
import { fields } from "../app/store.js";
import { create, setAttribute } from "../dom/elements.js";
import { isSame, pathOf } from "../game/places.js";
import { lineThrough } from "../game/tree.js";
import { analysis } from "./text.js";

/**
 * What can be done with the line on the board: make it the main one, delete it from here on.
 * @param {HTMLElement} place they stand below it
 * @param {Page} page
 */
export function createTreeTools(place, { store, match }) {
  const promote = tool(analysis.promote, () => match.study.promote());
  const remove = tool(analysis.remove, () => match.study.remove());
  place.after(create("div", { class: "tree-tools", "data-rooms": "analyze" }, promote, remove));
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
