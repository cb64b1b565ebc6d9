/** @import { Color } from "../../state/types.js" */
/** @import { Cause } from "./types.js" */
/** @import { LostCorner } from "./corners.js" */
import { opponentOf } from "../../game/plies.js";
import { COLORS } from "../../words/english.js";
import { inOneText, language, phrasesOf } from "../../words/language.js";

/** Why a game was lost. Moves are counted without passes. */
export const causes = phrasesOf("causes", {
  /** @param {Color} color who lost @param {Color} winner @param {string} move @param {string} corner */
  corner: (color, winner, move, corner) =>
    `${COLORS[color]}'s ${move} opened the corner ${corner}, and ${COLORS[winner]} took it.`,
  /** @param {Color} color who lost @param {Color} winner @param {string} list of corners with the moves that gave them away */
  corners: (color, winner, list) =>
    `${COLORS[winner]} took corners that ${COLORS[color]} gave away: ${list}.`,
  /** In the list of corners. @param {string} corner @param {string} move that opened it */
  opened: (corner, move) => `${corner} after ${move}`,
  /** In the list of corners. @param {string} corner @param {string} move that placed the disc beside it which was flipped */
  over: (corner, move) => `${corner} over ${move}`,
  /** @param {Color} color @param {Color} winner @param {string} corner @param {string} move beside it @param {number} number of the move */
  taken: (color, winner, corner, move, number) =>
    `At move ${number} ${COLORS[winner]} took the corner ${corner} over ${COLORS[color]}'s ${move}.`,
  /** @param {Color} winner @param {string} corner that the other side could have taken @param {number} number of the move that took it */
  was: (winner, corner, number) =>
    `The corner ${corner} was free: ${COLORS[winner]} took it at move ${number}.`,
  /** @param {Color} color who lost @param {Color} winner @param {string} corner @param {number} from @param {number} to */
  once: (color, winner, corner, from, to) =>
    `${COLORS[color]} left the corner ${corner} free at move ${from}: ${COLORS[winner]} took it at move ${to}.`,
  /**
   * @param {Color} color who lost
   * @param {Color} winner
   * @param {string} corner
   * @param {number} times how many turns it was free
   * @param {number} from
   * @param {number} to
   */
  free: (color, winner, corner, times, from, to) =>
    `${COLORS[color]} left the corner ${corner} free for ${times} turns, from move ${from} on: ${COLORS[winner]} took it at move ${to}.`,
  /** @param {Color} color who lost @param {string} move @param {number} number of the move @param {string} better */
  behind: (color, move, number, better) =>
    `${COLORS[color]} fell behind for good with ${move} at move ${number}; ${better} would have kept the game even.`,
  /** @param {Color} color who lost @param {string} move @param {number} number of the move @param {string} better */
  ahead: (color, move, number, better) =>
    `${COLORS[color]} gave up the lead for good with ${move} at move ${number}; ${better} would have kept it.`,
  /** @param {Color} color @param {string} square @param {number} times @param {number} from @param {number} to */
  left: (color, square, times, from, to) =>
    `${COLORS[color]} left ${square} ${times} times, from move ${from} to move ${to}: it was the best move each time.`,
  /**
   * @param {Color} color
   * @param {Color} winner
   * @param {string} moves that led to it
   * @param {number} number of the move
   * @param {number} own
   * @param {number} other
   */
  short: (color, winner, moves, number, own, other) =>
    `${COLORS[color]} ran short of moves after ${moves}: at move ${number} ${COLORS[color]} had ${own}, ${COLORS[winner]} ${other}.`,
  /** After that. @param {number} number of the move */
  spent: (number) => `At move ${number} every move opened a corner.`,
  /** Or after that. @param {Color} color @param {number} number of the move */
  passed: (color, number) => `At move ${number} ${COLORS[color]} had to pass.`,
  /** @param {Color} color @param {number} count @param {number} discs of all of them @param {number} most of one */
  slips: (color, count, discs, most) =>
    `No single move lost the game: ${count} mistakes cost ${COLORS[color]} about ${discs} discs together, the worst of them ${most}.`,
  /** @param {Color} color @param {number} count @param {number} all mistakes up to then @param {number} to */
  greedy: (color, count, all, to) =>
    `${COLORS[color]} flipped too many discs: in ${count} of ${all} mistakes up to move ${to} the better move flips fewer.`,
  /** @param {Color} color @param {string} move @param {number} number of the move @param {number} lost discs */
  only: (color, move, number, lost) =>
    `${COLORS[color]}'s only mistake was ${move} at move ${number}: it cost about ${lost} discs.`,
  /** @param {Color} color @param {string} move @param {number} number of the move @param {number} lost discs */
  largest: (color, move, number, lost) =>
    `${COLORS[color]}'s largest mistake was ${move} at move ${number}: it cost about ${lost} discs.`,
});

/** How a mistake gave a corner away. @param {LostCorner} lost */
export function cornerText({ how, turn, move, corner, number }) {
  const winner = opponentOf(turn);
  if (how === "opened") return causes.corner(turn, winner, move, corner);
  return how === "over"
    ? causes.taken(turn, winner, corner, move, number)
    : causes.was(winner, corner, number);
}

/** A cause as a sentence, or as two. @param {Cause} cause @returns {string} */
export function causeText(cause) {
  const { turn } = cause;
  const winner = opponentOf(turn);
  switch (cause.kind) {
    case "corners": {
      const [first, ...others] = cause.lost;
      if (others.length === 0) return cornerText(first);
      const list = cause.lost.map(({ how, corner, move }) =>
        how === "over" ? causes.over(corner, move) : causes.opened(corner, move),
      );
      return causes.corners(turn, winner, new Intl.ListFormat(language).format(list));
    }
    case "free": {
      const { corner, times, from, to } = cause;
      return times === 1
        ? causes.once(turn, winner, corner, from, to)
        : causes.free(turn, winner, corner, times, from, to);
    }
    case "behind":
      return causes[cause.isLead ? "ahead" : "behind"](turn, cause.move, cause.number, cause.better);
    case "left":
      return causes.left(turn, cause.square, cause.times, cause.from, cause.to);
    case "short": {
      const moves = new Intl.ListFormat(language).format(cause.after);
      const short = causes.short(turn, winner, moves, cause.number, cause.own, cause.other);
      if (cause.spent !== null) return inOneText([short, causes.spent(cause.spent)]);
      return cause.passed === null ? short : inOneText([short, causes.passed(turn, cause.passed)]);
    }
    case "slips":
      return causes.slips(turn, cause.count, cause.discs, cause.most);
    case "greedy":
      return causes.greedy(turn, cause.count, cause.all, cause.to);
    case "largest":
      return causes[cause.isOnly ? "only" : "largest"](turn, cause.move, cause.number, cause.lost);
  }
}
