/** @import { Game, Library, Line, Report, Solution } from "../app/flipside.js" */
/** @import { Store } from "../app/store.js" */
/** @import { State } from "../app/types.js" */
import { loadLibrary } from "../app/flipside.js";
import { noted } from "../evaluation/findings.js";

/** With fewer empty squares a position is solved in a moment. */
const LEAST_EMPTIES = 16;

/**
 * Keeps what is solved for later visits, and knows what was solved on earlier ones. A browser that keeps nothing does without.
 * @param {Store} store
 */
export async function followLibrary(store) {
  const library = await loadLibrary().catch(() => null);
  if (!library) return;
  /** @type {Game | null} */
  let asked = null;
  /** @type {State["solved"]} */
  let kept = null;
  store.watch(({ findings, game, room, solved: result }) => {
    if (room !== "analyze") return;
    if (result && result !== kept && result.game.empties >= LEAST_EMPTIES && !result.game.isOver)
      library.add(result.game, solutionOf(result.report));
    kept = result;
    if (game === asked) return;
    asked = game;
    const solved = solvedIn(library, game);
    if (solved) store.update({ findings: noted(findings, game, solved) });
  });
}

/** A report as a solution: the first line of those that the page shows is of the best of all moves. @param {Report} report @returns {Solution} */
function solutionOf(report) {
  const [{ score }] = report.lines;
  const outcome = score === 0 ? "draw" : score > 0 ? "win" : "loss";
  return { ...report, exact: true, outcome, score };
}

/** What a library says of a position, if it knows its score. @param {Library} library @param {Game} game */
function solvedIn(library, game) {
  const score = library.lookup(game)?.score ?? null;
  const pv = bestPlay(library, game);
  const [move] = pv;
  if (score === null || move === undefined) return null;
  /** @type {Line} */
  const line = { move, score, exact: true, depth: game.empties, selectivity: 100, pv };
  return { turn: game.turn, lines: [line], best: move };
}

/** Best play, as far as it is known. @param {Library} library @param {Game} game */
function bestPlay(library, game) {
  /** @type {Line["pv"]} */
  const moves = [];
  for (let next = game; ; ) {
    const solved = library.lookup(next);
    if (!solved?.move || solved.score === null) return moves;
    moves.push(solved.move);
    next = next.after(solved.move);
  }
}
