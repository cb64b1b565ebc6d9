/**
 * An answer that is the same in every environment, because the engine is deterministic.
 * @param {typeof import("flipside")} flipside or its slim entry
 * @param {import("flipside").EngineOptions} [options]
 */
export async function answer({ Engine, Game }, options) {
  const engine = await Engine.create({ tableBits: 12, ...options });
  const game = new Game();
  game.play("f5");
  const { move, score, depth, nodes } = await engine.search(game, { depth: 8, book: false });
  await engine.dispose();
  return `${move}, ${score} discs, ${depth} plies, ${nodes} nodes`;
}
