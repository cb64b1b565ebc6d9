// What the coach says of the next best move of a puzzle.

import { explain } from "../../dist/coach.js";
import { Game } from "../../dist/flipside.js";
import { solved } from "./candidate.mjs";

/** @import { CoachLine, Reason } from "../../dist/coach.js" */
/** @import { Engine } from "../../dist/flipside.js" */
/** @import { Scored } from "./themes.mjs" */

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

/**
 * Why the next best move is worse than the best one.
 * @param {Engine} engine
 * @param {string} position
 * @returns {Promise<Reason[]>}
 */
export async function reasonsOf(engine, position) {
  const [best, second] = (await solved(engine, position)).map(coachLine);
  const replies = {
    played: await repliesTo(engine, position, second),
    best: await repliesTo(engine, position, best),
  };
  return explain(position, second, best, { replies });
}

/** @param {Scored} scored @returns {CoachLine} */
function coachLine({ move, score, line }) {
  return { move, score, exact: true, pv: line };
}

/** @param {Engine} engine @param {string} position @param {CoachLine} line @returns {Promise<CoachLine[]>} */
async function repliesTo(engine, position, { move }) {
  const game = Game.parse(position).after(move);
  if (game.isOver) return [];
  const { lines } = await engine.analyze(game, { depth: game.empties, selectivity: 100 });
  return lines.map(({ move: reply, score, pv }) => ({ move: reply, score, exact: true, pv }));
}
