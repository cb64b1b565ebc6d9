/** @import { Game, Line } from "../app/flipside.js" */
/** @import { Evaluation, State } from "../app/types.js" */
import { reviewedAt } from "../review/state.js";

// What was found about positions on this visit, so that something is known at once where one has been before. Positions
// are told apart by their text, so it counts however a position came about.

/** By the text of a position, those last that were noted last. @typedef {ReadonlyMap<string, Evaluation>} Findings */

/** More positions are not kept: by then the first are long past. */
const MOST = 1000;

/**
 * With what an engine said of the present position of a game. What it says of the position is said of the move that led
 * there, too.
 * @param {Findings} findings
 * @param {Game} game
 * @param {Evaluation} report
 * @returns {Findings}
 */
export function noted(findings, game, report) {
  if (report.lines.length === 0) return findings;
  const found = together(findings.get(String(game)), report);
  const next = new Map(findings);
  put(next, game, found);
  const move = game.moves[game.ply - 1];
  if (move !== undefined) {
    const before = game.at(game.ply - 1);
    put(
      next,
      before,
      together(next.get(String(before)), { turn: before.turn, lines: [lineTo(move, found)] }),
    );
  }
  for (const oldest of next.keys()) {
    if (next.size <= MOST) break;
    next.delete(oldest);
  }
  return next;
}

/** What was asked last, and the answer: it is asked several times for each drawing. @type {{ findings: Findings, game: Game, review: State["review"], known: Evaluation | null } | null} */
let last = null;

/**
 * What is known of the position on the board: what was found there, by a review, or before the move that led there.
 * @param {Pick<State, "findings" | "game" | "review">} state
 * @returns {Evaluation | null} the same one as long as nothing has changed
 */
export function knownOf({ findings, game, review }) {
  if (last?.findings === findings && last.game === game && last.review === review) return last.known;
  /** @type {Evaluation | null} */
  let known = findings.get(String(game)) ?? null;
  for (const found of [reviewedAt(review, game), expectedOf(findings, game)])
    if (found) known = together(known, found, known ?? found);
  last = { findings, game, review, known };
  return known;
}

/** The lines that analysis shows of the position on the board, as many as the person asked for. @param {State} state @returns {readonly Line[]} */
export function linesOf(state) {
  const { lines } = state.settings;
  const known = knownOf(state)?.lines ?? [];
  return lines === "all" ? known : known.slice(0, lines);
}

/** Whether a line is told to the end of the game. @param {Evaluation | null} found */
export function isSolved(found) {
  return found?.lines[0]?.exact === true;
}

/** @param {Map<string, Evaluation>} findings @param {Game} game @param {Evaluation} found */
function put(findings, game, found) {
  const key = String(game);
  findings.delete(key);
  findings.set(key, found);
}

/**
 * What is known of a position by what was found before its last move, if that was looked at.
 * @param {Findings} findings
 * @param {Game} game
 * @returns {Evaluation | null}
 */
function expectedOf(findings, game) {
  if (!game.canUndo) return null;
  const last = game.moves[game.ply - 1];
  const line = findings.get(String(game.at(game.ply - 1)))?.lines.find(({ move }) => move === last);
  const [, move, ...rest] = line?.pv ?? [];
  if (!line || move === undefined) return null;
  const { score, depth, exact, selectivity } = line;
  const next = {
    move,
    score: 0 - score,
    depth: Math.max(0, depth - 1),
    exact,
    selectivity,
    pv: [move, ...rest],
  };
  return { turn: game.turn, lines: [next] };
}

/** The line of a move, by what was found after it. @param {string} move @param {Evaluation} found @returns {Line} */
function lineTo(move, { lines }) {
  const [{ score, depth, exact, selectivity, pv }] = /** @type {[Line]} */ (lines);
  const first = /** @type {Line["move"]} */ (move);
  return { move: first, score: 0 - score, depth: depth + 1, exact, selectivity, pv: [first, ...pv] };
}

/**
 * Two evaluations of a position as one: of each move the surer line.
 * @param {Evaluation | null | undefined} known
 * @param {Evaluation} found
 * @param {Evaluation} [figures] which of them says what the search took: the new one when left out
 * @returns {Evaluation}
 */
function together(known, found, figures = found) {
  if (!known) return { ...found, best: provenIn(found) };
  /** @type {Map<string, Line>} */
  const lines = new Map(known.lines.map((line) => [line.move, line]));
  for (const line of found.lines) {
    const other = lines.get(line.move);
    if (!other || sureness(line) >= sureness(other)) lines.set(line.move, line);
  }
  const best = provenIn(found) ?? known.best;
  return { ...figures, best, lines: ranked([...lines.values()], best) };
}

/** The move that is proven to be best: no other move, looked at less surely, comes before it. @param {Evaluation} found */
function provenIn({ best, lines, stopped }) {
  return stopped === "solved" && lines[0]?.exact ? lines[0].move : best;
}

/**
 * The best first; but what was looked at half as deep as the deepest line is not compared with it yet, and comes after.
 * @param {Line[]} lines
 * @param {string | undefined} best
 */
function ranked(lines, best) {
  const deepest = Math.max(...lines.map(({ depth }) => depth));
  const isDeep = (/** @type {Line} */ { exact, depth }) => Number(exact || 2 * depth >= deepest);
  const isBest = (/** @type {Line} */ { move }) => Number(move === best);
  return lines.sort(
    (one, other) => isBest(other) - isBest(one) || isDeep(other) - isDeep(one) || other.score - one.score,
  );
}

/** @param {Line} line */
function sureness({ exact, depth, selectivity }) {
  return (exact ? 1000 : 0) + depth + selectivity / 1000;
}
