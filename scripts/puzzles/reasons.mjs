// Tells for how many puzzles the coach says why the next best move is worse, and how often what it says is the theme:
//
//     node scripts/puzzles/reasons.mjs [--sample N] [FILE …]

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { explain } from "../../dist/coach.js";
import { Engine, Game } from "../../dist/flipside.js";
import { readPuzzles } from "../../js/puzzles/text.js";
import { solved } from "./candidate.mjs";
import { filesOf } from "./files.mjs";

/** @import { CoachLine, Reason } from "../../dist/coach.js" */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" } },
});

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
const MATCHING = {
  "take-the-corner": isOfCorner,
  "win-a-corner": isOfCorner,
  "forced-pass": ({ kind }) => kind === "pass-missed",
};

const all = filesOf(positionals).flatMap((file) => readPuzzles(readFileSync(file, "utf8")).puzzles);
const every = Math.max(1, Math.floor(all.length / Number(values.sample ?? all.length)));
const sample = all.filter((_, index) => index % every === 0);
const engine = await Engine.create({ worker: false, tableBits: 16 });
/** @type {Map<string, { puzzles: number, told: number, matching: number }>} */
const counts = new Map();
for (const { position, themes } of sample) {
  const [best, second] = (await solved(engine, position)).map(coachLine);
  const replies = { played: await repliesTo(position, second), best: await repliesTo(position, best) };
  const reasons = explain(position, second, best, { replies });
  for (const theme of ["all", ...themes]) {
    const count = counts.get(theme) ?? { puzzles: 0, told: 0, matching: 0 };
    counts.set(theme, count);
    count.puzzles += 1;
    count.told += Number(reasons.length > 0);
    count.matching += Number(reasons.some((reason) => MATCHING[theme]?.(reason)));
  }
}
engine.dispose();
const share = (/** @type {number} */ part, /** @type {number} */ whole) =>
  `${((100 * part) / whole).toFixed(1)} %`;
for (const [theme, { puzzles, told, matching }] of counts) {
  const match = theme in MATCHING ? `, of the matching kind ${share(matching, puzzles)}` : "";
  console.log(`${theme}: ${puzzles} puzzles, a reason ${share(told, puzzles)}${match}`);
}

/** @param {{ move: any, score: number, line: readonly any[] }} scored @returns {CoachLine} */
function coachLine({ move, score, line }) {
  return { move, score, exact: true, pv: line };
}

/** @param {string} position @param {CoachLine} line @returns {Promise<CoachLine[]>} */
async function repliesTo(position, { move }) {
  const game = Game.parse(position).after(move);
  if (game.isOver) return [];
  const { lines } = await engine.analyze(game, { depth: game.empties, selectivity: 100 });
  return lines.map(({ move: reply, score, pv }) => ({ move: reply, score, exact: true, pv }));
}
