// Texts that repeat a pattern, and an eighth of them: reading takes at most twelve times as long.
//
// A pattern is what leads into a reader, what is repeated, and what leads out of it again, made of pieces of all formats. Times differ from one run to
// the next, so a pattern that seems to be slow is tried again, and the least times of each length count. What grows a little too fast does so again up to
// eight times more; what grows with the square of the length is seen at once.

import assert from "node:assert/strict";
import { pick } from "../support/random.js";
import { READERS, readOrRefused } from "./outside.js";

/** @import { Reader } from "./outside.js" */
/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const growth = {
  name: "growth",
  rounds: 20,
  open: async () => ({ round, close: async () => {} }),
};

/** The characters of the longer text: short ones are read soon, and seldom hide how a time grows. */
const LENGTHS = [16_000, 16_000, 16_000, 48_000, 160_000];
const TIMES = 8;
const MOST = 12;
/** With the square of the length it would be 64 times. */
const CLEAR = 32;
/** A run this quick, in milliseconds, is not measured: other things that the machine does take longer. */
const QUICK = 60;
/** Seldom does something else slow down so many runs. */
const TRIES = 6;

const PIECES = [
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
  ";CR[a1]",
  "(;A[b]\n",
  '[A "b"]\n',
];

/** Letters of each kind: what a pattern looks for is often one of a kind, or all but these. */
const KINDS = [" \t", "8", "aX", '|-*/.,:;=+?!&#%~()[]{}"\\<>', "é●○・あ…½"].map((kind) => [...kind]);

/** What ends a text: many patterns fail there, and look again from the next place on. */
const TAILS = ["", "", " x", "\n", "-", "!", "é"];

/** All that leads into readers. */
const PLACES = READERS.flatMap((reader) => reader.around.map((around) => ({ reader, around })));

/** A letter or two of a text. @param {() => number} random @param {string} text */
function partOf(random, text) {
  const at = Math.floor(random() * text.length);
  return text.slice(at, at + 1 + Math.floor(random() * 2)) || " ";
}

/** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
async function round(random, note) {
  const piece = () => pick(random, random() < 0.5 ? PIECES : pick(random, KINDS));
  const pieces = (/** @type {number} */ most) =>
    Array.from({ length: Math.floor(random() * most) }, piece).join("");
  for (let step = 0; step < 20; step += 1) {
    const { reader, around } = pick(random, PLACES);
    const [begin, end] = around;
    const head = begin + (random() < 0.7 ? "" : pieces(4));
    const unit = random() < 0.3 ? partOf(random, begin + end) : piece() + (random() < 0.5 ? "" : pieces(4));
    const tail = (random() < 0.3 ? pieces(3) : "") + (random() < 0.7 ? end : "") + pick(random, TAILS);
    note(`${reader.name} ${JSON.stringify([head, unit, tail])}`);
    const text = (/** @type {number} */ length) => head + unit.repeat(Math.ceil(length / unit.length)) + tail;
    await checkGrowth(text, reader, pick(random, LENGTHS));
  }
}

/**
 * Fails where the time of reading grows faster than a text.
 * @param {(length: number) => string} text with so many characters, and some more
 * @param {Reader} [reader]
 * @param {number} [length] of the longer text
 */
export async function checkGrowth(text, reader = READERS[0], length = 160_000) {
  const most = Math.min(length, reader.most - 2000);
  const growth = await growthOf(reader, text(most / TIMES), text(most));
  if (growth <= MOST) return;
  // Once more, as memory is cleaned up in the longer one alone.
  const canGoOn = TIMES * most <= reader.most;
  const isTold =
    growth > CLEAR || (canGoOn && (await growthOf(reader, text(most), text(TIMES * most))) > MOST);
  if (isTold) assert.fail(`${most} characters take ${Math.round(growth)} times as long as ${most / TIMES}`);
}

/**
 * How many times as long reading a text takes as another: the least of some tries.
 * @param {Reader} reader
 * @param {string} short
 * @param {string} long
 */
async function growthOf(reader, short, long) {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < TRIES; run += 1) {
    most = Math.min(most, await timeOf(reader, long));
    if (most < QUICK) return 0;
    least = Math.min(least, await timeOf(reader, short));
    const growth = most / least;
    if (growth <= MOST || (run > 0 && growth > CLEAR)) return growth;
  }
  return most / least;
}

/** How long reading takes, in milliseconds. @param {Reader} reader @param {string} text */
async function timeOf(reader, text) {
  const begun = clock();
  await readOrRefused(reader, text);
  return clock() - begun;
}

/** What this process used of the machine; in a page, the time. */
function clock() {
  return typeof process === "undefined" ? performance.now() : process.cpuUsage().user / 1000;
}
