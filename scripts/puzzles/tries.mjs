// Lets each character try each candidate, until it is ended; started again it goes on where it was:
//
//     node scripts/puzzles/tries.mjs CANDIDATES.jsonl TRIES.jsonl [--seeds 64]

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { characters, Engine, Game } from "../../dist/flipside.js";
import { tried as solvers } from "./rating.mjs";

/** @import { Candidate, Tried } from "./candidate.mjs" */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: "string", default: "64" } },
});
const seeds = Number(values.seeds);
const [from, out] = positionals;
const linesOf = (/** @type {string} */ path) => readFileSync(path, "utf8").split("\n").filter(Boolean);
const done = new Set(existsSync(out) ? linesOf(out).map((line) => JSON.parse(line).position) : []);
const engine = await Engine.create({ worker: false, tableBits: 16 });
for (const line of linesOf(from)) {
  /** @type {Candidate} */
  const { position, moves } = JSON.parse(line);
  if (done.has(position)) continue;
  const game = Game.parse(position);
  const found = [];
  for (const { skill } of solvers) {
    // The strongest character plays the same each time.
    const tries = skill === characters.length ? 1 : seeds;
    let right = 0;
    for (let seed = 1; seed <= tries; seed += 1) {
      const { move } = await engine.search(game, { skill, variety: { discs: 0, seed } });
      right += Number(move === moves[0].move);
    }
    found.push((right * seeds) / tries);
  }
  /** @type {Tried} */
  const tried = { position, seeds, found };
  appendFileSync(out, `${JSON.stringify(tried)}\n`);
}
engine.dispose();
