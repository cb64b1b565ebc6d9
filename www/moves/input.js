/** @import { Page } from "../feature.js" */
/** @import { Match } from "../match/match.js" */
/** @import { State } from "../state/types.js" */

import { branchFrom, inOrder, pathOf, shownMoves } from "../game/listed-moves.js";
import { isElsewhere } from "../keys/keys.js";

/**
 * Clicks and keys on the list of moves; in analysis the keys work anywhere on the page.
 * @param {HTMLElement} list
 * @param {Page} page
 */
export function listenToMoves(list, { board, store, match }) {
  const buttons = () => [...list.querySelectorAll("button")];
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const move = button && inOrder(shownMoves(store.state))[buttons().indexOf(button)];
    if (move) match.goThrough(move.path);
  });

  list.addEventListener("keydown", (event) => {
    step(event, store.state, match);
  });

  // After a click on the board arrow keys step through the game; for a person who came there by key they move over the board.
  let isPointing = false;
  document.addEventListener("pointerdown", () => {
    isPointing = true;
  });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Tab") isPointing = false;
      const isOnBoard = event.target === board && !isPointing;
      const isTaken =
        list.contains(/** @type {Node} */ (event.target)) || isElsewhere(event.target) || isOnBoard;
      if (store.state.room !== "analyze" || isTaken || hasKeys(event.target)) return;
      // Before the board takes it for a move over its squares.
      if (step(event, store.state, match)) event.stopPropagation();
    },
    { capture: true },
  );
}

/** Whether something uses the arrow keys itself. @param {EventTarget | null} target */
function hasKeys(target) {
  return (
    target instanceof Element &&
    target.matches("input, select, textarea, [role=slider], [role=radio], [role=tab], [role=row]")
  );
}

/**
 * Goes where a key leads: along the line, or in analysis to the branch above or below.
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {Match} match
 * @returns {boolean} whether the key leads anywhere
 */
function step(event, state, match) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const { game, room } = state;
  const { ply, moves } = game;
  const isTree = room === "analyze";
  const along = {
    ArrowLeft: ply - 1,
    ArrowUp: isTree ? undefined : ply - 1,
    ArrowRight: ply + 1,
    ArrowDown: isTree ? undefined : ply + 1,
    Home: 0,
    End: moves.length,
  }[event.key];
  const across = { ArrowUp: /** @type {const} */ (-1), ArrowDown: /** @type {const} */ (1) }[event.key];
  if (along !== undefined) match.goTo(along);
  else if (isTree && across) match.goThrough(branchFrom(shownMoves(state), pathOf(game), across));
  else return false;
  event.preventDefault();
  return true;
}
