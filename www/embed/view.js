/** @import { Page } from "../app/feature.js" */
import { create } from "../dom/elements.js";
import { fragmentOf } from "../game/link.js";
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
    ({ game }) => fragmentOf(game, usualStart),
    (fragment) => {
      link.href = `${location.pathname}#${fragment}`;
    },
  );
}
