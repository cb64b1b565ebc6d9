// Writes www/learn/mistakes/kept.js: the mistakes of real games in which the lessons let people look for the better move.
//
//     node scripts/lessons/mistakes.mjs
//
// It needs a built package and xz. The mistakes are chosen by hand; where they were made and what they lose is in data/mistakes, and the
// lines are found anew: proven with few empty squares, deep otherwise. It ends with an error where a mistake would be no good exercise.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { explain } from "../../dist/coach.js";
import { Engine, Game } from "../../dist/flipside.js";
import { SOLVED_EMPTIES } from "../../js/verdicts/verdicts.js";

/** @import { CoachLine, Move } from "flipside/coach" */

/** Games of tournaments, and of strong players on the web. */
const FILES = ["wthor", "eothello"].map((name) => `data/mistakes/${name}.txt.xz`);
const OUT = "www/learn/mistakes/kept.js";

/** By chapter: the position, the side to move, and the move that was played. @type {Record<string, readonly string[]>} */
const CHOSEN = {
  corners: [
    "-OOOOOO--OOXXO--XXOOOX-OXXXOOXX-XXXXXOXXXXOOOOO-X-OXXO---OOOOO-- X h6",
    "---XOOOX--XXOOOXXXXOOXOX--XXXOXX--XXXXXX--XOOXXX--XOOXXX-------- O b6",
    "-X--XXX---XXXX--XXOXXOXXXXOOXOXXXXOOOXXXXOOXXOXXO-OOOXXX-OOOO-X- X f8",
  ],
  beside: [
    "---------------------------OX-OX---OOOOX---OOXXX----XX-------X-- O h7",
    "--------------------OX-O---OOOO----XXXO----XXXXO---OOX------O--- X h5",
    "------O----XOO------XXXX---OOXXX-XXXXXOXOOXOXOOX--XXOOO---XO---- O c4",
  ],
  quiet: [
    "------------X------XXXXX---XXOXO-OOOOXOO--OOOOXO----OO---------- X a5",
    "-----------X-------XXXOO--OOXOOO-XXOXXXO--XOOOOO--XOOO-O---X-O-- X b4",
    "--X-O-----XOO---OOOOOO--OOOXXXX-OOOXXX--OOXXXX------------------ X d1",
  ],
  edges: [
    "OXOOO---OOOOOO--XOOXOOO-XOXOOOOOXOXOOXO-OOOXXOX--OXXXX------XXX- X h3",
    "--OOOO--O-OOO--XOOOXOXXXOXOXOXXXOXXXXXOXOXXXXXOXO-XXXXXX----XX-X O c8",
    "-O--OOO-O-OXXO--OOXOXXXXOXOOOOOXOXXOXOXXOXXOOOXXO-OOOO---OOOOO-- O g2",
  ],
  openings: [
    "---------------------------OX------OX------OX------------------- X c3",
    "------------------OX-------OX------XO--------------------------- X b3",
    "---------------------XXX---OOOX----OOXOO---OXX------OX---------- O h4",
  ],
  leave: [
    "--XXXXX-X-XXOOO-X-XXXOOOXOXXXXOXXOOXXXXXXOXXXXXXOOOOOXXXXXXXXXX- O h8",
    "OOOOOOO-XXXOOO--XXOXOXOOOOXOXOOOXOOXOOOOXXOOOOOO-XXOOO-O-OOOOOO- O a8",
    "XXXXXX--XXOOXX-OXOXOOXOOXOXXOOXOXOOXOOXOXXXOXOOO--XXXXXO-OXXXXXO X a8",
  ],
  offer: [
    "-XXXXX--X-XXXX-OXXXXXXXOXXXXOOOOXXXOXXOOXXOOXOX-XXXXOOXXX-XOOO-- O h8",
    "-OOOO--O--XOOOOOOOXXXOOX-OXXXXXX-OXOXXXXOXOXXXXXXOXXXXXXOOOXX--X O f8",
    "OOOOOOOXO-XXXXXXOXXXOXXXOOXOXXOXOXXXXXOXOOXXOOXXO-X-OO-X---XXX-- O d7",
  ],
  wedge: [
    "-XXXXXX--OOOOX-XXOOXOOXXXOOXXOXXXOXOOXOXXXXOXXXXX-XOOO----XXXXXX O b8",
    "--X-XO--X-XXX---XXXOXOOOXOXXXOOXXOXXXOOXXXXXXXOXX-XOOOOO-OOOOOXO O b2",
    "OXXXXXXXOOXXXX--OOOOOXOOOOOXOOOO-OOXOOOO-OXXOXOO-XXXXO---XXXO-O- X h2",
  ],
  stoner: [
    "-XXXXX--X-XOOOOOXXOXOOOOXOXXOXOOXXOOXOOOXXOXOOX---XXXO-X--OXXO-- X g8",
    "---XXXX-O-OOOO--OOOOOOOO-OXOOOOOXXXXOXOOXXOOOOXOX-OOOXXX-OOOOOOO X g2",
    "--XXXX--OOOXXX-OOOXOXOOOOXXOOOOOOXXXOOXOOXXXOOOO-XXXXXOO--XXXX-- X a1",
  ],
  parity: [
    "--XXXXX-XOOOOX--XOXOXXOXXXXXOXOOXOXXOXOXXOXXOOXXXXOOXO--XXXXXXXX O h7",
    "--OOOO----OOOO--XOOOOOOOXXOOOOOOXXXXOOOOXXXXXOOOX-OXXO------XO-- O d8",
    "XOOOOO---XOXOOO-OXXOOOX-OOXXOXX-OOOOXXX-OOOXXXX-OOXXXX----XXXX-- X g1",
  ],
  access: [
    "OXXOOXX--X-OOOOO-XOOXOOOOOXOOOOOOOOOOOXOOOOXXOXOO-OOOXXO-OOOOOXO X a8",
    "OXXXXXX-OOXOOO--OXOXOO-XOOXOXOXXOOOXOOXXOOXOOOOOOOOOXOO-XOOOOOO- X h8",
    "--OXXXXXO-OXXOOOOOXXOXOXOOOXXOXXOXOOXOXXOOXOOXXXOXOXXO--OXXXXOO- X b1",
  ],
  swindle: [
    "-XXXXX---XXXXX-OOXOOXXOOOXXOOXOOOXOOOXOOOOXOXOOOO-XXOXOO--XXXXX- O g2",
    "O-OOOO--OOOXOO--OOOXXOX-OOOXOOXXOOXXOOXXOXXXXXXXO-XXOX---XXXXXX- O h2",
    "-X-XXO----XXXOOOXXXXXXXX-XXOXXXOOXOXOOOOOOXOOOOX-XOOOO----XOOO-- X g8",
  ],
  pass: [
    "O-XXXXX-OOXXOX--OXOOXXXXOXOOOXOXOOOOOOOXOOOXOOOXOOOOOOO-OXXXOOO- X b1",
    "--OOOO--O-XOOO-OOOOOOOOOOXOXOOOOOOXOOXOOOXOOOXOOXXOXXOXOOOOOOOOX X h1",
    "OOOOOOOX--OOXXXXOOOOOXXXOOOXOOX-XOOXOOOXXXOOXOOO-OOXOO-OO-XXXXXX X g7",
  ],
  counting: [
    "OOOOOOOO-OXXOXXOOOOOXXXOOXOXXXXOXXXXXXXO--XOXOXO--XXXXXOXXXXXXXO O b7",
    "XXXXXXXOXOOXXXO-XOOOOOX-XOXOOOXXXOXOXXOXXOOOXOXXXOOXXX-XXOXXXX-- O h3",
    "XXOO-X--OOXOOOO-OOXXOOX-OOXXOXXXOOOOXXXXXOOXXXXXXOXOOXXXOOOOOOOO O h3",
  ],
};

