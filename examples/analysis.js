// Which moves of a game lost discs? Each is compared with the best one, at the depth of a level.

import { Engine, Game } from "flipside";

const [transcript = "f5d6c3d3c4f4f6g5e6d7c7", level = "6"] = process.argv.slice(2);

const engine = await Engine.create();
const played = Game.parse(transcript);
const game = new Game();
for (const move of played.history) {
  const lines = await engine.analyze(game, { level: Number(level) });
  const found = lines.find((line) => line.move === move);
  const loss = lines[0].score - (found?.score ?? 0);
  const better = loss > 0 ? `, ${loss} discs less than ${lines[0].move}` : "";
  console.log(`${String(game.history.length + 1).padStart(2)} ${game.turn} ${move}${better}`);
  game.play(move);
}
if (game.openingName) console.log(`Opening: ${game.openingName}`);
await engine.dispose();
