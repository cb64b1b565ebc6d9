// What a search says of the position on the board, as it is kept: with values that hold still. No first visit needs it before the engine.

/** @import { Game, Line } from "../package/flipside.js" */
/** @import { Evaluation } from "../state/types.js" */
/** @import { Evaluations, KnownLine } from "./evaluations.js" */
import { withImages } from "./alike.js";
import { isJudgement, lineTo, merged, put, trimmed } from "./evaluations.js";

/** How many depths an expected value is the mean of: an even number, as searches of even and odd depth lean to different sides. */
const DEPTHS = 4;

/** By more than so much the mean must differ from what is shown before that changes, in discs: it is nearer to another even number then. */
const HOLD = 1;

/** By more than so much where a value would go back the way that it came, or where a verdict was given by it, in discs. */
export const HOLD_TOLD = 3;

/** A value that is so many discs from the one shown is news, and shown at once. */
const NEWS = 6;

/**
 * With what was found of the present position of a game. It is said of the move that led there, too.
 * @param {Evaluations} evaluations
 * @param {Game} game
 * @param {Evaluation} found
 * @returns {Evaluations}
 */
export function withEvaluation(evaluations, game, found) {
  const lines = found.lines.filter(isJudgement);
  if (lines.length === 0) return evaluations;
  const next = new Map(evaluations);
  const first = lines[0]?.move;
  const known = next.get(String(game));
  const now = merged(known, { ...found, lines, first }, found, tellingBeside(known));
  put(next, game, now);
  const move = game.moves[game.ply - 1];
  if (move !== undefined) {
    const before = game.at(game.ply - 1);
    const [line] = /** @type {[Line]} */ (now.lines);
    // Where other moves are not solved, the best one of those that are proves nothing.
    const exact = line.exact && now.best === line.move;
    const led = { turn: before.turn, lines: withImages(before, [lineTo(move, { ...line, exact })]) };
    const known = next.get(String(before));
    put(next, before, merged(known, led, led, known?.compared?.length ? tellingBeside(known) : undefined));
  }
  return trimmed(next);
}

/**
 * How lines are told beside what is known. Where moves were compared with the best one, as a review does, that stands until a search says
 * something clearly different: no other move is told to be a little better, either.
 * @param {Evaluation | undefined} known
 * @returns {(line: KnownLine, known: KnownLine | undefined) => KnownLine}
 */
export function tellingBeside(known) {
  const best = known?.compared?.length ? known.lines[0] : undefined;
  if (!best) return (line, before) => steadied(line, before, HOLD);
  return (line, before) => {
    const told = steadied(line, before, HOLD_TOLD);
    const more = told.move === best.move || told.exact ? 0 : told.score - best.score;
    return more > 0 && more <= HOLD_TOLD ? { ...told, score: best.score } : told;
  };
}

/**
 * A line with a value that holds still: expected values waver from depth to depth, so what is shown is the mean of the last ones, and
 * changes only with it. Exact values are told as they are.
 * @param {KnownLine} line
 * @param {KnownLine | undefined} known of the same move, looked at less surely
 * @param {number} hold by more than so much the mean differs before the value follows it, in discs
 * @returns {KnownLine}
 */
function steadied(line, known, hold) {
  if (!known || line.exact || Math.abs(line.score - known.score) >= NEWS) return line;
  const before = known.seen ?? [known.score];
  const seen = [...(known.depth === line.depth ? before.slice(0, -1) : before), line.score].slice(-DEPTHS);
  const change = seen.reduce((sum, score) => sum + score, 0) / seen.length - known.score;
  const isBack = known.former !== undefined && Math.sign(change) === Math.sign(known.former - known.score);
  const isHeld = Math.abs(change) <= (isBack ? HOLD_TOLD : hold);
  if (isHeld) return { ...line, score: known.score, seen, former: known.former };
  // No game ends by an odd number. Adding 0 makes 0 of −0.
  const score = 2 * Math.round((known.score + change) / 2) + 0;
  return { ...line, score, seen, former: known.score };
}
