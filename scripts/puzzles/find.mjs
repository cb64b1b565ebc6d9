// Finds candidates for puzzles, until it is ended; started again it goes on where it was:
//
//     node scripts/puzzles/find.mjs OUT.jsonl --apart FILE --mistakes FILE.xz --games FILE.xz
//     node scripts/puzzles/find.mjs OUT.jsonl --apart FILE --openings
//
// Each of the first three options may be given several times. Of mistakes, as `flipside-tools coach mistakes` writes them, those are looked at that gave a position away
// that was not lost; of games, three positions of each; openings are those of the book that people mostly get wrong. `--apart` names files with positions that must not be among puzzles, one a line.

import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { Book } from "../../dist/book.js";
import { Engine, Game } from "../../dist/flipside.js";
import { candidateOf, LEAST_GAIN, likeness } from "./candidate.mjs";
import { createSearcher, missedOpenings, openingCandidate } from "./opening.mjs";

/** @import { Candidate } from "./candidate.mjs" */

const MANY = /** @type {const} */ ({ type: "string", multiple: true });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { apart: MANY, mistakes: MANY, games: MANY, openings: { type: "boolean" } },
});
const [out] = positionals;

/** The empty squares of a puzzle: with more of them a position takes seconds. */
const [FEWEST, MOST] = [8, 18];
const OF_MISTAKES = Object.freeze({ fewest: 6, most: 20 });
/** Positions of one game. */
const A_GAME = 3;
/** One game in so many was held out when the coach was fitted: `HELD_OUT` in tools/src/coach/evidence.rs. */
const HELD_OUT = 5;

/** @param {string} path */
function linesOf(path) {
  const isPacked = path.endsWith(".xz");
  const text = isPacked
    ? execFileSync("xz", ["-dc", path], { encoding: "utf8", maxBuffer: 2 ** 30 })
    : readFileSync(path, "utf8");
  return text.split("\n").filter(Boolean);
}

/**
 * A position to look at, and what looks.
 * @typedef {{ position: string, find: (engine: Engine) => Promise<Candidate | null> }} Looked
 */

/** Positions to look at, one after another, always the same. @returns {AsyncGenerator<Looked>} */
async function* positions() {
  for (const { position, source, isUnlikely } of inGames())
    yield { position, find: (engine) => candidateOf(engine, position, source, isUnlikely) };
  if (!values.openings) return;
  const book = await Book.load();
  await book.loadStatistics();
  const searcher = await createSearcher();
  for (const missed of missedOpenings(book))
    yield { position: missed.position, find: () => openingCandidate(searcher, missed) };
  searcher.dispose();
}

/** @returns {Generator<{ position: string, source: string, isUnlikely: boolean }>} */
function* inGames() {
  for (const path of values.mistakes ?? []) yield* ofMistakes(path);
  for (const path of values.games ?? []) yield* ofGames(path);
}

/** @param {string} path */
function* ofMistakes(path) {
  let game = 0;
  for (const line of linesOf(path)) {
    if (line.startsWith("game ")) game = Number(line.slice("game ".length));
    const [, position, played, best] = /^([-XO]{64} [XO]) (-?\d+) \S+ (-?\d+) /.exec(line) ?? [];
    if (!position || game % HELD_OUT === 0) continue;
    const empties = position.split("-").length - 1;
    if (empties < OF_MISTAKES.fewest || empties > OF_MISTAKES.most) continue;
    if (Number(best) < 0 || Number(best) - Number(played) < LEAST_GAIN) continue;
    yield { position, source: `${basename(path).split(/[._]/)[0]} ${game}`, isUnlikely: empties > MOST - 1 };
  }
}

/** @param {string} path */
function* ofGames(path) {
  const name = basename(path).split(/[._]/)[0];
  for (const [number, line] of linesOf(path).entries()) {
    const [moves] = line.split(" ");
    for (let place = 0; place < A_GAME; place += 1) {
      // Spread over the range, another one in each game.
      const empties = FEWEST + ((number * 5 + place * 4) % (MOST - FEWEST + 1));
      const game = Game.parse(moves.slice(0, 2 * (60 - empties)));
      if (game.empties === empties)
        yield { position: game.toString(), source: `${name} ${number}`, isUnlikely: true };
    }
  }
}

const known = new Set(
  (values.apart ?? []).flatMap((path) =>
    linesOf(path).flatMap((line) => {
      const [position] = /^[-XO]{64} [XO]/.exec(line) ?? [];
      return position ? [likeness(position)] : [];
    }),
  ),
);
if (existsSync(out)) for (const line of linesOf(out)) known.add(likeness(JSON.parse(line).position));
const progress = `${out}.looked`;
const before = existsSync(progress) ? Number(readFileSync(progress, "utf8")) : 0;
const engine = await Engine.create({ worker: false, tableBits: 16 });
let looked = 0;
for await (const { position, find } of positions()) {
  looked += 1;
  if (looked <= before || known.has(likeness(position))) continue;
  const candidate = await find(engine);
  if (candidate) {
    known.add(likeness(position));
    appendFileSync(out, `${JSON.stringify(candidate)}\n`);
  }
  if (looked % 100 === 0) writeFileSync(progress, String(looked));
}
engine.dispose();
