/**
 * An answer that is the same in every environment, because the engine is deterministic and so is its book.
 * @param {typeof import("flipside") & typeof import("flipside/book")} flipside its main or its slim entry, and the book
 * @param {import("flipside").EngineOptions} [options]
 */
export async function answer({ Engine, Game, Book }, options) {
  const book = await Book.load();
  const engine = await Engine.create({ tableBits: 12, book, ...options });
  const game = new Game();
  game.play("f5");
  const { move, score, depth, nodes } = await engine.search(game, { depth: 8, book: false });
  const opening = await engine.search(game);
  await engine.dispose();
  return `${move}, ${score} discs, ${depth} plies, ${nodes} nodes, ${opening.move} from the ${opening.source}`;
}
