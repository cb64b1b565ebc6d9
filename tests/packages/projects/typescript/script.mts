import { Engine, type EngineOptions, type Found, Game } from "flipside";

const options: EngineOptions = { tableBits: 12 };
const engine: Engine = await Engine.create(options);
const game = new Game();
game.play("f5");
const { move, score, depth, nodes }: Found = await engine.search(game, { depth: 8, book: false });
await engine.dispose();
console.log(`${move}, ${score} discs, ${depth} plies, ${nodes} nodes`);
