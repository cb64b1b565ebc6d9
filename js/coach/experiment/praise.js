// Why a move is good: what the next best one would have allowed.

import { lineIn, positionIn, repliesIn } from "../arguments.js";
import { endingOf } from "../decided.js";
import { bestReplyIn, refutationIn, surely } from "./refutation.js";
import { Trial } from "./trial.js";

/**
 * @import { Square } from "../../generated/types.js"
 * @import { PositionLike } from "../../game/position-like.js"
 * @import { CoachLine } from "../arguments.js"
 * @import { Punisher } from "./refutation.js"
 * @import { Tried } from "./trial.js"
 */

/**
 * The one good move: the next best one loses four discs or more, which a deeper search would find as well, or the win or the draw.
 * @typedef {object} OnlyMove
 * @property {"only-move"} kind What is told.
 * @property {Square} square The move.
 * @property {"win" | "draw"} [keeps] What every other one gives away; left out where that is nothing, or not proven.
 * @property {number} discs What every other one loses at least.
 */

/**
 * What the better move prevents: the opponent's best reply to the next best one, which is `move`, and why it is not as good after `better`,
 * as in a refutation.
 * @typedef {PreventsFields & Punisher & Tried} Prevents
 */

/**
 * What tells such a fact from others.
 * @typedef {object} PreventsFields
 * @property {"prevents"} kind What is told.
 */

/** Why a move is good. @typedef {OnlyMove | Prevents} Praise */

/**
 * The replies to each of the two moves, as `analyze` gives them for the position after it.
 * @typedef {object} PraiseOptions
 * @property {RepliesToTwo | null | undefined} [replies] To the best move, and to the next best one.
 */

/**
 * The replies to the two best moves.
 * @typedef {object} RepliesToTwo
 * @property {readonly CoachLine[]} best To the best move.
 * @property {readonly CoachLine[]} second To the next best one.
 */

/** By so many discs a move is the only good one, and by so many it is better at all. */
const [ONLY, BETTER] = [4, 2];

/**
 * Why the best move of a position is good, against the next best one: at most two facts, the most telling first; none where the two are
 * about as good.
 *
 * ```js
 * const { lines: [best, second] } = await engine.analyze(game, { level: 12 });
 * const repliesTo = async ({ move }) => (await engine.analyze(game.after(move), { level: 12 })).lines;
 * praise(game, best, second, { replies: { best: await repliesTo(best), second: await repliesTo(second) } });
 * ```
 * @param {PositionLike} position before the move
 * @param {CoachLine} best the move, with what follows it, as `analyze` gives them
 * @param {CoachLine} second the next best one
 * @param {PraiseOptions} [options]
 * @returns {Praise[]}
 * @throws {FlipsideError} `INVALID_POSITION`, `INVALID_OPTION` or `ILLEGAL_MOVE`
 */
export function praise(position, best, second, { replies } = {}) {
  const start = positionIn(position);
  const lines = { best: lineIn("best", best, start), second: lineIn("second", second, start) };
  const given = repliesIn(replies, start, lines);
  const [one, other] = [lines.best, lines.second];
  const lead = one.score - other.score;
  // Where one must pass, both are the pass.
  if (lead < BETTER || one.move === other.move) return [];
  const keeps = one.exact && other.exact && endingOf(one.score) !== endingOf(other.score);
  const trial = given && new Trial(start, other, one, { ...given, played: given.second });
  const reply = trial && (refutationIn(trial)?.replies[0] ?? bestReplyIn(trial));
  /** @type {Praise[]} */
  const told = reply ? [{ ...trial.tried, ...reply, kind: "prevents" }] : [];
  const { discs } = surely("discs", one, other);
  // A deeper search finds another move as good in one of ten positions where the searches show less.
  if (discs && (keeps || lead >= ONLY))
    told.push({
      kind: "only-move",
      square: /** @type {Square} */ (one.move),
      ...(keeps && { keeps: /** @type {"win" | "draw"} */ (endingOf(one.score)) }),
      discs,
    });
  // What the game comes to is told first.
  return keeps ? told.reverse() : told;
}
