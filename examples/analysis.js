// Which moves of a game lost discs? Each is compared with the best one, at a level; several engines share the work.
//   node examples/analysis.js f5d6c3d3c4 8

import { EnginePool, Game } from "flipside";

const [transcript = "f5d6c3d3c4f4f6g5e6d7c7", level = "6"] = process.argv.slice(2);

const pool = await EnginePool.create();
const game = Game.parse(transcript);
// A word that is no level is refused when it is used.
const limits = { level: /** @type {import("flipside").Level} */ (Number(level)) };
const { moves, loss } = await pool.review(game, limits);
for (const { ply, turn, move, best, loss } of moves) {
  const better = loss > 0 ? `, ${loss} less than ${best.move}` : "";
  console.log(`${String(ply + 1).padStart(2)} ${turn} ${move}${better}`);
}
console.log(`Discs lost by black: ${loss.black}, by white: ${loss.white}`);
if (game.openingName()) console.log(`Opening: ${game.openingName()}`);
await pool.dispose();
