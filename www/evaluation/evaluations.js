// What is known of positions: the one store of the page for lines and scores, filled by every search, by reviews and by the library
// of solved positions, so that something is known at once where one has been before. Positions are told apart by their text, so it
// counts however a position came about. Of each move the surest line is kept.
//
// A move that was compared with the best one, by a search of both, is marked as such: what it loses is told from then on. Where a surer
// look finds other values, what is told of the move follows them.
//
// `lastReport` and `evaluated` of the state stay apart from it. They are of the moment: the figures of a search, and how far the moves of
// this position are scored.

/** @import { Game, Line } from "../package/flipside.js" */
/** @import { Evaluation, State } from "../state/types.js" */

/** @typedef {import("../state/types.js").Evaluations} Evaluations */

/**
 * A line as it is kept: its value as it is shown, the one that was shown before, and what the last depths of search said.
 * @typedef {Line & { seen?: readonly number[], former?: number }} KnownLine
 */

/** With less depth a value is no judgement, in plies. */
const LEAST_DEPTH = 4;

/** More positions are not kept: by then the first are long past. */
const MOST = 1000;

/** Whether a value was looked at deep enough to be told: what a single move ahead shows says nothing of who leads. @param {Line} line */
export function isJudgement({ depth, exact }) {
  return exact || depth >= LEAST_DEPTH;
}

/** Kept, as the board draws again what is another object. */
const NOTHING = /** @type {readonly never[]} */ (Object.freeze([]));

/**
 * What was asked last, and the answer: it is asked several times for each drawing.
 * @type {{ evaluations: Evaluations, game: Game, known: Evaluation | null } | null}
 */
let last = null;

/**
 * What is known of the position on the board: what was found there, or before the move that led there.
 * @param {Pick<State, "evaluations" | "game">} state
 * @returns {Evaluation | null} the same one as long as nothing has changed
 */
export function evaluationOf({ evaluations, game }) {
  if (last?.evaluations === evaluations && last.game === game) return last.known;
  const found = evaluations.get(String(game)) ?? null;
  const before = game.canUndo ? evaluations.get(String(game.at(game.ply - 1))) : null;
  const known = knownWith(found, before, game.moves[game.ply - 1], game.turn);
  last = { evaluations, game, known };
  return known;
}

/**
 * The lines that analysis shows of the position on the board, as many as the person asked for.
 * @param {State} state
 * @returns {readonly Line[]}
 */
export function analyzedLines(state) {
  const { lines } = state.settings;
  const known = evaluationOf(state)?.lines ?? [];
  return lines === "all" ? known : known.slice(0, lines);
}

/**
 * The lines whose scores stand on the board: in analysis those that it shows, and while one plays all that is known since the person
 * has asked for them.
 * @param {State} state
 * @returns {readonly Line[]}
 */
export function shownScores(state) {
  if (state.room === "analyze") return analyzedLines(state);
  const isAsked = state.room === "play" && state.evaluated !== "no";
  return (isAsked && evaluationOf(state)?.lines) || NOTHING;
}

/**
 * The value of the hint that the person asked for; null without one.
 * @param {Pick<State, "evaluations" | "game" | "hint">} state
 * @returns {Evaluation | null}
 */
export function hintedEvaluation({ evaluations, game, hint }) {
  const line = evaluationOf({ evaluations, game })?.lines.find(({ move }) => move === hint);
  return line ? { turn: game.turn, lines: [line] } : null;
}

/** @param {Map<string, Evaluation>} evaluations @param {Game} game @param {Evaluation} found */
export function put(evaluations, game, found) {
  const key = String(game);
  evaluations.delete(key);
  evaluations.set(key, found);
}

/** Without those that were written first, where there are too many. @param {Map<string, Evaluation>} evaluations */
export function trimmed(evaluations) {
  for (const oldest of evaluations.keys()) {
    if (evaluations.size <= MOST) break;
    evaluations.delete(oldest);
  }
  return evaluations;
}

/**
 * What is known of a position by what was found there and before its last move. The value is that of the surer look: who has looked deeper
 * before the move has looked at every answer to it.
 * @param {Evaluation | null} found there
 * @param {Evaluation | null | undefined} before the move
 * @param {string | undefined} played the move
 * @param {Game["turn"]} turn of who moves next
 * @returns {Evaluation | null}
 */
export function knownWith(found, before, played, turn) {
  const expected = before && expectedAfter(before, played, turn);
  if (!expected || !found) return expected ?? found;
  const [next] = /** @type {[Line]} */ (expected.lines);
  const [first] = found.lines;
  const isSurer = !first || sureness(next) > sureness(first);
  return merged(found, isSurer ? { ...expected, first: next.move } : expected, found);
}

/**
 * What is expected after a move, by its line.
 * @param {Evaluation} before
 * @param {string | undefined} played
 * @param {Game["turn"]} turn of who moves next
 * @returns {Evaluation | null}
 */
function expectedAfter(before, played, turn) {
  const line = before.lines.find(({ move }) => move === played);
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
  return { turn, lines: [next], best: exact ? move : undefined };
}

/** The line of a move, by the best one after it. @param {string} move @param {Line} next @returns {Line} */
export function lineTo(move, { score, depth, exact, selectivity, pv }) {
  const first = /** @type {Line["move"]} */ (move);
  return { move: first, score: 0 - score, depth: depth + 1, exact, selectivity, pv: [first, ...pv] };
}

