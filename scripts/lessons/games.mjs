// Writes www/learn/games/records.js: games between finalists of world championships, with where each side lost the most.
//
//     node scripts/lessons/games.mjs
//
// It needs a built package. Players, cities, years and moves are facts, as the WTHOR base has them. What is lost is found by a review, and
// then searched anew, move by move: proven with few empty squares, deep otherwise.

import { writeFileSync } from "node:fs";
import { explain } from "../../dist/coach.js";
import { Engine, Game } from "../../dist/flipside.js";
import { SOLVED_EMPTIES } from "../../js/verdicts/verdicts.js";

/** @import { CoachLine } from "flipside/coach" */
/** @import { Move } from "flipside" */

const OUT = "www/learn/games/records.js";

/**
 * A game: its name here, the year, the city, both players, Black first, and the moves.
 * @type {readonly [id: string, year: number, city: string, black: string, white: string, moves: string][]}
 */
const GAMES = [
  [
    "1977-1",
    1977,
    "tokyo",
    "Hiroshi Inoue",
    "Thomas Heiberg",
    "f5 d6 c3 f3 f4 d3 c4 g6 f6 e6 c5 c6 d7 d8 e7 g5 e3 d2 g4 h3 f7 b5 h5 g3 b4 b6 c8 b8 c7 e8 f8 g8 h4 h6 e2 d1 c1 a3 a6 a5 e1 f2 g7 c2 a4 h8 a2 b7 f1 b3 b1 b2 h7 a7 a8 a1 g1 g2 h2 h1",
  ],
  [
    "1977-2",
    1977,
    "tokyo",
    "Hiroshi Inoue",
    "Thomas Heiberg",
    "f5 d6 c5 f4 e3 c6 e6 f3 d3 f6 g4 c4 b4 a3 b5 e2 d2 h4 c7 b3 c3 a6 d7 d1 c1 c2 e7 b6 e1 f1 g1 f2 b1 c8 a5 a4 d8 e8 b7 a8 b8 b2 a1 a2 g5 h5 g3 h3 a7 g2 h1 h2 h6 g6 h7 g7 g8 h8 f8 f7",
  ],
  [
    "1997-1",
    1997,
    "athens",
    "Graham Brightwell",
    "Makoto Suekuni",
    "f5 d6 c3 d3 c4 f4 c5 b3 c2 b4 c6 d2 e6 b5 a5 a6 a3 b6 a4 a2 e3 f3 g4 c1 f2 g3 d1 e2 e1 f1 h3 c7 d7 f7 f6 e8 b7 e7 b8 d8 f8 g5 g6 h6 c8 b2 h4 g7 h5 h2 h7 g2 a1 b1 a7 h8 g8 a8 g1 h1",
  ],
  [
    "1997-2",
    1997,
    "athens",
    "Graham Brightwell",
    "Makoto Suekuni",
    "f5 d6 c3 d3 c4 f4 c5 b3 c2 e6 c6 b4 b5 d2 e3 a6 c1 b6 f3 f6 f7 e1 e2 f1 d1 f2 g1 g5 d7 g6 g4 e7 e8 d8 c8 f8 g8 c7 b8 h4 g3 h3 h5 b7 a8 a7 a3 a2 a4 a5 a1 b1 b2 h1 h2 h6 g7 h7 h8 g2",
  ],
  [
    "1997-3",
    1997,
    "athens",
    "Makoto Suekuni",
    "Graham Brightwell",
    "f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g3 c4 b4 b3 b6 c3 b5 a3 a4 g4 c7 e2 d2 f2 f3 d1 c1 c2 h5 g5 h6 b1 d8 a5 e1 f1 f7 e7 a6 a7 b2 h3 h4 h7 g6 e8 c8 b7 a8 b8 g7 h8 f8 a1 a2 g1 h1 g8 g2 h2",
  ],
  [
    "2019-1",
    2019,
    "prague",
    "Akihiro Takahashi",
    "Yusuke Takanashi",
    "f5 d6 c4 d3 c3 f4 f6 f3 e6 e7 c6 g6 e2 d7 f8 c5 e3 c7 d8 e8 f7 g5 b5 c8 b8 b4 b6 a5 a3 a4 a6 c2 d2 b3 a2 f1 e1 b7 d1 f2 b2 a1 g2 c1 b1 g3 h6 h7 h5 a7 h2 g8 h8 g4 a8 g7 h4 h3 g1 h1",
  ],
  [
    "2019-2",
    2019,
    "prague",
    "Yusuke Takanashi",
    "Akihiro Takahashi",
    "f5 f6 e6 f4 e3 c5 c4 d6 b5 d3 c3 e2 f3 g4 f1 d1 h4 g3 c6 g5 h5 g6 e1 g1 f2 h2 f7 d2 h3 h6 c7 d7 c1 b1 c2 b6 d8 e7 e8 a4 b4 b2 a5 a6 b3 a3 g7 f8 g8 h7 a7 b8 h8 a8 h1 g2 c8 b7 a1 a2",
  ],
  [
    "2019-3",
    2019,
    "prague",
    "Akihiro Takahashi",
    "Yusuke Takanashi",
    "f5 d6 c4 d3 c3 f4 f6 f3 e6 e7 c6 g6 g5 f7 e2 c7 d8 c5 b5 e8 f8 b3 d7 b6 e3 g3 a6 g4 c8 b7 a3 d2 e1 c2 b1 b8 b4 g7 h8 a4 a8 g8 f2 c1 d1 g1 b2 a1 f1 a7 a2 a5 h2 h3 h1 h7 h6 g2 h5 h4",
  ],
  [
    "2019-4",
    2019,
    "prague",
    "Akihiro Takahashi",
    "Yusuke Takanashi",
    "f5 d6 c4 d3 c3 f4 c5 b3 e2 e3 c2 d2 e6 e1 g4 d1 a3 c6 d7 f3 f2 h4 h3 h2 g3 h5 g5 g6 f6 h6 b6 f1 g2 f7 b4 b5 e7 a4 g8 h1 g1 c7 b8 d8 f8 a6 a5 a2 b7 g7 h8 a8 c8 e8 a7 h7 a1 b2 c1 b1",
  ],
  [
    "2025-1",
    2025,
    "ankara",
    "Yusuke Takanashi",
    "Seiya Kurita",
    "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 d7 g6 d8 c5 c6 c7 c8 f7 d2 b3 b4 e3 c2 c1 a4 f8 e1 b5 b6 a5 a6 e8 e2 b8 g3 f2 g5 g4 h4 h5 h7 h6 h3 h8 g7 b1 g8 b2 a8 a3 g2 h1 f1 g1 h2 d1 b7 a7 a2 a1",
  ],
];

