/** @import { Game, Library, Line, Report, Solution } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Evaluation } from "../state/types.js" */
import { withEvaluation } from "../evaluation/found.js";

/** What the page asks of a library. @typedef {Pick<Library, "add" | "lookup">} LibraryCalls */

/** With fewer empty squares a position is solved in a moment. */
const LEAST_EMPTIES = 16;

/**
 * Stores what is solved for later visits, and says what was solved on earlier ones. A browser that stores nothing does without. The
 * engines have the same library: this is for what took them so little that they would not keep it, and where there is no engine.
 * @param {Store} store
 * @param {() => Promise<LibraryCalls | undefined>} load
 */
export async function connectLibrary(store, load) {
  const library = await load();
  if (!library) return;
  store.on("solved", ({ game, report }) => {
    if (game.empties >= LEAST_EMPTIES && !game.isOver) library.add(game, solutionOf(report));
  });
  /** @param {Game} game */
  const lookUp = (game) => {
    const solved = store.state.room === "analyze" ? solvedIn(library, game) : null;
    if (solved) store.update({ evaluations: withEvaluation(store.state.evaluations, game, solved) });
  };
  store.on("shown", lookUp);
  lookUp(store.state.game);
}

/**
 * A report as a solution: the first line of those that the page shows is of the best of all moves.
 * @param {Report} report
 * @returns {Solution}
 */
function solutionOf(report) {
  const [{ score }] = report.lines;
  const outcome = score === 0 ? "draw" : score > 0 ? "win" : "loss";
  return { ...report, exact: true, outcome, score };
}

/**
 * What a library says of a position, if it knows its score.
 * @param {LibraryCalls} library
 * @param {Game} game
 * @returns {Evaluation | null}
 */
function solvedIn(library, game) {
  const score = library.lookup(game)?.score ?? null;
  const pv = bestPlay(library, game);
  const [move] = pv;
  if (score === null || move === undefined) return null;
  /** @type {Line} */
  const line = { move, score, exact: true, depth: game.empties, selectivity: 100, pv };
  return { turn: game.turn, lines: [line], best: move, source: "library" };
}

/** Best play, as far as it is known. @param {LibraryCalls} library @param {Game} game */
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
