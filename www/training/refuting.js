// What the engine finds after moves of a task. What is proven goes into the one store of values, by which the other rooms speak of them.

/** @import { Engine, Game, Line } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Task } from "./tasks/task.js" */

import { withComparison } from "../evaluation/comparisons.js";
import { isProven } from "./tasks/task.js";

/** What the engine finds after moves, for one of the sides. @typedef {{ score: number, isExact: boolean, pv: readonly string[] }} Found */

/** With so many empty squares and fewer the engine proves what it says at once. */
const SOLVED_EMPTIES = 18;
/** With more, it looks at so many positions: on every machine it finds the same. */
const EXPECTING = Object.freeze({ nodes: 800_000, fresh: true });
const SOLVING = Object.freeze({ depth: 60, selectivity: 100 });

/**
 * What follows with best play.
 * @param {Pick<Engine, "search">} engine
 * @param {Game} after
 * @param {"black" | "white"} color for whom
 * @returns {Promise<Found>}
 */
export async function foundAfter(engine, after, color) {
  if (after.isOver)
    return { score: Number(after.result) * (color === "black" ? 1 : -1), isExact: true, pv: [] };
  const isPass = after.mustPass;
  const asked = isPass ? after.after("pass") : after;
  const limits = asked.empties <= SOLVED_EMPTIES ? SOLVING : EXPECTING;
  const [line] = (await engine.search(asked, limits)).lines;
  if (!line) throw new Error(`no line in ${asked}`);
  return {
    score: asked.turn === color ? line.score : -line.score,
    isExact: line.exact,
    pv: [...(isPass ? ["pass"] : []), ...line.pv],
  };
}

/** A move with what follows it, as the coach reads it. @param {string} move @param {Found} found @returns {Line} */
export function lineWith(move, { score, isExact, pv }) {
  const moves = /** @type {Line["pv"]} */ ([move, ...pv]);
  return {
    move: /** @type {Line["move"]} */ (move),
    score,
    pv: moves,
    depth: moves.length,
    exact: isExact,
    selectivity: 100,
  };
}

/**
 * What follows a move that was compared with the best one.
 * @param {Pick<Line, "score" | "exact" | "pv">} line
 * @returns {Found}
 */
export function foundIn({ score, exact, pv }) {
  return { score, isExact: exact, pv: pv.slice(1) };
}

/**
 * Writes down what a puzzle proves of a position of it, and of another move there.
 * @param {Store} store
 * @param {Task} task
 * @param {number} ply how many moves of the solution were played
 * @param {Game} position after them
 * @param {string | undefined} move
 * @param {Found | null} found after it
 */
export function noteProven(store, task, ply, position, move, found) {
  const [best, ...follows] = task.line.slice(ply);
  if (!task.puzzle || !isProven(task) || task.score === null || best === undefined) return;
  const proven = (/** @type {string} */ square, /** @type {Found} */ known) => ({
    ...lineWith(square, known),
    depth: position.empties,
  });
  const lines = [proven(best, { score: task.score, isExact: true, pv: follows })];
  if (move !== undefined && move !== best && found?.isExact) lines.push(proven(move, found));
  const known = { turn: position.turn, lines, best: lines[0]?.move };
  store.update({ evaluations: withComparison(store.state.evaluations, position, known) });
}
