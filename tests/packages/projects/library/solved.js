/** 20 empty squares, a draw; solving it takes a second. */
const BOARD = "-XXX----X-XOO---XXOXOO--XOXOXO--XOOXOXXXXOOXXOX---OOOOO--XXXXX-- X";

/**
 * Solves a position, opens the library anew, and solves the position again.
 * @param {typeof import("flipside")} flipside
 * @param {typeof import("flipside/library")} entry
 * @param {string} [store]
 */
export async function solvedTwice({ Engine }, { Library }, store) {
  const solve = async () => {
    const library = await Library.open(store);
    const engine = await Engine.create({ tableBits: 14, library });
    const { source, score } = await engine.solve(BOARD);
    await engine.dispose();
    await library.close();
    return `${source}: ${score}`;
  };
  return `${await solve()}, ${await solve()}`;
}
