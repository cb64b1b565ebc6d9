/** @import { OthelloBoard } from "../app/flipside.js" */
/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../app/store.js" */

/**
 * What happens on the board: moves, squares where none can be played, discs that have come to rest, keys.
 * @param {OthelloBoard} board
 * @param {Match} match
 * @param {Readonly<Record<string, string>>} keys the action that each asks for; a capital is one with Shift
 * @param {(action: string) => void} act
 */
export function listenToBoard(board, match, keys, act) {
  board.addEventListener("move", (event) => {
    // The page says what is on the board, also after a move of its own.
    event.preventDefault();
    match.place(event.detail.move);
  });
  board.addEventListener("refuse", ({ detail }) => match.place(detail.square));
  board.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const action = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (!action) return;
    act(action);
    event.preventDefault();
  });
}

/**
 * Notes which game the board shows once its discs have turned.
 * @param {OthelloBoard} board
 * @param {Store} store
 */
export function listenToSettle(board, store) {
  board.addEventListener("settle", () => store.update({ settled: store.state.game }));
}
