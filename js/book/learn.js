// Learning from a game: what its review found counts in the book from now on, if it was searched deeper.

import { positionOf } from "../game/game.js";
import { gameOf } from "../game/position-like.js";
import { invalid } from "../host/error.js";
import { copyOptions } from "../request/options.js";
import { after, textOf } from "../rules/position.js";

/**
 * @import { ReviewOptions } from "../request/options.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Review } from "../calls/review.js"
 * @import { Position } from "../rules/position.js"
 * @import { BookModule } from "./module.js"
 * @import { BookScore } from "./entry.js"
 */

/**
 * What reviews games: an `Engine` or an `EnginePool`.
 * @typedef {object} Reviewer
 * @property {(game: PositionLike, options?: ReviewOptions) => PromiseLike<Review>} review Reviews a game.
 */

/**
 * What was learned from a game.
 * @typedef {object} Lesson
 * @property {number} positions How many positions were learned, or have other scores now.
 * @property {Review} review The review of the game, which says where it went wrong.
 */

/** Learned with, when no limits are given: deeper than the book was searched. */
const LEVEL = 16;

/** Positions with fewer empty squares are solved sooner than they come up again. */
const LEAST_EMPTIES = 20;

/**
 * @param {BookModule} module
 * @param {PositionLike} position
 * @param {Reviewer} engine
 * @param {ReviewOptions} options
 * @returns {Promise<Lesson>}
 */
export async function learnFrom(module, position, engine, options) {
  const game = gameOf(position);
  if (!isReviewer(engine)) throw invalid("engine", "an Engine or an EnginePool", engine);
  const review = await engine.review(game, withLevel(options));
  /** The positions that were noted, and what was known of each before. @type {Map<string, { at: Position, before: string }>} */
  const noted = new Map();
  const note = (/** @type {Position} */ at, /** @type {BookScore} */ { score, depth, selectivity }) => {
    const name = textOf(at);
    if (!noted.has(name)) noted.set(name, { at, before: knownOf(module, at) });
    module.learn(at, { score, depth, selectivity });
  };
  // From the end backwards, so that a score reaches the start in one go.
  for (const { ply, best } of review.moves.toReversed()) {
    game.goTo(ply);
    if (game.empties < LEAST_EMPTIES) continue;
    const here = positionOf(game);
    const next = after(here, best.move);
    const depthOf = (/** @type {Position} */ at) => module.lookup(at)?.position.depth ?? -1;
    if (next && depthOf(next) < best.depth - 1)
      note(next, { ...best, score: 0 - best.score, depth: best.depth - 1 });
    if (depthOf(here) < 0) note(here, best);
    const known = module.lookup(here);
    const top = known?.moves[0];
    if (top && top.score !== known.position.score) note(here, top);
  }
  // A score that is noted twice may be what it was before in the end.
  const changed = [...noted.values()].filter(({ at, before }) => knownOf(module, at) !== before);
  // Other orders of moves lead to the same positions.
  return { positions: changed.length + module.settle(), review };
}

/** What is known of a position as a text that can be compared; of some nothing is known. @param {BookModule} module @param {Position} at */
function knownOf(module, at) {
  const { score, depth, selectivity } = module.lookup(at)?.position ?? {};
  return [score, depth, selectivity].join();
}

/** @param {unknown} engine */
function isReviewer(engine) {
  try {
    return typeof (/** @type {any} */ (engine)?.review) === "function";
  } catch {
    // A proxy can refuse to be asked.
    return false;
  }
}

/** @param {ReviewOptions} options @returns {ReviewOptions} */
function withLevel(options) {
  const { signal, from, ...limits } = copyOptions(options, ["signal", "from"]);
  const given = Object.values(limits).some((value) => value !== undefined);
  return {
    ...limits,
    ...(given ? {} : { level: LEVEL }),
    ...(from !== undefined && { from }),
    ...(signal && { signal }),
  };
}
