/** @import { Game } from "../package/flipside.js" */
/** @import { Seats } from "../state/rooms.js" */
/** @import { Color } from "../state/types.js" */
/** @import { Subject } from "../words/english.js" */
import { discsPlaced } from "../game/plies.js";
import { plural, subject } from "../words/english.js";
import { phrasesOf } from "../words/language.js";
import { subjectOf } from "./names.js";

export const results = phrasesOf("results", {
  draw: "It is a draw",
  /** What a game that was lost on time may still be. */
  late: "Lost on time. The game can continue without clocks.",

  /** Another game with the colors exchanged, by the person's color in it. */
  rematch: { black: "Rematch as Black", white: "Rematch as White" },
  /** What a game that was given up may still be. */
  given: "The game can still be played on.",

  /** @param {Subject} who */
  wins: (who) => (who === "you" ? "You win" : `${subject(who)} wins`),
  /** @param {Subject} who */
  lostOnTime: (who) => `${subject(who)} ran out of time`,
  /** @param {Subject} who */
  resigned: (who) => (who === "you" ? "You resigned" : `${subject(who)} resigned`),
  /** @param {string} verdict who wins, or that it is a draw @param {number} more discs of the winner @param {number} fewer */
  over: (verdict, more, fewer) => `Game over. ${verdict}, ${more}–${fewer}`,
  /** @param {number} moves */
  length: (moves) => plural(moves, { one: "# move", other: "# moves" }),
  /** @param {string} length what `length` says @param {number} empties */
  withEmpties: (length, empties) =>
    `${length}; ${plural(empties, { one: "# empty square goes", other: "# empty squares go" })} to the winner`,
});

/**
 * The final discs, black's first, with empty squares given to the winner.
 * @param {Pick<Game, "result">} game
 * @returns {[number, number]}
 */
export function finalDiscs({ result }) {
  return [32 + Number(result) / 2, 32 - Number(result) / 2];
}

/**
 * Who lost a game; `null` for a draw, and where it is not over.
 * @param {Pick<Game, "isOver" | "result">} game
 * @returns {Color | null}
 */
export function loserOf({ isOver, result }) {
  const score = Number(result);
  if (!isOver || score === 0) return null;
  return score < 0 ? "black" : "white";
}

/**
 * Who won, as a title.
 * @param {Pick<Game, "result">} game
 * @param {Seats} settings
 */
export function verdict({ result }, settings) {
  const score = Number(result);
  if (score === 0) return results.draw;
  return results.wins(subjectOf(settings, score > 0 ? "black" : "white"));
}

/** Who ran out of time, as a title. @param {Seats} settings @param {Color} color */
export function timeVerdict(settings, color) {
  return results.lostOnTime(subjectOf(settings, color));
}

/** Who gave the game up, as a title. @param {Seats} settings @param {Color} color */
export function resignVerdict(settings, color) {
  return results.resigned(subjectOf(settings, color));
}

/** Who won a game that was given up, and that it may go on all the same. @param {Seats} settings @param {Color} color who resigned */
export function givenUpDetail(settings, color) {
  const winner = subjectOf(settings, color === "black" ? "white" : "black");
  return `${results.wins(winner)} · ${results.given}`;
}

/**
 * Who won and how, for a line of text.
 * @param {Game} game
 * @param {Seats} settings
 */
export function result(game, settings) {
  const half = Math.abs(Number(game.result)) / 2;
  return results.over(verdict(game, settings), 32 + half, 32 - half);
}

/** How long the game was, and what became of its empty squares. @param {Game} game */
export function resultDetail({ moves: all, empties, result: score }) {
  const length = results.length(discsPlaced(all));
  return empties === 0 || score === 0 ? length : results.withEmpties(length, empties);
}
