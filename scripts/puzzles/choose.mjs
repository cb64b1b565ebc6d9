// Chooses among candidates so that every theme has puzzles:
//
//     node scripts/puzzles/choose.mjs FOUND.jsonl > CANDIDATES.jsonl

import { readFileSync } from "node:fs";
import { changesOutcome } from "./candidate.mjs";
import { isEarly } from "./opening.mjs";
import { CALCULATION, themesOf } from "./themes.mjs";

/** @import { Candidate } from "./candidate.mjs" */

/** Puzzles of one first theme, and of none. */
const OF_THEME = 460;
const OF_NONE = 600;
/** Puzzles of one game. */
const OF_GAME = 3;
/** One in so many of those that change discs alone is taken. */
const BY_DISCS = 3;

/** @type {Map<string, number>} */
const counts = new Map();
/** @param {string} name @param {number} most */
function isWanted(name, most) {
  return (counts.get(name) ?? 0) < most;
}

/** The lines of moves that lead to the openings. @type {string[]} */
const lines = [];
/** Whether there are as many openings of one line as of one game. @param {string} line */
function isWellKnown(line) {
  return lines.filter((other) => line.startsWith(other) || other.startsWith(line)).length >= OF_GAME;
}

let byDiscs = 0;
for (const line of readFileSync(process.argv[2], "utf8").split("\n").filter(Boolean)) {
  /** @type {Candidate} */
  const { position, source, moves } = JSON.parse(line);
  if (isEarly(position)) {
    if (isWellKnown(source)) continue;
    lines.push(source);
    console.log(line);
    continue;
  }
  if (!changesOutcome(moves)) {
    byDiscs += 1;
    if (byDiscs % BY_DISCS > 0) continue;
  }
  const [theme] = themesOf(position.slice(0, 64), position[65], moves);
  if (!isWanted(source, OF_GAME) || !isWanted(theme, theme === CALCULATION ? OF_NONE : OF_THEME)) continue;
  for (const name of [source, theme]) counts.set(name, (counts.get(name) ?? 0) + 1);
  console.log(line);
}