/**
 * Of which kinds a reason says what a chapter is about, the most telling first; the coach's first reason where it gives none of them.
 * @type {Record<string, readonly string[]>}
 */
const TOPICS = {
  corners: ["corner-missed"],
  beside: ["corner-given", "safe-moves"],
  edges: ["discs-lost", "stable"],
  wedge: ["discs-lost"],
  stoner: ["corner-missed", "discs-lost"],
  parity: ["last-move", "region-last"],
  access: ["own-regions", "pass-missed", "region-last"],
  swindle: ["region-last"],
  pass: ["pass-missed"],
  counting: ["discs-lost", "last-move"],
};

/** What a mistake loses at least, as less is hard to see. */
const LEAST_LOSS = 6;
/** How much better the best move is than every other: a person who finds another good one was not wrong. */
const LEAD = 2;
/** With so many empty squares the lines are proven, as in a review; with more the engine looks so many plies ahead. */
const [PROVEN, DEPTH] = [SOLVED_EMPTIES, 14];

/** The mistakes of real games, as they are chosen. @type {Set<string>} */
const made = new Set();
for (const file of FILES) {
  const text = execFileSync("xz", ["-dc", file], { encoding: "utf8", maxBuffer: 2 ** 28 });
  for (const row of text.split("\n")) {
    const [board, side, , line = ""] = row.split(" ");
    made.add(`${board} ${side} ${line.slice(0, 2)}`);
  }
}

