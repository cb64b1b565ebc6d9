/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */

/**
 * Clicks and arrow keys on the list of moves.
 * @param {HTMLElement} list
 * @param {Store} store
 * @param {Match} match
 */
export function listenToMoves(list, store, match) {
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-ply]") : null;
    if (button) match.goTo(Number(button.getAttribute("data-ply")));
  });

  list.addEventListener("keydown", (event) => {
    const { ply, moves } = store.state.game;
    const wanted = {
      ArrowLeft: ply - 1,
      ArrowUp: ply - 1,
      ArrowRight: ply + 1,
      ArrowDown: ply + 1,
      Home: 0,
      End: moves.length,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(moves.length, wanted));
    match.goTo(next);
    const button = list.querySelector(`[data-ply="${next}"]`);
    if (button instanceof HTMLElement) button.focus();
  });
}