/**
 * Two evaluations of a position as one: of each move the surer line.
 * @param {Evaluation | null | undefined} known
 * @param {Evaluation} found
 * @param {Evaluation} [figures] which of them says where it is from and what the search took: the new one when left out
 * @param {(line: KnownLine, known: KnownLine | undefined) => KnownLine} [told] how the value of a line is told beside what was known before
 * @returns {Evaluation}
 */
export function merged(known, found, figures = found, told = asFound) {
  const width = Math.max(known?.width ?? 0, found.first ? found.lines.length : 0);
  if (!known) return { ...found, best: provenIn(found), width };
  const compared = new Set([...(known.compared ?? []), ...(found.compared ?? [])]);
  /** @type {Map<string, KnownLine>} */
  const lines = new Map(known.lines.map((line) => [line.move, line]));
  for (const line of found.lines) {
    const other = lines.get(line.move);
    if (!other || sureness(line) >= sureness(other))
      lines.set(line.move, lengthened(told(line, other), other));
  }
  const best = provenIn(found) ?? known.best;
  const first = leading(lines, known, found);
  return {
    ...figures,
    best,
    first,
    compared: [...compared],
    width,
    lines: ranked([...lines.values()], best, first),
  };
}

/**
 * A line as it was found: what was compared, or is said of the position before or after, has the value that it has there.
 * @param {KnownLine} line
 */
const asFound = (line) => line;

/**
 * A line as it was told before, where a cut by the table has left less of it: it begins with the same moves and has the same value.
 * What was expected is no part of a proof.
 * @param {KnownLine} line
 * @param {KnownLine | undefined} known
 * @returns {KnownLine}
 */
function lengthened(line, known) {
  if (!known || known.score !== line.score || (line.exact && !known.exact)) return line;
  const isPart = line.pv.length < known.pv.length && line.pv.every((move, index) => move === known.pv[index]);
  return isPart ? { ...line, pv: known.pv } : line;
}

/**
 * What a search of the position called the best: the surer look says it. Among moves that are told to be worth the same the one that came
 * first stays, unless the other one was looked at twice as deep.
 * @param {ReadonlyMap<string, Line>} lines of both
 * @param {Evaluation} known
 * @param {Evaluation} found
 */
function leading(lines, known, found) {
  const told = known.first ?? (known.compared?.length ? known.lines[0]?.move : undefined);
  const former = known.lines.find(({ move }) => move === told);
  if (!found.first || !former) return found.first ?? known.first;
  if (sureness(/** @type {Line} */ (found.lines[0])) < sureness(former)) return known.first;
  const [held, next] = [lines.get(former.move), lines.get(found.first)];
  if (!held || !next || next.exact || held.score < next.score || 2 * held.depth < next.depth)
    return found.first;
  // Where as many lines are told as before and it is not among them, it is no longer the best. Several engines tell few at first.
  const isNamed = found.lines.some(({ move }) => move === told);
  return isNamed || found.lines.length < (known.width ?? 0) ? told : found.first;
}

/** The move that is proven to be best: no other move, looked at less surely, comes before it. @param {Evaluation} found */
function provenIn({ best, lines, stopped }) {
  return stopped === "solved" && lines[0]?.exact ? lines[0].move : best;
}

/**
 * The best first; but what was looked at half as deep as the deepest line is not compared with it yet, and comes after.
 * @param {Line[]} lines
 * @param {string | undefined} best
 * @param {string | undefined} first what a search of the position called the best: of what was looked at less deep nothing comes before it
 */
function ranked(lines, best, first) {
  const deepest = Math.max(0, ...lines.map(({ depth, exact }) => (exact ? 0 : depth)));
  const leader = lines.find(({ move }) => move === first);
  const rank = (/** @type {Line} */ { move, exact, depth, score }) => {
    if (move === best) return 3;
    if (!exact && 2 * depth < deepest && move !== first) return 0;
    return leader && (exact || depth >= leader.depth) && score >= leader.score ? 2 : 1;
  };
  const isFirst = (/** @type {Line} */ { move }) => Number(move === first);
  return lines.sort(
    (one, other) => rank(other) - rank(one) || other.score - one.score || isFirst(other) - isFirst(one),
  );
}

/**
 * What is known of a position with lines as they are told of it: no other one is told to be better than the first, but what is proven.
 * @param {Evaluation | null} known
 * @param {Evaluation & { lines: readonly [Line, ...Line[]] | Line[], first: string, compared: readonly string[] }} told
 * @returns {Evaluation}
 */
export function retold(known, { turn, lines, first, compared }) {
  const [{ score, exact }] = /** @type {[Line]} */ (lines);
  const best = exact ? first : known?.best;
  const told = new Map(lines.map((line) => [line.move, line]));
  /** @type {KnownLine[]} */
  const others = (known?.lines ?? []).map((line) => {
    const now = told.get(line.move);
    if (!now) return line.exact || line.score <= score ? line : { ...line, score };
    told.delete(line.move);
    if (sureness(line) < sureness(now)) return { ...line, ...now };
    return { ...line, score: now.score, pv: line.pv[1] === now.pv[1] ? line.pv : now.pv };
  });
  const all = [...others, ...told.values()];
  return {
    ...(known ?? { turn, source: "review" }),
    best,
    first,
    compared: [...new Set([...(known?.compared ?? []), ...compared])],
    lines: ranked(all, best, first),
  };
}

/** How sure the value of a line is: the deeper, the surer, and surest where it is exact. @param {Line} line */
export function sureness({ exact, depth, selectivity }) {
  return (exact ? 1000 : 0) + depth + selectivity / 1000;
}
