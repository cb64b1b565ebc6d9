// Picks the mistakes that the lessons show, out of those of real games, and writes www/learn/mistakes.js:
//
//     node scripts/lesson-mistakes.mjs
//
// It needs a built package and xz. A mistake is taken where the coach's first reason is of a kind that the chapter teaches.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { explain } from "../dist/coach.js";
import { Game } from "../dist/game.js";

/** @import { CoachLine, Move, Reason } from "flipside/coach" */

/** Games of tournaments, and of strong players on the web. */
const FILES = ["wthor", "eothello"].map((name) => `data/mistakes/${name}.txt.xz`);
const OUT = "www/learn/mistakes.js";

/**
 * Of which kind the first reason of each mistake of a chapter is, how many empty squares there are at least, and where the better move is
 * if that matters.
 * @type {Record<string, { kinds: string[], empties?: number, better?: RegExp }>}
 */
const CHAPTERS = {
  corners: { kinds: ["corner-missed", "corner-missed", "corner-missed"] },
  beside: { kinds: ["corner-given", "corner-given", "corner-given"] },
  quiet: { kinds: ["mobility", "frontier", "mobility"], empties: 26 },
  edges: { kinds: ["stable", "stable", "stable"], empties: 13, better: /^([ah][2-7]|[b-g][18])$/ },
  parity: { kinds: ["last-move", "last-move", "pass-suffered"] },
};

/** What a mistake loses at least, as less is hard to see, and at most, as a player who loses more was short of time. */
const [LEAST_LOSS, MOST_LOSS] = [6, 24];
/** How many plies a person follows a line gladly, to where one sees what the reason speaks of. */
const FOLLOWED = 8;
/** A game that is won or lost by more with either move is decided: then nobody minds. */
const DECIDED = 16;

/**
 * A mistake as the files have it, and what the coach says of it first.
 * @typedef {object} Mistake
 * @property {string} position
 * @property {CoachLine} played
 * @property {CoachLine} best
 * @property {Reason} reason
 * @property {string} game in which it was made
 */

/** @param {string} text squares and `ps` for a pass @returns {Move[]} */
const movesOf = (text) =>
  (text.match(/../g) ?? []).map((move) => /** @type {Move} */ (move === "ps" ? "pass" : move));

/** @param {string} score @param {string} moves @returns {CoachLine} */
function lineOf(score, moves) {
  const pv = movesOf(moves);
  return { move: /** @type {Move} */ (pv[0]), score: Number.parseInt(score, 10), pv };
}

/** Every mistake of a file that loses enough and has a reason. @param {string} file @returns {Mistake[]} */
function mistakesIn(file) {
  let game = "";
  const rows = execFileSync("xz", ["-dc", file], { encoding: "utf8", maxBuffer: 2 ** 28 })
    .trim()
    .split("\n");
  return rows.flatMap((row) => {
    if (row.startsWith("game ")) {
      game = `${file} ${row}`;
      return [];
    }
    const [board = "", side = "", score = "", line = "", bestScore = "", bestLine = ""] = row.split(" ");
    const [played, best] = [lineOf(score, line), lineOf(bestScore, bestLine)];
    const loss = best.score - played.score;
    if (loss < LEAST_LOSS || loss > MOST_LOSS) return [];
    const position = `${board} ${side}`;
    const [reason] = explain(position, played, best);
    return reason ? [{ position, played, best, reason, game }] : [];
  });
}

/** How clearly a mistake shows its reason: little to follow, and much lost. @param {Mistake} mistake */
function clarity({ played, best, reason }) {
  const seenAt = "ply" in reason ? reason.ply : 0;
  return best.score - played.score - 3 * Math.max(0, seenAt - FOLLOWED);
}

/** @param {Mistake} mistake */
const isDecided = ({ played, best }) => Math.min(Math.abs(played.score), Math.abs(best.score)) > DECIDED;

const found = FILES.flatMap(mistakesIn).filter((mistake) => !isDecided(mistake));
found.sort((one, other) => clarity(other) - clarity(one));

/** Of each game one mistake. @type {Set<string>} */
const games = new Set();

/** @param {string} kind @param {(typeof CHAPTERS)[string]} chapter @returns {Mistake} */
function take(kind, { empties = 0, better = /^/ }) {
  const taken = found.find(
    ({ position, best, reason, game }) =>
      reason.kind === kind &&
      !games.has(game) &&
      Game.parse(position).empties >= empties &&
      better.test(best.move),
  );
  if (!taken) throw new Error(`expected a mistake of the kind ${kind}, found none`);
  games.add(taken.game);
  return taken;
}

/** A line as the lessons keep it: the score and the moves, passes as `ps`. @param {CoachLine} line */
const lineText = ({ score, pv }) => `${score} ${pv.map((move) => (move === "pass" ? "ps" : move)).join("")}`;

const chapters = Object.entries(CHAPTERS).map(([id, chapter]) => {
  const rows = chapter.kinds.map((kind) => {
    const { position, played, best } = take(kind, chapter);
    const fields = { kind, position, played: lineText(played), best: lineText(best) };
    const texts = Object.entries(fields).map(([name, text]) => `      ${name}: "${text}",`);
    return `    {\n${texts.join("\n")}\n    },`;
  });
  return `  ${id}: [\n${rows.join("\n")}\n  ],`;
});

writeFileSync(
  OUT,
  `// Mistakes of real games, with the lines of the move played and of the best one. Written by scripts/lesson-mistakes.mjs, which says
// how they are picked.

/**
 * A mistake as it is kept.
 * @typedef {object} KeptMistake
 * @property {import("../package/flipside.js").CoachReason["kind"]} kind of the coach's first reason
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
