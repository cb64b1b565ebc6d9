// The tests of the themes once more, by names of squares and by `Game`: they share nothing with those of the collection.

import { Game } from "../../../dist/flipside.js";

/** @import { Move } from "../../../dist/flipside.js" */

/** A move with its score and its best line. @typedef {{ move: Move, score: number, line: readonly Move[] }} Worth */

const FILES = [..."abcdefgh"];
const RANKS = [..."12345678"];
const SQUARES = RANKS.flatMap((rank) => FILES.map((file) => file + rank));
const CORNERS = ["a1", "h1", "a8", "h8"];

/** The squares beside each corner. */
const X = /** @type {Record<string, string>} */ ({ b2: "a1", g2: "h1", b7: "a8", g7: "h8" });
const C = /** @type {Record<string, string>} */ ({
  a2: "a1",
  b1: "a1",
  g1: "h1",
  h2: "h1",
  a7: "a8",
  b8: "a8",
  g8: "h8",
  h7: "h8",
});

/** The edges, from corner to corner. */
const EDGES = [
  FILES.map((file) => `${file}1`),
  FILES.map((file) => `${file}8`),
  RANKS.map((rank) => `a${rank}`),
  RANKS.map((rank) => `h${rank}`),
];

/** @param {string} square */
const beside = (square) =>
  SQUARES.filter(
    (other) =>
      other !== square &&
      Math.abs(FILES.indexOf(other[0]) - FILES.indexOf(square[0])) <= 1 &&
      Math.abs(Number(other[1]) - Number(square[1])) <= 1,
  );

/** @param {string} board @param {string} square */
export const cellAt = (board, square) => board[SQUARES.indexOf(square)];

/** The moves that a side would have if it were its turn. @param {string} board @param {string} side @returns {readonly string[]} */
function movesOf(board, side) {
  const game = Game.parse(`${board.slice(0, 64)} ${side}`);
  const isTurn = !game.isOver && game.turn === (side === "X" ? "black" : "white");
  return isTurn ? game.legalMoves().filter((move) => move !== "pass") : [];
}

/** @param {string} position */
const otherOf = (position) => (position.endsWith("X") ? "O" : "X");

/** The moves that the other side would have. @param {string} position */
export const movesOfOther = (position) => movesOf(position, otherOf(position));

/** The squares where the other side can reply to a move. @param {string} position @param {Move} move */
export const repliesTo = (position, move) =>
  movesOf(Game.parse(position).after(move).board, otherOf(position));

/** The boards after 0, 1, 2 … plies. @param {string} position @param {readonly Move[]} line */
function boardsOf(position, line) {
  const game = Game.parse(position);
  return [game.board, ...line.map((move) => game.play(move).board)];
}

/** The empty squares that hang together with one. @param {string} board @param {string} square */
function regionOf(board, square) {
  const region = [square];
  for (const each of region)
    region.push(...beside(each).filter((next) => cellAt(board, next) === "-" && !region.includes(next)));
  return region;
}

/** @param {string} board */
function regionsOf(board) {
  const empty = SQUARES.filter((square) => cellAt(board, square) === "-");
  const regions = empty.map((square) => regionOf(board, square).sort());
  return [...new Map(regions.map((region) => [region.join(), region])).values()];
}

/** @param {readonly Move[]} line */
const ownMoves = (line) => line.filter((_, ply) => ply % 2 === 0);

/** @param {string} position @param {readonly Move[]} line */
function isSwindle(position, line) {
  const region = regionOf(position, line[0]);
  const ply = line.findIndex((move) => move !== line[0] && region.includes(move));
  if (region.length !== 2 || ply < 0 || ply % 2 === 1) return false;
  const boards = boardsOf(position, line);
  return boards.every(
    (board, at) => at > ply || at % 2 === 0 || !movesOf(board, otherOf(position)).includes(String(line[ply])),
  );
}

/** @param {string} position @param {readonly Move[]} line */
function isFeeding(position, line) {
  const [own, before] = [Game.parse(position).legalMoves(), movesOfOther(position)];
  const given = repliesTo(position, line[0]).filter((square) => !before.includes(square));
  return regionsOf(position).some((region) => {
    if (region.length % 2 === 1 || region.includes(line[0])) return false;
    if (own.some((move) => region.includes(move)) || !given.some((square) => region.includes(square)))
      return false;
    const last = Math.max(...region.map((square) => /** @type {readonly string[]} */ (line).indexOf(square)));
    return region.every((square) => line.some((move) => move === square)) && last % 2 === 0;
  });
}

