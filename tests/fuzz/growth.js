// Texts that repeat a pattern, and the same eight times as long: reading takes at most twelve times as long.
//
// A pattern is a head, what is repeated, and a tail, made of pieces of all formats. Times differ from one run to the next, so a pattern that seems to be
// slow is tried again, and the least times of each length count. What grows too fast does so again from there to eight times more.

import assert from "node:assert/strict";
import { FlipsideError, readGames } from "flipside/formats";
import { pick } from "../random.js";

/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const growth = {
  name: "growth",
  rounds: 20,
  open: async () => ({ round, close: async () => {} }),
};

/** The characters of the shorter text. */
const LENGTH = 20_000;
const TIMES = 8;
const MOST = 12;
/** What is as quick as that, in milliseconds, is not measured: other things that the machine does take longer. */
const QUICK = 60;
/** Seldom does something else slow down so many runs. */
const TRIES = 6;

const PIECES = [
  ...[
    "(;GM[2]",
    "(;",
    "(",
    ")",
    ";",
    ";B[f5]",
    "W[d6]",
    "B[",
    "]",
    "[",
    "\\",
    "C[",
    "\\]",
    "AB[a1]",
    "AB[a1:h8]",
    "PL[W]",
    "(;GM[Othello]BO[8 ",
  ],
  ...[
    '[Black "A"]\n',
    '[FEN "',
    "{",
    "}",
    "(zz)",
    "(d6)",
    "1. f5 d6 ",
    "1.",
    "...",
    "$1",
    ";",
    "%",
    "[%eval 2]",
    "--",
    "34-30",
    "*",
    "[A ",
  ],
  ...[
    "f5",
    "d6",
    "f5d6",
    "f5 d6 ",
    "zz",
    "pass",
    "x9",
    "5",
    "Black to move",
    "turn",
    ":",
    " ",
    "\t",
    "\n",
    "\r\n",
    "\n\n",
    "|",
    "/",
    "-",
    ".",
    "+",
    ",",
  ],
  ...[
    "X",
    "O",
    "--------\n",
    "---OX---\n",
    "1 - - - O X - - - 1\n",
    `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`,
    "; f5:+2;",
    "0 1 2 ",
    "| |",
    "8/",
  ],
  ...[
    '{"start":',
    "[[",
    "]]",
    '"',
    "”",
    "ｆ５",
    "\u200b",
    "黒番",
    "é",
    "𝄞",
    "%20",
    "(;W[zz])",
    "e4 e5 ",
    "3 4 5 ",
    "## () ",
  ],
];

/** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
async function round(random, note) {
  const piece = () => pick(random, PIECES);
  const pieces = (/** @type {number} */ most) =>
    Array.from({ length: Math.floor(random() * most) }, piece).join("");
  for (let step = 0; step < 10; step += 1) {
    const [head, unit, tail] = [pieces(5), piece() + pieces(3), pieces(3)];
    note(JSON.stringify([head, unit, tail]));
    const text = (/** @type {number} */ length) => head + unit.repeat(Math.ceil(length / unit.length)) + tail;
    checkGrowth(text);
  }
}

/** @param {(length: number) => string} text */
export function checkGrowth(text) {
  let length = LENGTH;
  // Twice, as memory is cleaned up in the longer one alone.
  for (const _ of [1, 2]) {
    if (isLinear(text(length), text(TIMES * length))) return;
    length *= TIMES;
  }
  assert.fail(`${length} characters take more than ${MOST} times as long as ${length / TIMES}`);
}

/** @param {string} short @param {string} long */
function isLinear(short, long) {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < TRIES; run += 1) {
    most = Math.min(most, timeOf(long));
    if (most < QUICK) return true;
    least = Math.min(least, timeOf(short));
    if (most <= MOST * least) return true;
  }
  return false;
}

/** How long reading takes, with the moves of the first games, in milliseconds. @param {string} text */
function timeOf(text) {
  const begun = clock();
  try {
    const { games } = readGames(text, { turn: "black" });
    for (const game of games.slice(0, 3)) assert.ok(game.tree);
  } catch (error) {
    if (!(error instanceof FlipsideError)) throw error;
  }
  return clock() - begun;
}

/** What this process used of the machine; in a page, the time. */
function clock() {
  return typeof process === "undefined" ? performance.now() : process.cpuUsage().user / 1000;
}
