/** @import { CoachDecided } from "../../package/flipside.js" */
/** @import { Color } from "../../state/types.js" */
/** @import { Who } from "../../words/english.js" */
/** @import { Cause } from "./types.js" */
/** @import { LostCorner } from "./corners.js" */
import { opponentOf } from "../../game/plies.js";
import { COLORS } from "../../words/english.js";
import { inOneText, language, phrasesOf } from "../../words/language.js";

/** How a side is called at the beginning of a sentence. @type {Readonly<Record<Who, string>>} */
const FIRST = { ...COLORS, you: "You" };

/** And within one. @type {Readonly<Record<Who, string>>} */
const SIDES = { ...COLORS, you: "you" };

/** Whose something is. @param {Who} who */
const its = (who) => (who === "you" ? "your" : `${COLORS[who]}'s`);

/** Whose something is, at the beginning of a sentence. @param {Who} who */
const firstIts = (who) => (who === "you" ? "Your" : its(who));

/** Why a game was lost, or what decided it: a person who played it is "you", whoever else by color. Moves are counted without passes. */
export const causes = phrasesOf("causes", {
  /** @param {Who} color who lost @param {Who} winner @param {string} move @param {string} corner */
  corner: (color, winner, move, corner) =>
    `${firstIts(color)} ${move} opened the corner ${corner}, and ${SIDES[winner]} took it.`,
  /** @param {Who} color who lost @param {Who} winner @param {string} list of corners with the moves that gave them away */
  corners: (color, winner, list) => `${FIRST[winner]} took corners that ${SIDES[color]} gave away: ${list}.`,
  /** In the list of corners. @param {string} corner @param {string} move that opened it */
  opened: (corner, move) => `${corner} after ${move}`,
  /** In the list of corners. @param {string} corner @param {string} move that placed the disc beside it which was flipped */
  over: (corner, move) => `${corner} over ${move}`,
  /** @param {Who} color @param {Who} winner @param {string} corner @param {string} move beside it @param {number} number of the move */
  taken: (color, winner, corner, move, number) =>
    `At move ${number} ${SIDES[winner]} took the corner ${corner} over ${its(color)} ${move}.`,
  /** @param {Who} winner @param {string} corner that the other side could have taken @param {number} number of the move that took it */
  was: (winner, corner, number) =>
    `The corner ${corner} was free: ${SIDES[winner]} took it at move ${number}.`,
  /** @param {Who} color who lost @param {Who} winner @param {string} corner @param {number} from @param {number} to */
  once: (color, winner, corner, from, to) =>
    `${FIRST[color]} left the corner ${corner} free at move ${from}: ${SIDES[winner]} took it at move ${to}.`,
  /**
   * @param {Who} color who lost
   * @param {Who} winner
   * @param {string} corner
   * @param {number} times how many turns it was free
   * @param {number} from
   * @param {number} to
   */
  free: (color, winner, corner, times, from, to) =>
    `${FIRST[color]} left the corner ${corner} free for ${times} turns, from move ${from} on: ${SIDES[winner]} took it at move ${to}.`,
  /** @param {Who} color who lost @param {string} move @param {number} number of the move @param {string} better */
  behind: (color, move, number, better) =>
    `${FIRST[color]} fell behind for good with ${move} at move ${number}; ${better} would have kept the game even.`,
  /** @param {Who} color who lost @param {string} move @param {number} number of the move @param {string} better */
  ahead: (color, move, number, better) =>
    `${FIRST[color]} gave up the lead for good with ${move} at move ${number}; ${better} would have kept it.`,
  /** @param {Who} color @param {string} square @param {number} times @param {number} from @param {number} to */
  left: (color, square, times, from, to) =>
    `${FIRST[color]} left ${square} ${times} times, from move ${from} to move ${to}: it was the best move each time.`,
  /**
   * @param {Who} color
   * @param {Who} winner who took the squares
   * @param {number} count
   * @param {string} squares all of them, or the costliest
   * @param {boolean} areAll
   */
  yielded: (color, winner, count, squares, areAll) =>
    `${count} times ${SIDES[winner]} at once took the square that was ${its(color)} best move${areAll ? ":" : ", above all"} ${squares}.`,
  /**
   * @param {Who} color
   * @param {Who} winner
   * @param {string} moves that led to it
   * @param {number} number of the move
   * @param {number} own
   * @param {number} other
   */
  short: (color, winner, moves, number, own, other) =>
    `${FIRST[color]} ran short of moves after ${moves}: at move ${number} ${SIDES[color]} had ${own}, ${SIDES[winner]} ${other}.`,
  /** After that. @param {number} number of the move */
  spent: (number) => `At move ${number} every move opened a corner.`,
  /** Or after that. @param {Who} color @param {number} number of the move */
  passed: (color, number) => `At move ${number} ${SIDES[color]} had to pass.`,
  /** @param {Who} color @param {number} count @param {number} discs of all of them @param {number} most of one */
  slips: (color, count, discs, most) =>
    `Small mistakes added up: ${count} cost ${SIDES[color]} about ${discs} discs together, the worst of them ${most}.`,
  /** @param {Who} color @param {number} count @param {number} all mistakes up to then @param {number} to */
  greedy: (color, count, all, to) =>
    `${FIRST[color]} flipped too many discs: in ${count} of ${all} mistakes up to move ${to} the better move flips fewer.`,
  /** @param {Who} color @param {string} move @param {number} number of the move @param {number} lost discs */
  only: (color, move, number, lost) =>
    `${firstIts(color)} only mistake was ${move} at move ${number}: it cost about ${lost} discs.`,
  /** @param {Who} color @param {string} move @param {number} number of the move @param {number} lost discs */
  largest: (color, move, number, lost) =>
    `${firstIts(color)} largest mistake was ${move} at move ${number}: it cost about ${lost} discs.`,
  /** What decided the game was the person's move. @param {string} move @param {string} better */
  ownWin: (move, better) => `You gave the win away with ${move}; ${better} would have kept it.`,
  /** @param {string} move @param {string} better */
  ownDraw: (move, better) => `You gave the draw away with ${move}; ${better} would have kept it.`,
  /** It decided nothing, and lost the most. @param {string} move @param {string} better */
  ownMost: (move, better) => `Your ${move} lost the most; ${better} was better.`,
});

