/** @import { Page } from "../../feature.js" */
import { find } from "../../dom/elements.js";

/**
 * In a review by key, and read aloud, the tools of the game and those of the list of moves come where one sees them. The style sheets say
 * where that is.
 * @param {Page} page
 */
export function followSight({ store }) {
  const panels = find(document, ".panels", HTMLElement);
  const game = find(panels, ".game", HTMLElement);
  const [tools, seen] = [find(game, ".walk", HTMLElement), find(panels, ".seen", HTMLElement)];
  const moves = find(panels, ".moves", HTMLElement);
  const head = find(moves, ".panel-head", HTMLElement);
  const next = game.nextElementSibling;
  const put = () => {
    const { activeElement } = document;
    // At the foot of the column both stand in one row.
    const isAtFoot = getComputedStyle(head).position === "absolute";
    if (isAtFoot && head.parentElement === moves) tools.after(head);
    if (!isAtFoot && head.parentElement === game) moves.prepend(head);
    // On a phone the game stands above the turning points.
    const isAbove = getComputedStyle(tools).order === "-1";
    if (isAbove && game.parentElement === panels) seen.after(game);
    if (!isAbove && game.parentElement !== panels) next?.before(game);
    if (activeElement instanceof HTMLElement && activeElement !== document.activeElement)
      activeElement.focus({ preventScroll: true });
  };
  store.watch(({ review, room }) => room === "analyze" && review !== null, put);
  new ResizeObserver(put).observe(panels);
}
