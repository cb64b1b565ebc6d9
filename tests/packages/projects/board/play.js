/**
 * Plays f5 on a board by a click.
 * @param {import("flipside/board").OthelloBoard} board
 * @returns {Promise<string>} the discs that lie there when they are at rest, and the square of the last move
 */
export async function play(board) {
  const squares = board.shadowRoot;
  const settled = () => new Promise((done) => board.addEventListener("settle", done, { once: true }));
  if (!squares.querySelector(".disc")) await settled();
  squares.querySelector("[data-square=f5]").click();
  await settled();
  const last = squares.querySelector("[data-last]").getAttribute("data-square");
  return `${squares.querySelectorAll(".disc").length} discs, last move ${last}`;
}
