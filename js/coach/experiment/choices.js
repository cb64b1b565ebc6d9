// What the line of a move does to one's choice of moves, beside that of a better one: what people feel as being in trouble, counted on the board.

import { isPlaced } from "./trial.js";

/**
 * @import { Square } from "../../generated/types.js"
 * @import { Stand } from "../facts/line.js"
 * @import { Trial, Tried } from "./trial.js"
 */

/**
 * What becomes of one's choice of moves in the line of the move, and not as far in that of the better move.
 * @typedef {object} ChoicesFields
 * @property {"choices"} kind What is told.
 * @property {Square} reply The opponent's reply to the move.
 * @property {Square[]} line It and what follows: 1, 3 or 5 moves, after which it is counted.
 * @property {Square[]} otherwise The reply to the better move and what follows it, as many moves.
 * @property {"unsafe" | "left" | "opened" | "fewer"} how What is counted: `"unsafe"`, own moves after which the opponent can take no
 *   corner, of which none are left, as each opens one; `"left"`, own moves, at most three; `"opened"`, own moves that the reply made
 *   possible, which are none; `"fewer"`, own moves beside the opponent's.
 * @property {Square[]} [squares] Of `"left"`: one's moves there.
 * @property {number} played How many are counted after `line`.
 * @property {number} best And in the line of the better move.
 * @property {number} theirs The opponent's moves after `line`, were it its turn.
 * @property {number} instead And in the line of the better move.
 */

/** What becomes of one's choice of moves. @typedef {ChoicesFields & Tried} Choices */

/** Fewer moves than these are few, and so many more there are after the better move. */
const [FEW, MORE] = [3, 3];
/** A safe move, or one that a reply opens, counts if there are two. */
const SOME = 2;
/** The difference of moves beside the opponent's that is told, and what it is in the mean of all that is counted. */
const [MUCH, MEAN] = [3, 1];
/** After so many plies one is to move. */
const PLIES = [2, 4, 6];

/**
 * What becomes of one's choice of moves, the most telling fact; `undefined` where the two lines differ little.
 * @param {Trial} trial
 * @returns {Choices | undefined}
 */
export function choicesIn(trial) {
  // The lines that are shown beside it: who plays them out finds what is counted.
  const [[moves], [others]] = [trial.expected.played, trial.expected.best];
  const counts = PLIES.flatMap((ply) => {
    const [line, otherwise] = [moves, others].map((each) => /** @type {Square[]} */ (each.slice(1, ply)));
    if (line.length < ply - 1 || otherwise.length < ply - 1) return [];
    if (![...line, ...otherwise].every(isPlaced)) return [];
    const [now, other] = [trial.after(...moves.slice(0, ply)), trial.after(...others.slice(0, ply))];
    // A pass is told by itself.
    return ownMoves(now) === 0 || other.isOver ? [] : { line, otherwise, now, other };
  });
  if (counts.length === 0) return undefined;
  const [first, ...later] = counts;
  const told = (
    /** @type {Choices["how"]} */ how,
    /** @type {typeof first} */ { line, otherwise, now, other },
    count = ownMoves,
  ) =>
    /** @type {Choices} */ ({
      kind: "choices",
      ...trial.tried,
      reply: line[0],
      line,
      otherwise,
      how,
      ...(how === "left" && { squares: [...now.moves("own")] }),
      played: count(now),
      best: count(other),
      theirs: now.moves("opponent").length,
      instead: other.moves("opponent").length,
    });
  const unsafe = later.find(
    ({ now, other }) => now.safeMoves("own").length === 0 && safeMoves(other) >= SOME,
  );
  if (unsafe) return told("unsafe", unsafe, safeMoves);
  const left = later.find(
    ({ now, other }) => ownMoves(now) <= FEW && ownMoves(other) >= ownMoves(now) + MORE,
  );
  if (left) return told("left", left);
  const opened = (/** @type {Stand} */ stand) => {
    const before = trial.after(stand === first.now ? trial.move : trial.better).moves("own");
    return stand.moves("own").filter((move) => !before.includes(move)).length;
  };
  if (opened(first.now) === 0 && opened(first.other) >= SOME) return told("opened", first, opened);
  const lead = (/** @type {typeof first} */ { now, other }) => choice(other) - choice(now);
  const mean = counts.reduce((sum, each) => sum + lead(each), 0) / counts.length;
  // People count a board that is near rather than the one that shows the most, and a small difference only on the side that has less.
  const most =
    counts.find((each) => lead(each) > MUCH) ??
    counts.find((each) => lead(each) === MUCH && choice(each.now) <= 0);
  return most && mean >= MEAN ? told("fewer", most) : undefined;
}

/** @param {Stand} stand */
const ownMoves = (stand) => stand.moves("own").length;
/** Those that leave no corner at all, not even one that could be taken before. @param {Stand} stand */
const safeMoves = (stand) => stand.safeMoves("own", true).length;
/** @param {Stand} stand */
const choice = (stand) => ownMoves(stand) - stand.moves("opponent").length;
