// Finds the themes of the puzzles in files again, and writes them into the files:
//
//     node scripts/puzzles/label.mjs FOUND.jsonl [FILE …]
//
// Every move with its exact score and line, and the replies to those that are compared, are kept in FOUND.jsonl,
// and the files are written when all is found. After it was ended it goes on where it was; where the tests of themes alone have
// changed, it solves nothing.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { Engine } from "../../dist/flipside.js";
import { readPuzzles, writePuzzle } from "../../js/puzzles/text.js";
import { solved, withReplies } from "./candidate.mjs";
import { filesOf } from "./files.mjs";
import { isEarly } from "./opening.mjs";
import { themesOf } from "./themes.mjs";

/** @import { Scored } from "./themes.mjs" */

const [out, ...given] = process.argv.slice(2);
const files = filesOf(given);
/** @type {Map<string, Scored[]>} */
const found = new Map();
if (existsSync(out))
  for (const line of readFileSync(out, "utf8").split("\n").filter(Boolean)) {
    const { position, moves } = JSON.parse(line);
    found.set(position, moves);
  }
const engine = await Engine.create({ worker: false, tableBits: 16 });
for (const file of files) {
  const { puzzles, problems } = readPuzzles(readFileSync(file, "utf8"));
  if (problems.length > 0) throw new Error(`${file} ${problems[0].message}`);
  for (const { position } of puzzles) {
    if (found.has(position) || isEarly(position)) continue;
    const moves = await withReplies(engine, position, await solved(engine, position));
    found.set(position, moves);
    appendFileSync(out, `${JSON.stringify({ position, moves })}\n`);
  }
}
engine.dispose();
for (const file of files) {
  const { puzzles } = readPuzzles(readFileSync(file, "utf8"));
  const lines = puzzles.map((puzzle) => {
    const { position, turn } = puzzle;
    if (isEarly(position)) return `${writePuzzle(puzzle)}\n`;
    const moves = /** @type {Scored[]} */ (found.get(position));
    const themes = themesOf(position.slice(0, 64), turn === "black" ? "X" : "O", moves);
    return `${writePuzzle({ ...puzzle, themes })}\n`;
  });
  writeFileSync(file, lines.join(""));
}
