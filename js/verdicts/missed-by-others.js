// Good moves of a game that others would miss.

/**
 * @import { AnalyzeOptions } from "../request/options.js"
 * @import { Line, Report } from "../generated/types.js"
 */

/**
 * The parts of a position that are read. It may be one of another copy of the package.
 * @typedef {object} Playable
 * @property {number} empties
 * @property {boolean} isOver
 * @property {() => readonly string[]} legalMoves
 * @property {(move: Line["move"]) => any} after
 */

/** A look so far ahead finds another move. */
const GLANCE = Object.freeze({ depth: 2, fresh: true });
/** How deep a move is looked at, and the replies to it, as those to mistakes. */
const LIMITS = Object.freeze({ level: /** @type {const} */ (12), fresh: true });
/** A deeper look must agree: of what one search finds, one in forty is not so. */
const AGAIN = Object.freeze({ level: /** @type {const} */ (14), fresh: true });
/** By so many discs it is the best one: that leaves about one move of a player in a game. */
const LEAST_LEAD = 5;
/** The first moves are known by heart: with more empty squares nothing is praised. */
const MOST_EMPTIES = 50;

/**
 * A good move with what the coach praises it by.
 * @typedef {object} GoodMove
 * @property {Line} best The move.
 * @property {Line} second The next best one.
 * @property {{ best: Line[], second: Line[] }} replies To both.
 */

/**
 * Whether others would miss a move: it is the best one by five discs, or the only one that wins or draws, and who looks two moves ahead
 * plays another one.
 * @param {(position: any, limits: AnalyzeOptions) => PromiseLike<Pick<Report, "lines">>} analyze
 * @param {Playable} position before the move
 * @param {string} move
 * @returns {Promise<GoodMove | null>} `null` where it is no such move
 */
export async function missedByOthers(analyze, position, move) {
  if (position.empties > MOST_EMPTIES || position.legalMoves().length < 2) return null;
  const [glanced] = (await analyze(position, GLANCE)).lines;
  if (glanced?.move === move) return null;
  const first = await leadOf(LIMITS);
  const found = first && !(first.best.exact && first.second.exact) ? await leadOf(AGAIN) : first;
  if (!found) return null;
  const { best, second } = found;
  const repliesTo = async (/** @type {Line} */ line) => {
    const after = position.after(line.move);
    return after.isOver ? [] : [...(await analyze(after, LIMITS)).lines];
  };
  return { best, second, replies: { best: await repliesTo(best), second: await repliesTo(second) } };

  /** The move and the next best one, if it leads by enough. @param {AnalyzeOptions} limits */
  async function leadOf(limits) {
    const [best, second] = (await analyze(position, { ...limits, count: 2 })).lines;
    return best?.move === move && second && isOutstanding(best, second) ? { best, second } : null;
  }
}

/** @param {Line} best @param {Line} second */
function isOutstanding(best, second) {
  if (best.score - second.score >= LEAST_LEAD) return true;
  return best.exact && second.exact && Math.sign(best.score) !== Math.sign(second.score);
}