const engine = await Engine.create({ worker: false, tableBits: 18 });

/**
 * The lines of a chosen mistake, as the lessons keep them.
 * @param {string} chosen
 * @param {readonly string[]} topics
 * @returns {Promise<Record<string, string>>}
 */
async function searched(chosen, topics) {
  const [position, move] = [chosen.slice(0, 66), /** @type {Move} */ (chosen.slice(67))];
  if (!made.has(chosen)) throw new Error(`expected a mistake of a real game, found ${chosen}`);
  const start = Game.parse(position);
  const limits = /** @type {const} */ ({
    depth: start.empties <= PROVEN ? start.empties : DEPTH,
    selectivity: 100,
  });
  await engine.newGame();
  const [best, second] = (await engine.analyze(start, { ...limits, count: 2 })).lines;
  const [played] = (await engine.analyze(start, { ...limits, moves: [move] })).lines;
  const reasons = explain(position, played, best);
  const telling = topics.flatMap((topic) => reasons.filter(({ kind }) => kind === topic));
  const [reason] = [...telling, ...reasons];
  if (!reason || best.score - second.score < LEAD || best.score - played.score < LEAST_LOSS)
    throw new Error(`expected a mistake with one best move and a reason, found ${chosen}`);
  return { kind: reason.kind, position, played: lineText(played), best: lineText(best) };
}

/** A score and its moves, passes as `ps`. @param {CoachLine} line */
function lineText({ score, pv }) {
  return `${score} ${pv.map((move) => (move === "pass" ? "ps" : move)).join("")}`;
}

/** @type {string[]} */
const chapters = [];
for (const [id, chosen] of Object.entries(CHOSEN)) {
  /** @type {string[]} */
  const rows = [];
  for (const each of chosen) {
    const texts = Object.entries(await searched(each, TOPICS[id] ?? [])).map(
      ([name, text]) => `      ${name}: "${text}",`,
    );
    rows.push(`    {\n${texts.join("\n")}\n    },`);
  }
  chapters.push(`  ${id}: [\n${rows.join("\n")}\n  ],`);
}
engine.dispose();

writeFileSync(
  OUT,
  `// Mistakes of real games, with the lines of the move played and of the best one. Written by scripts/lessons/mistakes.mjs, which has those
// that were chosen.

/**
 * A mistake as it is kept.
 * @typedef {object} KeptMistake
 * @property {import("../../package/flipside.js").CoachReason["kind"]} kind of the coach's reason that is told
 * @property {string} position before the move
 * @property {string} played its score and its moves, passes as \`ps\`
 * @property {string} best the same of the best line
 */

/** By chapter. @type {Readonly<Record<string, readonly KeptMistake[]>>} */
export const MISTAKES = Object.freeze({
${chapters.join("\n")}
});
`,
);
