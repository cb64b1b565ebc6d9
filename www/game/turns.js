// A board turned and mirrored: the eight images of a position are the same position to a player.

/** How a board can be turned and mirrored: the square of the image for the file and the rank of a square, 0 to 7. */
export const TURNS = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (turn) => (/** @type {number} */ file, /** @type {number} */ rank) => {
    const [one, other] = turn & 4 ? [rank, file] : [file, rank];
    return [turn & 1 ? 7 - one : one, turn & 2 ? 7 - other : other];
  },
);

/** @typedef {(file: number, rank: number) => number[]} Turn */

/**
 * How a game is turned so that it comes to a position as that is on the board, and not to one of its images.
 * @param {string} reached the position in the game, of 64 squares
 * @param {string} shown the position on the board
 * @param {string} start of the game: it stays as it is where that is possible
 * @returns {Turn} nothing is turned where no image is the same
 */
export function turnBetween(reached, shown, start) {
  const fitting = TURNS.filter((turn) => turnedBoard(reached, turn) === shown);
  const [same = fitting[0] ?? TURNS[0]] = fitting.filter((turn) => turnedBoard(start, turn) === start);
  return /** @type {Turn} */ (same);
}

/** @param {string} board 64 squares and what is behind them @param {Turn} turn */
export function turnedBoard(board, turn) {
  const squares = Array.from({ length: 64 }, () => "");
  for (let at = 0; at < 64; at += 1) {
    const [file = 0, rank = 0] = turn(at % 8, at >> 3);
    squares[8 * rank + file] = board[at] ?? "-";
  }
  return squares.join("") + board.slice(64);
}

/** @param {string} move a square, or `pass` @param {Turn} turn */
export function turnedMove(move, turn) {
  if (move === "pass") return move;
  const [file = 0, rank = 0] = turn(move.charCodeAt(0) - 97, Number(move[1]) - 1);
  return `${String.fromCharCode(97 + file)}${rank + 1}`;
}

/** The one of the eight images of a board that stands for all. @param {string} board 64 squares @returns {string} */
export function imageOf(board) {
  return TURNS.map((turn) => turnedBoard(board, turn)).reduce((one, other) => (other < one ? other : one));
}
