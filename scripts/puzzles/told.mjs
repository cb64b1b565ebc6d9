// What the coach says of the next best move of a puzzle.

import { explain } from "../../dist/coach.js";
import { Game } from "../../dist/flipside.js";

/** @import { CoachLine, Reason } from "../../dist/coach.js" */
/** @import { Engine } from "../../dist/flipside.js" */

const CORNERS = ["a1", "h1", "a8", "h8"];

/** Whether a reason speaks of a corner. @param {Reason} reason */
function isOfCorner(reason) {
  return (
    JSON.stringify(reason)
      .match(/"[a-h][1-8]"/g)
      ?.some((name) => CORNERS.includes(name.slice(1, 3))) ?? false
  );
}

/** Which reasons say what a theme says. @type {Readonly<Record<string, (reason: Reason) => boolean>>} */
export const MATCHING = {
  "take-the-corner": isOfCorner,
  "win-a-corner": isOfCorner,
  "forced-pass": ({ kind }) => kind === "pass-missed",
};

/** With more empty squares than these, after an opening, the engine looks so many plies ahead; with fewer it solves. */
const SOLVED_EMPTIES = 26;
const LOOK = 14;

/**
 * Why the next best move is worse than the best one.
 * @param {Engine} engine
 * @param {string} position
 * @returns {Promise<Reason[]>}
 */
export async function reasonsOf(engine, position) {
  const game = Game.parse(position);
  await engine.newGame();
  const [best, second] = await linesOf(engine, game);
  const replies = {
    played: await linesOf(engine, game.after(second.move)),
    best: await linesOf(engine, game.after(best.move)),
  };
  return explain(position, second, best, { replies });
}

/** @param {Engine} engine @param {Game} game @returns {Promise<CoachLine[]>} */
async function linesOf(engine, game) {
  if (game.isOver) return [];
  const { empties } = game;
  const limits =
    empties > SOLVED_EMPTIES ? { depth: LOOK } : { depth: empties, selectivity: /** @type {const} */ (100) };
  return (await engine.analyze(game, limits)).lines;
}
