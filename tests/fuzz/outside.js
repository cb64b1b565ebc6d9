// What reads texts from outside, with what leads into each reader: the begin of a text, and what may stand behind it.

import { zipSync } from "fflate";
import { FlipsideError, gamesIn, readFile, readGames } from "flipside/formats";
import { Game } from "flipside/game";
import { areLines, beginsWithLine, streamedLines } from "../../bin/input/lines.js";
import { gtpRequest, nboardRequest } from "../../bin/protocols/requests.js";
import { lineOfFragment, lineOfLink } from "../../www/game/link.js";

/**
 * A reader of texts from outside.
 * @typedef {object} Reader
 * @property {string} name
 * @property {(text: string) => unknown} read throws a `FlipsideError` where it refuses the text
 * @property {number} most the longest text that it takes
 * @property {readonly (readonly [head: string, tail: string])[]} around what leads into its parts, and out of them
 */

const BOARD = "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------\n";
const ROW = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;

/** Addresses. */
const ADDRESSES = /** @type {const} */ ([
  ["?moves=", ""],
  ["https://example.org/#", " x"],
  ["https://example.org/?text=", "#f5"],
  ["http://", " x"],
  ["#f5d6", "-"],
  ["#f5.", "~"],
  ["https://www.eothello.com/game/", " x"],
]);

/** Tags, moves and comments of PGN. */
const TAGGED = /** @type {const} */ ([
  ['[Black "', '"]'],
  ['[FEN "', '"]\n\n1. f5'],
  ["[", "]"],
  ['[Black "A"]\n\n1. f5 ', " d6 *"],
  ['[Black "A"]\n\n1. f5 {', "} d6"],
  ['[Black "A"]\n\n1. f5 {[%eval ', "]}"],
  ['[Black "A"]\n\n1. f5 (', ")"],
  ['[Black "A"]\n\n1. f5 ;', "\nd6"],
  ['[Black "A"]\n%', "\n1. f5"],
  ['[Date "', '"]\n1. f5'],
  ['[Result "', '"]\n1. f5'],
  ["1. f5 {", "} d6"],
]);

/** Games in parentheses, and their values. */
const NODES = /** @type {const} */ ([
  ["(", ")"],
  ["(;", ")"],
  ["(;GM[2]", ")"],
  ["(;GM[2]C[", "];B[f5])"],
  ["(;GM[2]PL[", "];B[f5])"],
  ["(;GM[2]DT[", "];B[f5])"],
  ["(;GM[2]AB[", "];B[f5])"],
  ["(;GM[2];B[f5]", ")"],
  ["(;GM[2];B[f5]C[", "])"],
  ["(;GM[2];B[", "])"],
  ["(;GM[Othello]TY[8", "];B[f5];)"],
  ["(;GM[Othello]BO[8 ", "];B[f5];)"],
  ["(;GM[Othello]RE[", "];B[f5];)"],
  ["(;GM[Othello];B[f5/", "];)"],
]);

/** Boards, positions, moves among words, and JSON. */
const WORDS = /** @type {const} */ ([
  ["", ""],
  ["> ", ""],
  ["// ", ""],
  ["", " f5"],
  ["f5 ", ""],
  ["f5\n", ""],
  ["f5d6", ""],
  ["1. f5 ", " d6"],
  ["Event: ", "\nf5d6c3d3"],
  ["Ann - ", " 33-31\nf5d6c3d3"],
  ["Ann ", " vs Bob\nf5d6c3d3"],
  [BOARD, ""],
  [`${BOARD}turn`, "."],
  ["f5 ", ` d6\n${BOARD}`],
  [`${ROW} X;`, ""],
  [`${ROW} X; f5`, ":+1;"],
  [`${ROW} X % `, ""],
  ["8/8/", "/8 b"],
  ["1 ", "\n"],
  ["| ", "\n"],
  ["[", "]"],
  ['{"board": "', '"}'],
  ['{"start":"', '"}'],
  ['{"moves":"f5', '"}'],
  ['[{"moves":["', '"]}]'],
]);

/** What a file says of its encoding. */
const ENCODED = /** @type {const} */ ([
  ["", ""],
  ["(;CA[", "]"],
  ["charset=", ""],
]);

/** What an archive calls its files. */
const NAMES = /** @type {const} */ ([
  ["games", "/a.wtb"],
  ["", "/games.wtb"],
  ["__MACOSX/", ""],
  ["games.", ""],
]);

/** Lines of protocols. */
const COMMANDS = /** @type {const} */ ([
  ["1 play b ", ""],
  ["play ", " x"],
  ["set game ", " x"],
  ["move ", "/1"],
  ["x", "x"],
]);

/** @type {readonly Reader[]} */
export const READERS = [
  {
    name: "readGames",
    most: 1_600_000,
    around: [...ADDRESSES, ...TAGGED, ...NODES, ...WORDS],
    read: (text) => readGames(text, { turn: "black" }).games.slice(0, 3).map(treeOf),
  },
  {
    name: "Game.parse",
    most: 65_536,
    around: [...ADDRESSES, ...NODES, ...WORDS],
    read: (text) => Game.parse(text),
  },
  { name: "links", most: 1_600_000, around: ADDRESSES, read: linkOf },
  {
    // Letters that are no UTF-8 are looked at more closely.
    name: "readFile",
    most: 1_600_000,
    around: ENCODED,
    read: async (text) =>
      (await readFile(bytesOf(`${text}\nM\xfcller`), { turn: "black" })).games.slice(0, 3).map(treeOf),
  },
  {
    name: "gamesIn",
    most: 1_600_000,
    around: [TAGGED[3], NODES[2], WORDS[0]],
    read: async (text) => {
      for await (const _ of gamesIn(chunksOf(text), { turn: "black", onProblem: () => {} }));
    },
  },
  { name: "archives", most: 60_000, around: NAMES, read: (text) => readFile(archiveOf(text)) },
  {
    name: "lines",
    most: 1_600_000,
    around: [ADDRESSES[0], ...WORDS.slice(0, 7)],
    read: async (text) => {
      areLines(text);
      beginsWithLine(text);
      for await (const _ of streamedLines("-", chunksOf(text), "utf-8"));
    },
  },
  {
    name: "protocols",
    most: 1_600_000,
    around: COMMANDS,
    read: (text) => [gtpRequest(text), nboardRequest(text)],
  },
];

/** Reads a text, whether it is refused or not. @param {Reader} reader @param {string} text */
export async function readOrRefused({ read }, text) {
  try {
    await read(text);
  } catch (error) {
    if (!(error instanceof FlipsideError) && /** @type {Error} */ (error).name !== "FlipsideError")
      throw error;
  }
}

/** @param {import("flipside/formats").ImportedGame} game */
function treeOf({ tree }) {
  return tree;
}

/** @param {string} text */
function linkOf(text) {
  return [lineOfLink(Game, text), lineOfFragment(Game, text)];
}

/** A text in Latin 1; other letters become some of it. @param {string} text */
function bytesOf(text) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** How many bytes come at a time. */
const CHUNK = 512;

/** @param {string} text */
async function* chunksOf(text) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

/** An archive with a file of this name, and others beside it. @param {string} name */
function archiveOf(name) {
  const game = new TextEncoder().encode("(;GM[2];B[f5])");
  return zipSync({ "a.sgf": game, "b.jou": game, [name.replace(/[^ -~]/g, "_")]: game });
}
