// Writes the mistakes of tournament games, game by game, with the replies to both moves, for the test that nothing abstract is told twice in a row:
//
//   node benches/coach/reviewed-mistakes.js [--games 100] [--level 9] --write FILE
//
// It needs xz.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { Engine, Game } from "flipside";
import { mistakeFrom, repliedText } from "../../tests/node/coach/mistakes.js";

/** @import { Level, Line, Move } from "flipside" */

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "100" },
    level: { type: "string", default: "9" },
    write: { type: "string", default: "reviewed.txt.gz" },
  },
});

/** The coach reads no more plies than these of a reply that is not the best one. */
const PLIES = 3;

const rows = execFileSync("xz", ["-dc", "data/mistakes/wthor.txt.xz"], {
  encoding: "utf8",
  maxBuffer: 2 ** 28,
})
  .trim()
  .split("\n");
const engine = await Engine.create({ worker: false });
const limits = { level: /** @type {Level} */ (Number(values.level)), fresh: true };

/** @param {string} position @param {Move} move @returns {Promise<Line[]>} */
async function repliesTo(position, move) {
  const after = Game.parse(position).after(move);
  if (after.isOver) return [];
  const { lines } = await engine.analyze(after, limits);
  return lines.map((line, rank) => (rank === 0 ? line : { ...line, pv: line.pv.slice(0, PLIES) }));
}

/** @type {string[]} */
const written = [];
let games = 0;
for (const row of rows) {
  if (row.startsWith("game ")) {
    games += 1;
    if (games > Number(values.games)) break;
    written.push("game");
    continue;
  }
  const mistake = mistakeFrom(row);
  const { position, played, best } = mistake;
  const replies = {
    played: await repliesTo(position, played.move),
    best: await repliesTo(position, best.move),
  };
  written.push(repliedText({ ...mistake, replies }));
}
engine.dispose();
writeFileSync(values.write, gzipSync(`${written.join("\n")}\n`, { level: 9 }));
