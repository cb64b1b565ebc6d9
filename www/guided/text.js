/** @import { Color } from "../state/types.js" */
import { COLORS, plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

/** The words of the guided review. */
export const guided = phrasesOf("guided", {
  learn: "Learn from the mistakes",
  /** @param {number} count of one's own mistakes @param {boolean} isOnce whether a larger one with the same best move is left out */
  learnFrom: (count, isOnce) =>
    isOnce
      ? plural(count, { one: "Learn from one of your mistakes", other: "Learn from # of your mistakes" })
      : plural(count, {
          one: "Learn from your biggest mistake",
          other: "Learn from your # biggest mistakes",
        }),
  leave: "Leave the lesson",
  whose: "Whose mistakes do you want to look at?",
  both: "Both",
  hint: "Hint",
  solution: "Solution",
  again: "Back to the exercise",
  next: "Next",
  /** @param {number} number @param {number} total */
  step: (number, total) => `Mistake ${number} of ${total}`,
  /**
   * After that, where there are more mistakes than are looked at.
   * @param {number} count how many are looked at
   * @param {number} all
   * @param {boolean} isBeside whether the one that decided the game is looked at beside the largest
   */
  chosen: (count, all, isBeside) =>
    isBeside
      ? `${count} of ${all}: the largest, and the one that decided the game`
      : `the ${count} largest of ${all}, in order of play`,
  /** Or where mistakes with the same best move are left out. @param {number} count @param {number} all */
  once: (count, all) => `${count} of ${all}, each best move once`,
  elsewhere: "You have left the exercise.",
  /** Of the numbers on the board, when the solution is shown. @param {string} move the first of the line */
  numbered: (move) => `The numbers show the better line, from ${move}.`,
  /** At the end, of the mistakes for which no better move was found. */
  saved: "If you practice those not found, they come again in Train.",
  /** Goes there with them. @param {number} count of those that were not found */
  practice: (count) =>
    plural(count, { one: "Practice the one not found", other: "Practice the # not found" }),
  /** @param {Color} color of who replies @param {string} reply to the mistake */
  reply: (color, reply) =>
    `${COLORS[color]}'s best reply is ${reply}: look for a move after which ${reply} helps ${COLORS[color]} less.`,
  /**
   * @param {Color} color of who replies
   * @param {number} best how many moves they have after the best one
   * @param {string} move the mistake
   * @param {number} played and after that
   */
  countMoves: (color, best, move, played) =>
    `Count ${COLORS[color]}'s moves after yours: the best move leaves ${best || "none"}, ${move} leaves ${played}.`,
  /** @param {number} best how many discs the best move flips @param {string} move the mistake @param {number} played */
  countFlips: (best, move, played) =>
    `The best move flips ${plural(best, { one: "# disc", other: "# discs" })}, ${move} flips ${played}.`,
  /** @param {string} first @param {string} last the corners of a quarter of the board */
  lookIn: (first, last) => `Look in the quarter from ${first} to ${last}.`,
  /** @param {string} move */
  lookAt: (move) => `Look at ${move}.`,
  /** @param {string} best */
  nearly: (best) => `Nearly as good as ${best}: that counts.`,
  /** @param {number} found @param {number} total */
  found: (found, total) => `Better moves found: ${found} of ${total}.`,
  /** How it went with a mistake. */
  outcomes: {
    /** @param {string} move */
    atOnce: (move) => `Found at the first try: ${move}.`,
    /** @param {string} move @param {string[]} tried before it */
    after: (move, tried) => `Found: ${move}, after ${tried.join(", ")}.`,
    /** Without a try, a hint or the solution. */
    skipped: "Skipped.",
    /** @param {string} best */
    missed: (best) => `Not found: ${best}.`,
    /** @param {string[]} tried */
    tried: (tried) => `You tried ${tried.join(", ")}.`,
    hinted: "With a hint.",
  },
});
