// The tests of the themes once more, by names of squares and by `Game`: they share nothing with those of the collection.

import { Game } from "../../../dist/flipside.js";

/** @import { Engine, Move } from "../../../dist/flipside.js" */

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
const cellAt = (board, square) => board[SQUARES.indexOf(square)];

/** The moves that a side would have if it were its turn. @param {string} board @param {string} side @returns {readonly string[]} */
function movesOf(board, side) {
  const game = Game.parse(`${board.slice(0, 64)} ${side}`);
  const isTurn = !game.isOver && game.turn === (side === "X" ? "black" : "white");
  return isTurn ? game.legalMoves().filter((move) => move !== "pass") : [];
}

/** @param {string} position */
const otherOf = (position) => (position.endsWith("X") ? "O" : "X");

/** The moves that the other side would have. @param {string} position */
const movesOfOther = (position) => movesOf(position, otherOf(position));

/** The squares where the other side can reply to a move. @param {string} position @param {Move} move */
const repliesTo = (position, move) => movesOf(Game.parse(position).after(move).board, otherOf(position));

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
const PLAIN = {
  "wipe-out": (position, line) => !(boardsOf(position, line).at(-1) ?? "").includes(otherOf(position)),
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
  "last-safe-move": (position, [move]) => {
    const moves = Game.parse(position).legalMoves();
    const before = movesOfOther(position);
    const isSafe = (/** @type {Move} */ each) =>
      !repliesTo(position, each).some((reply) => CORNERS.includes(reply) && !before.includes(reply));
    return moves.length >= 4 && moves.filter(isSafe).join() === move;
  },
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
 * Whether a theme holds for a position, or for all moves that the best one is compared with.
 * @type {Readonly<Record<string, (position: string, best: Worth, others: readonly Worth[], all: readonly Worth[]) => boolean>>}
 */
const OF_ALL = {
  "saved-from-wipe-out": (_, __, ___, all) =>
    all.length > 1 && all.slice(1).every(({ score }) => score === -64),
  "forced-pass": (_, best, others) => {
    const passOf = (/** @type {Worth} */ { line }) =>
      line.findIndex((move, ply) => move === "pass" && ply % 2 === 1);
    return [1, 3, 5].includes(passOf(best)) && others.every((other) => passOf(other) === -1);
  },
  counting: (position) => {
    const either = [...Game.parse(position).legalMoves(), ...movesOfOther(position)];
    return position.split("-").length <= 9 && !either.some((move) => CORNERS.includes(move));
  },
};

/** What holds for a reply that punishes, by the themes. @type {Record<string, (position: string, best: Move, reply: Move) => boolean>} */
const PUNISHED = {
  "key-square": (_, best, reply) => reply === best,
  closes: (position, best, reply) =>
    reply !== best && movesOfOther(position).includes(reply) && !repliesTo(position, best).includes(reply),
  opens: (position, best, reply) =>
    reply !== best && !movesOfOther(position).includes(reply) && !repliesTo(position, best).includes(reply),
};

/**
 * The best replies to a move, where three at most bring the opponent more than others do, by half of what the move loses and two discs:
 * each is solved by itself.
 * @param {Engine} engine
 * @param {string} position
 * @param {Move} move
 * @param {number} loss
 * @returns {Promise<Move[]>}
 */
async function punishersOf(engine, position, move, loss) {
  const game = Game.parse(position).after(move);
  /** @type {[Move, number][]} */
  const worth = [];
  for (const reply of game.isOver || game.mustPass ? [] : game.legalMoves()) {
    const next = game.after(reply);
    const over = (next.result ?? 0) * (game.turn === "black" ? 1 : -1);
    worth.push([reply, next.isOver ? over : 0 - Number((await engine.solve(next)).score)]);
  }
  const most = Math.max(...worth.map(([, score]) => score));
  const good = worth.filter(([, score]) => score > most - Math.max(2, loss / 2));
  return good.length > 3 ? [] : good.flatMap(([reply, score]) => (score === most ? [reply] : []));
}

/**
 * The themes of a solved position: those that hold for the best move, and for none that it is compared with.
 * @param {Engine} engine
 * @param {string} position
 * @param {readonly Worth[]} moves the best first
 * @returns {Promise<string[]>} in the order of the alphabet
 */
export async function plainThemes(engine, position, moves) {
  const [best] = moves;
  const others = moves.slice(1).filter(({ score }) => score >= moves[1].score - 4);
  const isOne = (/** @type {string} */ theme) =>
    PLAIN[theme](position, best.line, moves) &&
    !others.some(({ line }) => PLAIN[theme](position, line, moves));
  const found = [
    ...Object.keys(PLAIN).filter(isOne),
    ...Object.keys(OF_ALL).filter((theme) => OF_ALL[theme](position, best, others, moves)),
  ];
  /** @type {Move[][]} */
  const punishers = [];
  for (const { move, score } of others)
    punishers.push(await punishersOf(engine, position, move, best.score - score));
  for (const [theme, holds] of Object.entries(PUNISHED))
    if (punishers.every((replies) => replies.some((reply) => holds(position, best.move, reply))))
      found.push(theme);
  return found.length > 0 ? found.sort() : ["calculation"];
}
