// Files and texts with games in them, damaged at random: what can be read is legal and is written and read again the same, and the rest
// is refused with a code.

import assert from "node:assert/strict";
import { FlipsideError, gamesIn, readFile, readGames, writeGames, writeWthor } from "flipside/formats";
import { Game } from "flipside/game";
import { pick } from "../support/random.js";
import { randomGame } from "./checks.js";
import { Referee } from "./referee.js";

/** @import { Branch, GameTree, ImportedGame } from "flipside/formats" */
/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const formats = {
  name: "formats",
  rounds: 60,
  open: async () => ({ round, close: async () => {} }),
};

const TEXTS = /** @type {const} */ (["transcript", "obf", "board", "sgf", "ggf", "pgn"]);
const SNIPPETS = [
  "(;",
  ")",
  ";",
  "[",
  "]",
  "{",
  "}",
  '[A "b"]',
  "[FEN ",
  "B[",
  "W[tt]",
  "AB[a1:h8]",
  "PL[W]",
  "V[1e9]",
  "GM[1]",
  "\\",
  "f5",
  "d6",
  "a1",
  "pass",
  "--",
  "1.",
  "34-30",
  "X",
  "O",
  "-",
  "●",
  "\n",
  "\u200b",
  "%20",
  "Black to move",
  "\u0000",
  "\ud800",
];

/** Words that every object of JavaScript has a field for: where a format has words of its own, they mean nothing. */
const OWN_WORDS = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];

/** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
async function round(random, note) {
  for (let step = 0; step < 10; step += 1) {
    const games = Array.from({ length: 1 + random() * 3 }, () => randomGame(random));
    const source =
      random() < 0.2
        ? damagedFile(random, games)
        : random() < 0.3
          ? damagedBytes(random, damagedText(random, games))
          : damagedText(random, games);
    note(typeof source === "string" ? JSON.stringify(source) : `bytes ${source}`);
    const options = random() < 0.5 ? {} : { turn: pick(random, /** @type {const} */ (["black", "white"])) };
    try {
      const isFile = typeof source !== "string" && random() < 0.7;
      const { games: read, question } = isFile ? await readFile(source, options) : readGames(source, options);
      assert.ok(read.length > 0 || question);
      for (const game of read) check(game);
      if (typeof source !== "string" && !question && random() < 0.2) {
        let count = 0;
        for await (const game of gamesIn(source, { ...options, onProblem: () => {} }))
          count += game.tree ? 1 : 0;
        assert.ok(count > 0);
      }
    } catch (error) {
      if (!(error instanceof FlipsideError) || error.message.length > 1000) throw error;
    }
  }
}

/** @param {() => number} random @param {ReturnType<typeof randomGame>[]} games @returns {string} */
function damagedText(random, games) {
  const text = games
    .map((game) => {
      const format = pick(random, TEXTS);
      // What begins with a position says more of itself.
      const isBegun = format !== "transcript" && random() < 0.3;
      return writeGames(isBegun ? Game.parse(game.toString()) : game, { format });
    })
    .join(pick(random, ["", "\n", " "]));
  const letters = [...text];
  for (let change = 0; change < random() * 4; change += 1) {
    const at = Math.floor(random() * letters.length);
    const length = random() < 0.8 ? 1 : Math.floor(random() * 60);
    letters.splice(at, random() < 0.6 ? length : 0, ...(random() < 0.7 ? [pick(random, SNIPPETS)] : []));
  }
  return random() < 0.3 ? withOwnWord(random, letters.join("")) : letters.join("");
}

/**
 * A text with a word of JavaScript's objects where one of its words is, most often one that stands before a bracket or in it.
 * @param {() => number} random
 * @param {string} text
 */
function withOwnWord(random, text) {
  const words = [
    ...text.matchAll(
      random() < 0.3 ? /\w+/g : /[A-Za-z]+(?=\[)|(?<=(?:PL|GM|SZ)\[)\w+|(?<=\[)[A-Za-z]+(?= ")/g,
    ),
  ];
  if (words.length === 0) return text;
  const { 0: word, index } = pick(random, words);
  return text.slice(0, index) + pick(random, OWN_WORDS) + text.slice(index + word.length);
}

/**
 * A text in an encoding, or behind the first bytes of another file.
 * @param {() => number} random
 * @param {string} text
 * @returns {Uint8Array}
 */
function damagedBytes(random, text) {
  const isWide = random() < 0.4;
  const bytes = isWide
    ? Uint8Array.from({ length: 2 * text.length }, (_, at) => text.charCodeAt(at >> 1) >> (8 * (at % 2)))
    : new TextEncoder().encode(text);
  for (let change = 0; change < random() * 4; change += 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  const head = pick(random, ["", "", "", "\xff\xfe", "PK\x03\x04", "\x1f\x8b\x08", "\x89PNG", "\x14\x18"]);
  return Uint8Array.from([...Array.from(head, (letter) => letter.charCodeAt(0)), ...bytes]);
}

/** @param {() => number} random @param {ReturnType<typeof randomGame>[]} games @returns {Uint8Array} */
function damagedFile(random, games) {
  const { games: bytes } = writeWthor(games);
  for (let change = 0; change < random() * 6; change += 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes.subarray(0, random() < 0.8 ? bytes.length : Math.floor(random() * bytes.length));
}

/**
 * What SGF keeps of a place of a tree: no times, nor what other formats have of their own.
 * @template {Pick<GameTree, "others" | "branches"> & { seconds?: number }} Place
 * @param {Place} place
 * @returns {Place}
 */
function inSgf({ branches, others = [], seconds: _, ...told }) {
  const own = others.filter(({ format }) => format === "sgf");
  return /** @type {any} */ ({
    ...told,
    ...(own.length > 0 ? { others: own } : {}),
    branches: branches.map(inSgf),
  });
}

/** @param {ImportedGame} read */
function check(read) {
  const { game, tree, problem } = read;
  assert.ok(problem === null || (problem.message.length < 1000 && problem.place >= 0));
  checkBranches(tree.start, tree.branches, []);
  const again = readGames(writeGames(read, { format: "sgf" })).games[0];
  // In a game that is over the result of the moves replaces a written one that is none.
  const isAnew = read.result === null && again?.result !== null;
  const others = tree.others?.filter(({ name }) => name !== "RE" || !isAnew);
  assert.deepEqual(again?.tree, inSgf({ ...tree, ...(others && { others }) }));
  // A result that contradicts the moves is kept, and told again.
  if (again?.problem?.code !== "other-result") assert.equal(again?.problem, null);
  assert.equal(again?.result, read.result ?? game.at(game.moves.length).result);
  assert.deepEqual(again?.game.moves, game.moves);
}

/** Plays each line by other rules. @param {string} start @param {readonly Branch[]} branches @param {string[]} before */
function checkBranches(start, branches, before) {
  for (const { move, branches: replies } of branches) {
    const referee = new Referee(start);
    for (const each of before) referee.play(each);
    assert.ok(referee.legalMoves.includes(move), `${before} ${move}`);
    checkBranches(start, replies, [...before, move]);
  }
}
