import { Engine, type EngineOptions, type Found, Game } from "flipside";
import { Book } from "flipside/book";

const options: EngineOptions = { tableBits: 12, book: await Book.load() };
const engine: Engine = await Engine.create(options);
const game = new Game();
game.play("f5");
const { move, score, depth, nodes }: Found = await engine.search(game, { depth: 8, book: false });
const opening: Found = await engine.search(game);
await engine.dispose();
console.log(
  `${move}, ${score} discs, ${depth} plies, ${nodes} nodes, ${opening.move} from the ${opening.source}`,
);
