// The rules of Othello once more, slow and plain, written for nothing but to be compared with.

const STEPS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

/** A game with its whole history, and a cursor. */
export class Referee {
  /** The squares, row by row, and who is to move, before the first move and after each. @type {{ cells: string[][], turn: "X" | "O" }[]} */
  #positions;
  /** @type {string[]} */
  moves = [];
  ply = 0;

  /** @param {string} [start] as `Game.toString` has it */
  constructor(start = `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)} X`) {
    const [board, turn] = start.split(" ");
    const cells = Array.from({ length: 8 }, (_, row) => [...board.slice(8 * row, 8 * row + 8)]);
    this.#positions = [{ cells, turn: turn === "X" ? "X" : "O" }];
  }

  get #now() {
    return this.#positions[this.ply];
  }

  get turn() {
    return this.#now.turn === "X" ? "black" : "white";
  }

  /** As `Game.toString` has it. */
  get text() {
    const { cells, turn } = this.#now;
    return `${cells.flat().join("")} ${turn}`;
  }

  /** @returns {string[]} */
  get legalMoves() {
    const squares = this.#squaresOf(this.#now.turn);
    if (squares.length > 0) return squares;
    return this.#squaresOf(other(this.#now.turn)).length > 0 ? ["pass"] : [];
  }

  /** Black's score at the end, `null` before. */
  get result() {
    if (this.legalMoves.length > 0) return null;
    const all = this.#now.cells.flat();
    const [black, white] = ["X", "O"].map((disc) => all.filter((cell) => cell === disc).length);
    if (black === white) return 0;
    return black > white ? 64 - 2 * white : 2 * black - 64;
  }

  /** The squares that a legal move flips. @param {string} move */
  flips(move) {
    return this.#flipsOf(move, this.#now.turn).sort(byRank);
  }

  /** Plays a move that is legal. @param {string} move */
  play(move) {
    const { cells, turn } = this.#now;
    const next = cells.map((row) => [...row]);
    if (move !== "pass") {
      for (const square of [move, ...this.#flipsOf(move, turn)]) {
        const [x, y] = placeOf(square);
        next[y][x] = turn;
      }
    }
    this.#positions = [...this.#positions.slice(0, this.ply + 1), { cells: next, turn: other(turn) }];
    this.moves = [...this.moves.slice(0, this.ply), move];
    this.ply += 1;
  }

  /** @param {"X" | "O"} turn */
  #squaresOf(turn) {
    const squares = [];
    for (let y = 0; y < 8; y += 1) {
      for (let x = 0; x < 8; x += 1) {
        const square = "abcdefgh"[x] + (y + 1);
        if (this.#now.cells[y][x] === "-" && this.#flipsOf(square, turn).length > 0) squares.push(square);
      }
    }
    return squares;
  }

  /** @param {string} square @param {"X" | "O"} turn @returns {string[]} */
  #flipsOf(square, turn) {
    if (square === "pass") return [];
    const [x, y] = placeOf(square);
    return STEPS.flatMap(([dx, dy]) => {
      const run = [];
      for (let distance = 1; ; distance += 1) {
        const cell = this.#now.cells[y + distance * dy]?.[x + distance * dx];
        if (cell === turn) return run;
        if (cell !== other(turn)) return [];
        run.push("abcdefgh"[x + distance * dx] + (y + distance * dy + 1));
      }
    });
  }
}

/** @param {"X" | "O"} turn @returns {"X" | "O"} */
function other(turn) {
  return turn === "X" ? "O" : "X";
}

/** @param {string} square */
function placeOf(square) {
  return ["abcdefgh".indexOf(square[0]), Number(square[1]) - 1];
}

/** a1 first, then b1. @param {string} one @param {string} two */
function byRank(one, two) {
  return one[1] === two[1] ? (one < two ? -1 : 1) : Number(one[1]) - Number(two[1]);
}
