/** @import { Game } from "../package/flipside.js" */
import { legalSquares } from "../game/plies.js";

// Hints for a move that a person looks for: why another one is wrong, what to count, and the quarter of the board that it is in.

/** The corners of the quarter of the board that a square is in. @param {string} square @returns {readonly [string, string]} */
export function quarterOf(square) {
  const files = square < "e" ? "ad" : "eh";
  const ranks = Number(square[1]) <= 4 ? "14" : "58";
  return [`${files[0]}${ranks[0]}`, `${files[1]}${ranks[1]}`];
}

/** The empty squares of the quarter that a square is in. @param {string} board its 64 squares @param {string} square */
export function emptyInQuarter(board, square) {
  const quarter = quarterOf(square).join();
  return [...board].flatMap((disc, index) => {
    const name = `${"abcdefgh".charAt(index % 8)}${(index >> 3) + 1}`;
    return disc === "-" && quarterOf(name).join() === quarter ? [name] : [];
  });
}

/** A reason that was read, or may be. @typedef {{ kind?: string, sentence: string }} Read */

/**
 * The reason that does not tell the better move, and nothing that was read already.
 * @param {readonly Read[]} reasons
 * @param {string} best
 * @param {readonly Read[]} [read]
 */
export function veiled(reasons, best, read = []) {
  const isNew = (/** @type {Read} */ reason) => !read.some((each) => saySame(each, reason));
  return reasons.find((reason) => !reason.sentence.includes(best) && isNew(reason))?.sentence;
}

/** Whether two reasons are told in the same words, or tell the same of the same squares. @param {Read} one @param {Read} other */
function saySame(one, other) {
  if (one.sentence === other.sentence) return true;
  return one.kind !== undefined && one.kind === other.kind && squaresIn(one) === squaresIn(other);
}

/** @param {Read} read */
function squaresIn({ sentence }) {
  return [...new Set(sentence.match(/[a-h][1-8]/g))].sort().join();
}

/**
 * The opponent's best reply to a mistake, where it does not tell the better move: after that one it is worth less.
 * @param {readonly { reply: readonly string[] | null }[]} reasons
 * @param {string} best
 */
export function replyBeside(reasons, best) {
  const replies = reasons.flatMap(({ reply }) => reply?.[0] ?? []);
  return replies.includes(best) ? undefined : replies[0];
}

/**
 * What one can count on the board after a move and after a better one, and what the better move has less of: the opponent's moves, or the
 * discs that it flips.
 * @param {Game} position before the move
 * @param {string} move
 * @param {string} best the better move
 * @returns {{ what: "moves" | "flips", played: number, best: number } | null} `null` where it has less of neither
 */
export function countBeside(position, move, best) {
  /** @type {[string, (move: any) => number][]} */
  const counts = [
    ["moves", (each) => legalSquares(position.after(each)).length],
    ["flips", (each) => position.flips(each).length],
  ];
  for (const [what, count] of counts) {
    const [one, other] = [count(move), count(best)];
    // A corner is not the better move because it flips little.
    if (what === "flips" && /[ah][18]/.test(best)) continue;
    if (other < one) return { what: /** @type {"moves" | "flips"} */ (what), played: one, best: other };
  }
  return null;
}

/**
 * The reasons against a move that is tried while one looks for the better one: those that do not tell it, unless the reply on the board
 * has told its square; first those that speak of no other reply.
 * @template {{ sentence: string, reply: readonly string[] | null }} Told
 * @param {readonly Told[]} reasons
 * @param {string} best
 * @param {string | undefined} answer the reply on the board
 * @returns {Told[]}
 */
export function toldOfTry(reasons, best, answer) {
  const isOfBoard = (/** @type {Told} */ { reply }) => reply === null || reply[0] === answer;
  const told = reasons.filter(({ sentence }) => answer === best || !sentence.includes(best));
  return [...told.filter(isOfBoard), ...told.filter((each) => !isOfBoard(each))];
}
