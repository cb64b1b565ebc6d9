// Tells for how many puzzles the coach says why the next best move is worse, and how often what it says is the theme:
//
//     node scripts/puzzles/reasons.mjs [--sample N] [FILE …]

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Engine } from "../../dist/flipside.js";
import { readPuzzles } from "../../js/puzzles/text.js";
import { filesOf } from "./files.mjs";
import { MATCHING, reasonsOf } from "./told.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" } },
});

const all = filesOf(positionals).flatMap((file) => readPuzzles(readFileSync(file, "utf8")).puzzles);
const every = Math.max(1, Math.floor(all.length / Number(values.sample ?? all.length)));
const sample = all.filter((_, index) => index % every === 0);
const engine = await Engine.create({ worker: false, tableBits: 16 });
/** @type {Map<string, { puzzles: number, told: number, matching: number }>} */
const counts = new Map();
for (const { position, themes } of sample) {
  const reasons = await reasonsOf(engine, position);
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
