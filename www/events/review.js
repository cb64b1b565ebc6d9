/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */

/**
 * A click into the curve of a reviewed game goes to the move there.
 * @param {HTMLElement} place
 * @param {Store} store
 * @param {Match} match
 */
export function listenToReview(place, store, match) {
  const graph = place.querySelector("svg");
  graph?.addEventListener("click", (event) => {
    const { left, width } = graph.getBoundingClientRect();
    match.goTo(Math.round(((event.clientX - left) / width) * store.state.game.moves.length));
  });
}
