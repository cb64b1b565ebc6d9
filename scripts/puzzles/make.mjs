// Writes the puzzles out of candidates and the tries of the characters:
//
//     node scripts/puzzles/make.mjs CANDIDATES.jsonl TRIES.jsonl [--add]
//
// With `--add` those that are there stay.
//
// A file of data/puzzles/ has those of a range of ratings, and tries.txt.xz how often each was found, from which ratings can be found again.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Engine } from "../../dist/flipside.js";
import { readPuzzles, writePuzzle } from "../../js/puzzles/text.js";
import { solved, withReplies } from "./candidate.mjs";
import { FOLDER, filesOf, linesOfTries, TRIES } from "./files.mjs";
import { lineOf } from "./lines.mjs";
import { isEarly, ofOpening } from "./opening.mjs";
import { ratingOf, rises } from "./rating.mjs";
import { themesOf } from "./themes.mjs";

/** @import { Candidate, Tried } from "./candidate.mjs" */
/** @import { PlainPuzzle } from "../../js/puzzles/text.js" */

/** The least rating of each file. */
const BANDS = [0, 600, 700, 800, 900, 1000, 1100, 1200, 1400, 1600];

/** A puzzle whose rating is less sure is left out. */
const MOST_DEVIATION = 90;

/** @template T @param {string} path @returns {T[]} */
function read(path) {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { add: { type: "boolean" } },
});
const [candidates, tries] = positionals;
const tried = new Map(/** @type {Tried[]} */ (read(tries)).map((each) => [each.position, each]));
const engine = await Engine.create({ worker: false, tableBits: 16 });
/** @type {PlainPuzzle[]} */
const puzzles = [];
const counts = [];
if (values.add) {
  for (const file of filesOf([])) puzzles.push(...readPuzzles(readFileSync(file, "utf8")).puzzles);
  counts.push(...linesOfTries());
}
let left = 0;
for (const { position, moves } of /** @type {Candidate[]} */ (read(candidates))) {
  const found = tried.get(position);
  const rated = found && rises(found) ? ratingOf(found) : null;
  if (!found || !rated || rated.deviation > MOST_DEVIATION) {
    left += 1;
    continue;
  }
  puzzles.push({ ...rated, position, ...(isEarly(position) ? ofOpening(moves) : await ofSolved(position)) });
  counts.push(`${position} ${found.seeds} ${found.found.join(" ")}`);
}
engine.dispose();
puzzles.sort((one, other) => one.rating - other.rating || (one.position < other.position ? -1 : 1));
mkdirSync(FOLDER, { recursive: true });
for (const [place, from] of BANDS.entries()) {
  const to = BANDS[place + 1] ?? Number.POSITIVE_INFINITY;
  const inside = puzzles.filter(({ rating }) => rating >= from && rating < to);
  const text = inside.map((puzzle) => `${writePuzzle(puzzle)}\n`).join("");
  const [problem] = readPuzzles(text).problems;
  if (problem) throw new Error(problem.message);
  writeFileSync(`${FOLDER}/${String(from).padStart(4, "0")}.obf`, text);
}
const packed = execFileSync("xz", ["-9e"], { input: `${counts.sort().join("\n")}\n` });
writeFileSync(TRIES, packed);
console.log(`${puzzles.length} puzzles, ${left} candidates were left out`);

/** What is stored of a position that can be solved. @param {string} position */
async function ofSolved(position) {
  const moves = await solved(engine, position);
  const [best, second] = moves;
  const line = await lineOf(engine, position, best.line);
  const replied = await withReplies(engine, position, moves);
  const themes = themesOf(position.slice(0, 64), position[65], replied);
  return { score: best.score, second: { move: second.move, score: second.score }, line, themes };
}
