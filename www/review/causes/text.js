/** @import { Color } from "../../state/types.js" */
/** @import { Cause } from "./causes.js" */
import { opponentOf } from "../../game/plies.js";
import { COLORS } from "../../words/english.js";
import { inOneText, language, phrasesOf } from "../../words/language.js";

/** Why a game was lost. Moves are counted without passes. */
export const causes = phrasesOf("causes", {
  /** @param {Color} color who lost @param {Color} winner @param {string} move @param {string} corner */
  corner: (color, winner, move, corner) =>
    `${COLORS[color]}'s ${move} opened the corner ${corner}, and ${COLORS[winner]} took it.`,
  /** @param {Color} color who lost @param {Color} winner @param {string} list of corners with the moves that opened them */
  corners: (color, winner, list) =>
    `${COLORS[color]} opened corners, and ${COLORS[winner]} took them: ${list}.`,
  /** In the list of corners. @param {string} corner @param {string} move */
  opened: (corner, move) => `${corner} after ${move}`,
  /** @param {Color} color @param {string} square @param {number} times @param {number} from @param {number} to */
  left: (color, square, times, from, to) =>
    `${COLORS[color]} left ${square} ${times} times, from move ${from} to move ${to}: it was the best move each time.`,
  /** @param {Color} color @param {Color} winner @param {number} number of the move @param {number} own @param {number} other */
  short: (color, winner, number, own, other) =>
    `${COLORS[color]} ran short of moves: at move ${number} ${COLORS[color]} had ${own} to choose from, ${COLORS[winner]} ${other}.`,
  /** After that. @param {number} number of the move */
  spent: (number) => `At move ${number} every move opened a corner.`,
  /** @param {Color} color @param {number} count @param {number} all @param {number} from @param {number} to */
  part: (color, count, all, from, to) =>
    `${count} of ${COLORS[color]}'s ${all} mistakes came from move ${from} to move ${to}.`,
});

/** A cause as a sentence, or as two. @param {Cause} cause @returns {string} */
export function causeText(cause) {
  const { turn } = cause;
  const winner = opponentOf(turn);
  switch (cause.kind) {
    case "corners": {
      const [{ corner, move }, ...others] = cause.opened;
      if (others.length === 0) return causes.corner(turn, winner, move, corner);
      const list = cause.opened.map((each) => causes.opened(each.corner, each.move));
      return causes.corners(turn, winner, new Intl.ListFormat(language).format(list));
    }
    case "left":
      return causes.left(turn, cause.square, cause.times, cause.from, cause.to);
    case "short": {
      const short = causes.short(turn, winner, cause.number, cause.own, cause.other);
      return cause.spent === null ? short : inOneText([short, causes.spent(cause.spent)]);
    }
    case "part":
      return causes.part(turn, cause.count, cause.all, cause.from, cause.to);
  }
}
