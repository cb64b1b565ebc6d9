// Which moves of a game lost discs? Each is compared with the best one, at a level; several engines share the work.

import { EnginePool, Game } from "flipside";

const [transcript = "f5d6c3d3c4f4f6g5e6d7c7", level = "6"] = process.argv.slice(2);

const pool = await EnginePool.create();
const game = new Game();
const moves = Game.parse(transcript).history.map((move) => {
  const { turn } = game;
  const lines = pool.analyze(game, { level: Number(level) });
  game.play(move);
  return { turn, move, lines };
});
for (const [index, { turn, move, lines }] of moves.entries()) {
  const [best, ...others] = await lines;
  const played = [best, ...others].find((line) => line.move === move) ?? best;
  const loss = best.score - played.score;
  const better = loss > 0 ? `, ${loss} discs less than ${best.move}` : "";
  console.log(`${String(index + 1).padStart(2)} ${turn} ${move}${better}`);
}
if (game.openingName) console.log(`Opening: ${game.openingName}`);
await pool.dispose();
