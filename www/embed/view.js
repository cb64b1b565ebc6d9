/** @import { Page } from "../feature.js" */
import { create } from "../dom/elements.js";
import { fragmentOf } from "../game/link.js";
import { pathOf } from "../game/listed-moves.js";
import { nodeAt } from "../game/tree.js";
import { embedded } from "./text.js";

/**
 * Makes the page a board in the frame of another page: the game that the address holds, to step through and to play on by
 * hand. The engine is not loaded, and nothing is kept.
 * @param {Page} page
 */
export function openEmbedded({ store, Game }) {
  const usualStart = new Game().start;
  const link = create("a", { class: "open", target: "_blank", rel: "noopener" }, embedded.open);
  document.querySelector(".move-rows")?.after(link);
  store.watch(
    ({ game, tree }) => fragmentOf(game, usualStart, undefined, nodeAt(tree, pathOf(game))?.marks),
    (fragment) => {
      link.href = `${location.pathname}#${fragment}`;
    },
  );
}
