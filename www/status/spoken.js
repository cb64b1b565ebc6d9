/** @import { Game } from "../package/flipside.js" */
/** @import { Color, State } from "../state/types.js" */

import { lastPly, legalSquares } from "../game/plies.js";
import { isOpen } from "../match/activity.js";
import { COLORS, plural } from "../words/english.js";
import { inOneText, phrasesOf } from "../words/language.js";
import { message } from "./text.js";

/** What a screen reader says. */
export const spoken = phrasesOf("spoken", {
  /** @param {Color} color @param {string} move */
  played: (color, move) => `${COLORS[color]} played ${move}.`,
  /** @param {Color} color */
  passed: (color) => `${COLORS[color]} passed.`,
  /** @param {number} black discs @param {number} white */
  discs: (black, white) => `Black ${black}, white ${white}.`,
  /** @param {number} count */
  choices: (count) => plural(count, { one: "# legal move.", other: "# legal moves." }),
  /** @param {string} square */
  refused: (square) => `${square} is not a legal move.`,
  /** The sentence under the board with its full stop. @param {string} message */
  sentence: (message) => (message.endsWith("…") ? message : `${message}.`),
});

/**
 * What a screen reader says after a move: the move, the discs, and what is expected now.
 * @param {State} state
 */
export function spokenMove(state) {
  const { game, activity } = state;
  const said = [spoken.discs(game.discs.black, game.discs.white), spokenMessage(state)];
  const last = lastMove(game);
  if (last) said.unshift(last);
  const choices = legalSquares(game).length;
  if (choices > 0 && activity.kind !== "thinking") said.push(spoken.choices(choices));
  return inOneText(said);
}

/** The sentence under the board, with a full stop. @param {State} state */
export function spokenMessage(state) {
  return spoken.sentence(message(state));
}

/**
 * What a screen reader says when a disc cannot be placed.
 * @param {State} state
 */
export function spokenRefusal(state) {
  return isOpen(state) ? spoken.refused(String(state.refused?.square)) : spokenMessage(state);
}

/** @param {Game} game */
function lastMove(game) {
  const last = lastPly(game);
  if (!last) return null;
  return last.move === "pass" ? spoken.passed(last.color) : spoken.played(last.color, last.move);
}
