/** @import { Game } from "../package/flipside.js" */
/** @import { Seats } from "../state/rooms.js" */
/** @import { Color, State } from "../state/types.js" */
/** @import { Subject } from "../words/english.js" */

import { hintedEvaluation } from "../evaluation/evaluations.js";
import { lead } from "../evaluation/text.js";
import { discsPlaced, lastPly } from "../game/plies.js";
import { canPlayOn, isGivenUp, isResting, isSearching } from "../match/activity.js";
import { resignVerdict, result } from "../players/ending.js";
import { hasOneSide, subjectOf } from "../players/names.js";
import { seated } from "../state/rooms.js";
import { isEngine } from "../state/settings.js";
import { COLORS, subject } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

/** The words under the board. */
export const status = phrasesOf("status", {
  loading: "Loading the engine…",
  looking: "Looking for a good move…",
  yourTurn: "Your turn",
  atStart: "At the start",
  playOn: "Play on",
  showResult: "Result",
  pause: "Pause",
  moveNow: "Move now",

  /** @param {string} move @param {string} lead who leads after it, in short */
  hint: (move, lead) => `Hint: ${move} (${lead})`,
  /** @param {Subject} who */
  mustPass: (who) => `${subject(who)} cannot move and must pass`,
  /** @param {Color} color whose move nobody else can play */
  missing: (color) => `The engine is not available: play for ${COLORS[color]} as well`,
  /** @param {Subject} who */
  thinking: (who) => `${subject(who)} is thinking…`,
  /** @param {Color} color */
  toMove: (color) => `${COLORS[color]} to move`,
  /** @param {Subject} who @param {string} turn whose turn it is now */
  passed: (who, turn) => `${subject(who)} passed. ${turn}`,
  /** @param {number} placed @param {number} all */
  after: (placed, all) => `After move ${placed} of ${all}`,
});

/**
 * The sentence under the board: what is expected now.
 * @param {State} state
 * @returns {string}
 */
export function message(state) {
  const { activity, engine, game, hint } = state;
  const settings = seated(state);
  if (game.isOver) return result(game, settings);
  if (state.resigned && isGivenUp(state)) return resignVerdict(settings, state.resigned.color);
  if (isSearching(activity) && engine === "loading") return status.loading;
  if (activity.kind === "hinting") return status.looking;
  if (hint !== null) return status.hint(hint, lead(hintedEvaluation(state)));
  if (game.mustPass) return status.mustPass(subjectOf(settings, game.turn));
  if (!isEngine(settings, game.turn)) return invitation(game, settings);
  if (engine === "missing") return status.missing(game.turn);
  if (isResting(activity)) return placeName(game);
  return status.thinking(subjectOf(settings, game.turn));
}

/**
 * The label of the button beside the sentence, null for none.
 * @param {State} state
 */
export function stepLabel(state) {
  const { activity, resigned, room, settings } = state;
  if (isGivenUp(state)) return resigned?.isPutAway ? status.showResult : null;
  if (activity.kind === "over") return room === "play" && !activity.isNew ? status.showResult : null;
  if (canPlayOn(state)) return status.playOn;
  if (activity.kind !== "thinking" && activity.kind !== "passing") return null;
  if (settings.side === "none") return status.pause;
  return activity.kind === "thinking" ? status.moveNow : null;
}

/** Where one is in a game. @param {Game} game */
function placeName({ ply, moves }) {
  const placed = discsPlaced(moves.slice(0, ply));
  return placed === 0 ? status.atStart : status.after(placed, discsPlaced(moves));
}

/** @param {Game} game @param {Seats} settings */
function invitation(game, settings) {
  const last = lastPly(game);
  const turn = hasOneSide(settings) ? status.yourTurn : status.toMove(game.turn);
  return last?.move === "pass" ? status.passed(subjectOf(settings, last.color), turn) : turn;
}