/** @param {string} position @param {readonly Move[]} line */
function isStonerTrap(position, line) {
  const corner = X[line[0]];
  const next = line[2];
  if (!corner || cellAt(position, corner) !== "-" || CORNERS.includes(next)) return false;
  return EDGES.some((edge) => {
    if (!edge.includes(corner) || !edge.includes(next)) return false;
    const far = corner === edge[0] ? edge[7] : edge[0];
    if (cellAt(position, far) !== "-") return false;
    const isAttacked = movesOf(boardsOf(position, line)[3], position[65]).includes(far);
    return isAttacked && ownMoves(line).some((move) => move === far || move === corner);
  });
}

/**
 * Whether a theme holds for a line.
 * @type {Readonly<Record<string, (position: string, line: readonly Move[], moves: readonly Worth[]) => boolean>>}
 */
export const PLAIN = {
  "stoner-trap": isStonerTrap,
  swindle: isSwindle,
  wedge: (position, line) =>
    EDGES.some((edge) => {
      const place = edge.indexOf(line[0]);
      if (place < 1 || place > 6) return false;
      const sides = [edge[place - 1], edge[place + 1]];
      const isBetween = sides.every((square) => cellAt(position, square) === otherOf(position));
      return isBetween && ownMoves(line).some((move) => move === edge[0] || move === edge[7]);
    }),
  feeding: isFeeding,
  "win-a-corner": (position, line) => {
    const now = Game.parse(position).legalMoves();
    return [line[2], line[4], line[6]].some((move) => CORNERS.includes(move) && !now.includes(move));
  },
  "offer-a-corner": (position, [move]) => {
    const before = movesOfOther(position);
    return repliesTo(position, move).some((each) => CORNERS.includes(each) && !before.includes(each));
  },
  "x-square": (position, [move]) => move in X && cellAt(position, X[move]) === "-",
  "leave-the-corner": (position, [move]) =>
    !CORNERS.includes(move) &&
    Game.parse(position)
      .legalMoves()
      .some((each) => CORNERS.includes(each)),
  "take-the-corner": (_, [move]) => CORNERS.includes(move),
  parity: (position, line, moves) => {
    const regions = regionsOf(position);
    if (regions.length < 2 || regions.flat().length > 20) return false;
    const isOdd = (/** @type {Move} */ move) =>
      regions.some((region) => region.includes(move) && region.length % 2 === 1);
    const even = moves.filter(({ move }) => !isOdd(move));
    return (
      isOdd(line[0]) && even.length > 0 && even.every(({ score }) => score <= Number(moves[0].score) - 4)
    );
  },
  "c-square": (position, [move]) => move in C && cellAt(position, C[move]) === "-",
  "from-inside": (position, [move]) => {
    const { board } = Game.parse(position).after(move);
    return Game.parse(position)
      .flips(move)
      .every((flipped) => beside(flipped).every((square) => cellAt(board, square) !== "-"));
  },
  quiet: (position, [move]) => {
    const before = movesOfOther(position);
    const directions = Game.parse(position)
      .flips(move)
      .map((square) =>
        [square.charCodeAt(0) - move.charCodeAt(0), Number(square[1]) - Number(move[1])]
          .map(Math.sign)
          .join(),
      );
    return (
      new Set(directions).size === 1 && repliesTo(position, move).every((square) => before.includes(square))
    );
  },
};

/**
 * The themes of {@link PLAIN} that hold for the best move, and for none that it is compared with; and the forced pass.
 * @param {string} position
 * @param {readonly Worth[]} moves the best first
 * @returns {string[]}
 */
export function plainThemes(position, moves) {
  const others = moves.slice(1).filter(({ score }) => score >= moves[1].score - 4);
  const found = Object.keys(PLAIN).filter(
    (theme) =>
      PLAIN[theme](position, moves[0].line, moves) &&
      !others.some(({ line }) => PLAIN[theme](position, line, moves)),
  );
  const passOf = (/** @type {Worth} */ { line }) =>
    line.findIndex((move, ply) => move === "pass" && ply % 2 === 1);
  const isForced = [1, 3, 5].includes(passOf(moves[0])) && others.every((other) => passOf(other) === -1);
  return isForced ? [...found, "forced-pass"] : found;
}
