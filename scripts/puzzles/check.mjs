// Solves the puzzles of files again, all or some, and fails where one is not as its file says:
//
//     node scripts/puzzles/check.mjs [--sample N] [FILE …]

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Book } from "../../dist/book.js";
import { Engine } from "../../dist/flipside.js";
import { readPuzzles, writePuzzle } from "../../js/puzzles/text.js";
import { LEAST_GAIN, likeness, solved, withReplies } from "./candidate.mjs";
import { filesOf, TRIES, triesOf } from "./files.mjs";
import { lineOf } from "./lines.mjs";
import { createSearcher, isAgreed, isEarly, isMissed, knownMoves, ofOpening } from "./opening.mjs";
import { ratingOf, rises } from "./rating.mjs";
import { themesOf } from "./themes.mjs";

/** @import { Puzzle } from "../../js/puzzles/text.js" */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" } },
});
const files = filesOf(positionals);

/** @type {Map<string, string>} */
const known = new Map();
/** @type {{ puzzle: Puzzle, place: string }[]} */
const all = [];
for (const file of files) {
  const { puzzles, problems } = readPuzzles(readFileSync(file, "utf8"));
  if (problems.length > 0) throw new Error(`${file} ${problems[0].message}`);
  for (const [index, puzzle] of puzzles.entries()) {
    const place = `${file} puzzle ${index + 1}`;
    const key = likeness(puzzle.position);
    const other = known.get(key);
    if (other) throw new Error(`${place}: expected another position than ${other}`);
    known.set(key, place);
    all.push({ puzzle, place });
  }
}

const tries = triesOf();
for (const { puzzle, place } of all) {
  const { position, rating, deviation } = puzzle;
  const tried = tries.get(position);
  if (!tried) throw new Error(`${place}: expected tries in ${TRIES}, found none`);
  const rated = ratingOf(tried);
  const isSame = rated?.rating === rating && rated.deviation === deviation;
  expect(place, `tries with the rating ${rating} ± ${deviation}`, isSame && rises(tried), {
    ...tried,
    ...rated,
  });
}

const every = Math.max(1, Math.floor(all.length / Number(values.sample ?? all.length)));
const sample = all.filter((_, index) => index % every === 0);
const engine = await Engine.create({ worker: false, tableBits: 16 });
const book = await Book.load();
await book.loadStatistics();
const searcher = await createSearcher();
for (const { puzzle, place } of sample)
  await (isEarly(puzzle.position) ? checkOpening(puzzle, place) : checkSolved(puzzle, place));
engine.dispose();
searcher.dispose();
console.log(`${sample.length} of ${all.length} puzzles are as their files say`);

/** @param {Puzzle} puzzle @param {string} place */
async function checkSolved(puzzle, place) {
  const moves = await solved(engine, puzzle.position);
  const [best, second] = moves;
  expect(
    place,
    "a best move that is not lost, and four discs better",
    best.score >= 0 && best.score - second.score >= LEAST_GAIN,
    moves,
  );
  expect(
    place,
    `${puzzle.line[0]} with ${puzzle.score}`,
    best.move === puzzle.line[0] && best.score === puzzle.score,
    best,
  );
  const isSecond = moves.some(({ move, score }) => move === puzzle.second.move && score === second.score);
  expect(
    place,
    `${puzzle.second.move} with ${puzzle.second.score}`,
    isSecond && second.score === puzzle.second.score,
    second,
  );
  const line = await lineOf(engine, puzzle.position, best.line);
  expect(place, `the line ${puzzle.line.join(" ")}`, line.join() === puzzle.line.join(), line);
  const replied = await withReplies(engine, puzzle.position, moves);
  const themes = themesOf(puzzle.position.slice(0, 64), puzzle.position[65], replied);
  expect(place, `the themes ${puzzle.themes.join(", ")}`, themes.join() === puzzle.themes.join(), themes);
}

/** @param {Puzzle} puzzle @param {string} place */
async function checkOpening(puzzle, place) {
  const { position, line } = puzzle;
  const moves = knownMoves(book, position);
  expect(place, "an opening that is mostly missed", isMissed(position, moves), moves);
  const text = writePuzzle({ ...puzzle, ...ofOpening(moves) });
  expect(place, writePuzzle(puzzle), writePuzzle(puzzle) === text, text);
  expect(
    place,
    "a search that finds the move of the book",
    await isAgreed(searcher, position, line[0]),
    line,
  );
}

/** @param {string} place @param {string} expected @param {boolean} is @param {unknown} found */
function expect(place, expected, is, found) {
  if (!is) throw new Error(`${place}: expected ${expected}, found ${JSON.stringify(found)}`);
}