/**
 * The two sides, as they are spoken of.
 * @param {Color} turn
 * @param {Color | null} person
 * @returns {[Who, Who]}
 */
function sidesOf(turn, person) {
  const opponent = opponentOf(turn);
  return [turn === person ? "you" : turn, opponent === person ? "you" : opponent];
}

/**
 * How a mistake gave a corner away.
 * @param {LostCorner} lost
 * @param {Color | null} person who is spoken to; `null` for nobody
 */
export function cornerText({ how, turn, move, corner, number }, person) {
  const [loser, winner] = sidesOf(turn, person);
  if (how === "opened") return causes.corner(loser, winner, move, corner);
  return how === "over"
    ? causes.taken(loser, winner, corner, move, number)
    : causes.was(winner, corner, number);
}

/**
 * A cause as a sentence, or as two.
 * @param {Cause} cause
 * @param {Color | null} person who is spoken to; `null` for nobody
 * @returns {string}
 */
export function causeText(cause, person) {
  const [loser, winner] = sidesOf(cause.turn, person);
  switch (cause.kind) {
    case "corners": {
      const [first, ...others] = cause.lost;
      if (others.length === 0) return cornerText(first, person);
      const list = cause.lost.map(({ how, corner, move }) =>
        how === "over" ? causes.over(corner, move) : causes.opened(corner, move),
      );
      return causes.corners(loser, winner, new Intl.ListFormat(language).format(list));
    }
    case "free": {
      const { corner, times, from, to } = cause;
      return times === 1
        ? causes.once(loser, winner, corner, from, to)
        : causes.free(loser, winner, corner, times, from, to);
    }
    case "behind":
      return causes[cause.isLead ? "ahead" : "behind"](loser, cause.move, cause.number, cause.better);
    case "left":
      return causes.left(loser, cause.square, cause.times, cause.from, cause.to);
    case "yielded": {
      const { count, squares } = cause;
      const list = new Intl.ListFormat(language).format(squares);
      return causes.yielded(loser, winner, count, list, squares.length === count);
    }
    case "short": {
      const moves = new Intl.ListFormat(language).format(cause.after);
      const short = causes.short(loser, winner, moves, cause.number, cause.own, cause.other);
      if (cause.spent !== null) return inOneText([short, causes.spent(cause.spent)]);
      return cause.passed === null ? short : inOneText([short, causes.passed(loser, cause.passed)]);
    }
    case "slips":
      return causes.slips(loser, cause.count, cause.discs, cause.most);
    case "greedy":
      return causes.greedy(loser, cause.count, cause.all, cause.to);
    case "largest":
      return causes[cause.isOnly ? "only" : "largest"](loser, cause.move, cause.number, cause.lost);
  }
}

/**
 * What decided the game, where that was a move of the person's.
 * @param {Pick<CoachDecided, "move" | "better" | "before" | "after">} decided
 */
export function ownDecision({ move, better, before, after }) {
  if (before === after) return causes.ownMost(move, better);
  return causes[before === "win" ? "ownWin" : "ownDraw"](move, better);
}
