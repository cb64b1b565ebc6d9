/** @import { Game } from "../package.js" */
/** @import { State } from "../state/types.js" */
import { isOpen } from "../state/activity.js";
import { lastPly, legalSquares } from "../state/plies.js";
import { colorName } from "./players.js";
import { message } from "./status.js";

/**
 * What a screen reader says after a move: the move, the discs, and what is expected now.
 * @param {State} state
 */
export function spokenMove(state) {
  const { game, activity } = state;
  const { black, white } = game.discs;
  const counts = `Black ${black}, white ${white}.`;
  const said = [lastMove(game), counts, spokenMessage(state)];
  const choices = legalSquares(game).length;
  if (choices > 0 && activity.kind !== "thinking")
    said.push(`${choices} legal ${choices === 1 ? "move" : "moves"}.`);
  return said.join(" ").trim();
}

/** The sentence under the board, with a full stop. @param {State} state */
export function spokenMessage(state) {
  const said = message(state);
  return said.endsWith("…") ? said : `${said}.`;
}

/**
 * What a screen reader says when a disc cannot be placed.
 * @param {State} state
 */
export function spokenRefusal(state) {
  return isOpen(state) ? `${state.refused?.square} is not a legal move.` : spokenMessage(state);
}

/** @param {Game} game */
function lastMove(game) {
  const last = lastPly(game);
  if (!last) return "";
  return last.move === "pass"
    ? `${colorName(last.color)} passed.`
    : `${colorName(last.color)} played ${last.move}.`;
}