/** Of each side so many moves are looked at, those that lost the most, and each of them lost at least so many discs. */
const [MOST, LEAST_LOSS] = [3, 2];
/** With so many empty squares the lines are proven; with more the engine looks so many plies ahead. */
const [PROVEN, DEPTH] = [SOLVED_EMPTIES, 12];
/** A shorter look has to agree, up to so many discs. */
const [SHORT, LESS] = [8, 2];
/** How deep the review looks that finds them. */
const REVIEW = Object.freeze({ level: 10 });

const engine = await Engine.create({ worker: false, tableBits: 18 });

/**
 * A move that lost something, as the file has it; null where a closer look finds that it lost little, or the coach has nothing to say.
 * @param {Game} game
 * @param {number} ply
 */
async function turnAt(game, ply) {
  const position = game.at(ply);
  const start = Game.parse(position.toString());
  const limits = /** @type {const} */ ({
    depth: start.empties <= PROVEN ? start.empties : DEPTH,
    selectivity: 100,
  });
  const move = /** @type {Move} */ (game.moves[ply]);
  const { best, played } = await compared(start, move, limits);
  const [reason] = explain(start, played, best);
  if (!reason || best.score - played.score < LEAST_LOSS) return null;
  if (start.empties > PROVEN) {
    const short = await compared(start, move, { ...limits, depth: SHORT }, best.move);
    if (short.best.score - short.better.score > LESS || short.better.score - short.played.score < LESS)
      return null;
  }
  return { ply, kind: reason.kind, played: lineText(played), best: lineText(best) };
}

/**
 * A move beside the best one, and beside another that was found to be better.
 * @param {Game} start
 * @param {Move} move
 * @param {{ depth: number, selectivity: 100 }} limits
 * @param {Move} [better]
 */
async function compared(start, move, limits, better = move) {
  await engine.newGame();
  const [best] = (await engine.analyze(start, { ...limits, count: 1 })).lines;
  const found = (/** @type {Move} */ each) => engine.analyze(start, { ...limits, moves: [each] });
  return { best, played: (await found(move)).lines[0], better: (await found(better)).lines[0] };
}

/** A score and its moves, passes as `ps`. @param {CoachLine} line */
function lineText({ score, pv }) {
  return `${score} ${pv.map((move) => (move === "pass" ? "ps" : move)).join("")}`;
}

/** @type {string[]} */
const records = [];
for (const [id, year, city, black, white, moves] of GAMES) {
  const game = Game.parse(moves);
  const review = await engine.review(game, REVIEW);
  /** @type {string[]} */
  const turns = [];
  for (const color of ["black", "white"]) {
    const own = review.moves.filter(
      ({ turn, forced, loss }) => turn === color && !forced && loss >= LEAST_LOSS,
    );
    own.sort((one, other) => other.loss - one.loss || one.ply - other.ply);
    let left = MOST;
    for (const { ply } of own) {
      const turn = left > 0 && (await turnAt(game, ply));
      if (!turn) continue;
      left -= 1;
      turns.push(`      ${JSON.stringify(turn)},`);
    }
  }
  const heads = Object.entries({ id, year, city, black, white, moves: moves.replaceAll(" ", "") });
  const lines = heads.map(([name, value]) => `    ${name}: ${JSON.stringify(value)},`);
  records.push(`  {\n${lines.join("\n")}\n    turns: [\n${turns.join("\n")}\n    ],\n  },`);
  console.error(id, turns.length);
}
engine.dispose();

writeFileSync(
  OUT,
  `// Games between finalists of world championships, with where each side lost the most. Written by scripts/lessons/games.mjs.

/**
 * A move that lost the most of its side.
 * @typedef {object} KeptTurn
 * @property {number} ply before it
 * @property {import("../../package/flipside.js").CoachReason["kind"]} kind of the coach's first reason
 * @property {string} played its score and its moves, passes as \`ps\`
 * @property {string} best the same of the best line
 */

/**
 * @typedef {object} GameRecord
 * @property {string} id
 * @property {number} year
 * @property {"ankara" | "athens" | "prague" | "tokyo"} city
 * @property {string} black
 * @property {string} white
 * @property {string} moves
 * @property {readonly KeptTurn[]} turns those of Black first
 */

/** @type {readonly GameRecord[]} */
export const RECORDS = Object.freeze([
${records.join("\n")}
]);
`,
);
