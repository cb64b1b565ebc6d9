import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** @import { CoachLine, Move } from "flipside/coach" */

/**
 * A mistake of a game that the evidence was not fitted to.
 * @typedef {object} Mistake
 * @property {string} position
 * @property {CoachLine} played
 * @property {CoachLine} best
 */

/**
 * A mistake with the replies to both moves.
 * @typedef {Mistake & { replies: { played: readonly CoachLine[], best: readonly CoachLine[] } }} Replied
 */

/** Some of them, of four discs and more, with the replies of level 12; `node benches/coach/refutations.js --write` wrote them. */
export function replied() {
  return repliedIn(new URL("../../data/replies.txt.gz", import.meta.url));
}

/** Mistakes with their replies. @param {string | URL} file packed with gzip @returns {Replied[]} */
export function repliedIn(file) {
  return gunzipSync(readFileSync(file)).toString().trim().split("\n").map(repliedFrom);
}

/** A mistake with its replies, as a line of text. @param {Replied} mistake */
export function repliedText({ position, played, best, replies }) {
  const lineText = (/** @type {CoachLine} */ { score, exact, pv }) =>
    `${score}${exact ? "=" : ""} ${pv.map((move) => (move === "pass" ? "ps" : move)).join("")}`;
  return [
    position,
    ...[[played], [best], replies.played, replies.best].map((lines) => lines.map(lineText).join(",")),
  ].join(";");
}

/** The mistake with its replies that a line of text tells. @param {string} row @returns {Replied} */
function repliedFrom(row) {
  const [position, ...lists] = row.split(";");
  const [[played], [best], afterPlayed, afterBest] = lists.map((list) =>
    (list === "" ? [] : list.split(",")).map((line) => {
      const [score, moves] = line.split(" ");
      const pv = movesOf(moves);
      return { move: pv[0], score: Number.parseInt(score, 10), exact: score.endsWith("="), pv };
    }),
  );
  return { position, played, best, replies: { played: afterPlayed, best: afterBest } };
}

/** Every mistake that was held out; `flipside-tools coach evidence --held-out` wrote them. @returns {Mistake[]} */
export function heldOut() {
  const packed = readFileSync(new URL("../../data/mistakes.txt.gz", import.meta.url));
  const rows = gunzipSync(packed).toString().trim().split("\n");
  return rows.map(mistakeFrom);
}

/** A mistake as `flipside-tools` writes it. @param {string} row @returns {Mistake} */
export function mistakeFrom(row) {
  const [board, side, score, line, bestScore, bestLine] = row.split(" ");
  const lineOf = (/** @type {string} */ scored, /** @type {string} */ moves) => {
    const pv = movesOf(moves);
    return { move: pv[0], score: Number.parseInt(scored, 10), pv };
  };
  return { position: `${board} ${side}`, played: lineOf(score, line), best: lineOf(bestScore, bestLine) };
}

/**
 * The mistakes of a hundred tournament games, game by game; `node benches/coach/reviewed-mistakes.js` wrote them.
 * @returns {Replied[][]}
 */
export function reviewedGames() {
  const packed = readFileSync(new URL("../../data/reviewed.txt.gz", import.meta.url));
  const games = gunzipSync(packed).toString().split("game\n").slice(1);
  return games.map((rows) => rows.split("\n").filter(Boolean).map(repliedFrom));
}

/** The mistake with the lines exchanged and the scores left: what a coach must not explain. @param {Mistake} mistake @returns {Mistake} */
export function exchanged({ position, played, best }) {
  return { position, played: { ...best, score: played.score }, best: { ...played, score: best.score } };
}

/** The mistake with lines as short as those of a quick search. @param {Mistake} mistake @param {number} plies @returns {Mistake} */
export function cutOff({ position, played, best }, plies) {
  return {
    position,
    played: { ...played, pv: played.pv.slice(0, plies) },
    best: { ...best, pv: best.pv.slice(0, plies) },
  };
}

/** @param {string} text squares and `ps` for a pass @returns {Move[]} */
export function movesOf(text) {
  return (text.match(/../g) ?? []).map((move) => /** @type {Move} */ (move === "ps" ? "pass" : move));
}
