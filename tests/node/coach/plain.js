// What the coach says, worked out in the plainest way: a game is played, and squares are looked at one by one.

import { Game } from "flipside/game";

/**
 * @import { Move, Reason, Square, Whose } from "flipside/coach"
 * @import { Mistake } from "./mistakes.js"
 */

/**
 * A board as a player sees it: whose disc lies on a square, `""` for nobody's, `undefined` beyond the edge.
 * @typedef {(file: number, rank: number) => Whose | "" | undefined} Seen
 */

const CORNERS = ["a1", "h1", "a8", "h8"];
const SQUARES = Array.from({ length: 64 }, (_, index) => `${"abcdefgh"[index % 8]}${(index >> 3) + 1}`);
const AROUND = [-1, 0, 1]
  .flatMap((file) => [-1, 0, 1].map((rank) => [file, rank]))
  .filter(([file, rank]) => file || rank);

/** The games after 0, 1, 2 … plies of a line. @param {string} position @param {readonly string[]} moves */
export function playedOut(position, moves) {
  const games = [Game.parse(position)];
  for (const move of moves) games.push(/** @type {Game} */ (games.at(-1)).after(move));
  return games;
}

/** Squares where a side could play if it were its turn. @param {Game} game @param {"black" | "white"} color */
function movesFor(game, color) {
  const moves = Game.parse(`${game.board} ${color}`).legalMoves();
  return moves.filter((move) => move !== "pass");
}

/** @param {Game} game @param {"black" | "white"} own @returns {Seen} */
function seenBy(game, own) {
  // The game writes it out each time that it is asked.
  const { board } = game;
  return (file, rank) => {
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return undefined;
    const disc = board[8 * rank + file];
    return disc === "-" ? "" : (disc === "X") === (own === "black") ? "own" : "opponent";
  };
}

/** @param {(file: number, rank: number) => boolean} isCounted */
function count(isCounted) {
  let sum = 0;
  for (let file = 0; file < 8; file += 1)
    for (let rank = 0; rank < 8; rank += 1) sum += isCounted(file, rank) ? 1 : 0;
  return sum;
}

/** @param {Seen} at @param {Whose} whose */
function frontier(at, whose) {
  return count(
    (file, rank) =>
      at(file, rank) === whose && AROUND.some(([right, up]) => at(file + right, rank + up) === ""),
  );
}

/** The squares of discs that are easily seen to be stable. @param {Seen} at @param {Whose} whose @returns {Set<string>} */
export function stable(at, whose) {
  const stable = /** @type {Set<string>} */ (new Set());
  const isSafe = (/** @type {number} */ file, /** @type {number} */ rank) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].every(([right, up]) => {
      const ends = [-1, 1].map((way) => at(file + way * right, rank + way * up) === undefined);
      const joined = [-1, 1].map((way) => stable.has(`${file + way * right} ${rank + way * up}`));
      let isFull = true;
      for (const way of [-1, 1])
        for (let step = 1; at(file + way * step * right, rank + way * step * up) !== undefined; step += 1)
          if (at(file + way * step * right, rank + way * step * up) === "") isFull = false;
      return isFull || ends.includes(true) || joined.includes(true);
    });
  for (let before = -1; before < stable.size; ) {
    before = stable.size;
    count((file, rank) => {
      if (at(file, rank) === whose && isSafe(file, rank)) stable.add(`${file} ${rank}`);
      return false;
    });
  }
  return stable;
}

/** The stable discs of a position. @param {Game} game @param {"black" | "white"} color */
export function stableDiscs(game, color) {
  const at = seenBy(game, color);
  return [...stable(at, "own")].map((square) => {
    const [file, rank] = square.split(" ").map(Number);
    return 8 * rank + file;
  });
}

/** What a position says of both sides, looked for square by square. @param {Game} game */
export function factsSeen(game) {
  const squares = Array.from({ length: 64 }, (_, square) => square);
  const name = (/** @type {number} */ square) => `${"abcdefgh"[square % 8]}${(square >> 3) + 1}`;
  const discsOf = (/** @type {"black" | "white"} */ color) => {
    const at = seenBy(game, color);
    const isFrontier = (/** @type {number} */ square) =>
      at(square % 8, square >> 3) === "own" &&
      AROUND.some(([right, up]) => at((square % 8) + right, (square >> 3) + up) === "");
    const held = stableDiscs(game, color);
    return {
      moves: squares.map(name).filter((square) => movesFor(game, color).some((move) => move === square)),
      frontier: squares.filter(isFrontier).map(name),
      stable: squares.filter((square) => held.includes(square)).map(name),
    };
  };
  const empty = squares.filter((square) => game.board[square] === "-");
  const regions = new Map(
    empty.map((square) => region(game, name(square))).map((each) => [each.join(), each]),
  );
  return { black: discsOf("black"), white: discsOf("white"), regions: [...regions.values()] };
}

/** The empty squares that hang together with one. @param {Game} game @param {string} square @returns {Square[]} */
function region(game, square) {
  const { board } = game;
  const names = (/** @type {string} */ name) => [name.charCodeAt(0) - 97, Number(name[1]) - 1];
  const found = [square];
  for (const each of found) {
    const [file, rank] = names(each);
    for (const [right, up] of AROUND) {
      const [toFile, toRank] = [file + right, rank + up];
      if (toFile < 0 || toFile > 7 || toRank < 0 || toRank > 7) continue;
      const next = `${"abcdefgh"[toFile]}${toRank + 1}`;
      if (board[8 * toRank + toFile] === "-" && !found.includes(next)) found.push(next);
    }
  }
  const order = (/** @type {string} */ name) => 10 * Number(name[1]) + name.charCodeAt(0);
  return /** @type {Square[]} */ (found.sort((one, other) => order(one) - order(other)));
}

/**
 * Moves of a side after which the other one can take no corner that it could not take before.
 * @param {Game} game
 * @param {"black" | "white"} color
 */
function safeMoves(game, color) {
  const other = color === "black" ? "white" : "black";
  const before = movesFor(game, other);
  return movesFor(game, color).filter((move) => {
    const after = movesFor(Game.parse(`${game.board} ${color}`).after(move), other);
    return !CORNERS.some(
      (corner) =>
        after.includes(/** @type {any} */ (corner)) && !before.includes(/** @type {any} */ (corner)),
    );
  });
}

/** Regions into which only one side can move. @param {Game} game @param {"black" | "white"} own @param {"black" | "white"} other */
function ownRegions(game, own, other) {
  const [moves, others] = [movesFor(game, own), movesFor(game, other)];
  const regions = new Set(moves.map((move) => region(game, move).join()));
  return [...regions].filter((squares) => !others.some((move) => squares.includes(move))).length;
}

/**
 * What stands on the board after some plies, by the kind of reason that compares it.
 * @param {string} kind
 * @param {Game} game
 * @param {"black" | "white"} own
 */
function standing(kind, game, own) {
  const other = own === "black" ? "white" : "black";
  const at = seenBy(game, own);
  switch (kind) {
    case "safe-moves":
      return safeMoves(game, own).length;
    case "frontier":
      return frontier(at, "own") - frontier(at, "opponent");
    case "own-regions":
      return ownRegions(game, own, other) - ownRegions(game, other, own);
    case "stable":
      return stable(at, "own").size - stable(at, "opponent").size;
    default:
      throw new Error(`no comparison: ${kind}`);
  }
}

/**
 * Whether a line ends the game as its score says, for a side.
 * @param {Game[]} games
 * @param {number} score
 * @param {"black" | "white"} own
 */
function isCounted(games, score, own) {
  const { isOver, result } = /** @type {Game} */ (games.at(-1));
  return isOver && score === (own === "black" ? Number(result) : 0 - Number(result));
}

/** The side that made the move at a ply of a line. @param {number} ply @returns {Whose} */
function mover(ply) {
  return ply % 2 === 0 ? "own" : "opponent";
}

/**
 * What is false about a reason, unless all of it can be played out.
 * @param {Reason} reason
 * @param {Mistake} mistake
 * @returns {string | undefined}
 */
export function falsehoodOf(reason, { position, played, best }) {
  // `by-rules.js` looks at what replies show.
  if ("better" in reason) return `${JSON.stringify(reason)}: no replies were given`;
  const own = Game.parse(position).turn;
  const other = own === "black" ? "white" : "black";
  const lines = { played: playedOut(position, played.pv), best: playedOut(position, best.pv) };
  const differs = (/** @type {unknown} */ given, /** @type {unknown} */ found) =>
    JSON.stringify(given) === JSON.stringify(found)
      ? undefined
      : `${JSON.stringify(reason)}: ${JSON.stringify(given)} is ${JSON.stringify(found)}`;
  const takes = (
    /** @type {readonly Move[]} */ moves,
    /** @type {Whose} */ whose,
    /** @type {Square} */ square,
  ) => moves.findIndex((move, ply) => move === square && mover(ply) === whose);
  const passes = (/** @type {readonly Move[]} */ moves, /** @type {Whose} */ whose) =>
    moves.flatMap((move, ply) => (move === "pass" && mover(ply) === whose ? [ply] : []));
  switch (reason.kind) {
    case "corner-given":
    case "corner-missed": {
      const [taking, without, whose] =
        reason.kind === "corner-given"
          ? /** @type {const} */ ([played.pv, best.pv, "opponent"])
          : /** @type {const} */ ([best.pv, played.pv, "own"]);
      const found = CORNERS.includes(reason.square) && takes(without, whose, reason.square) < 0;
      return found ? differs(reason.ply, takes(taking, whose, reason.square)) : differs(found, true);
    }
    case "mobility": {
      const mean = (/** @type {Game[]} */ games) => {
        let sum = 0;
        for (let ply = 1; ply <= reason.plies; ply += 1)
          sum += movesFor(games[ply], own).length - movesFor(games[ply], other).length;
        return sum / reason.plies;
      };
      return differs([reason.played, reason.best], [mean(lines.played), mean(lines.best)]);
    }
    case "pass-suffered":
      return differs(
        [reason.ply, [], reason.square],
        [passes(played.pv, "own")[0], passes(best.pv, "own"), played.pv[reason.ply - 1]],
      );
    case "pass-missed":
      return differs(
        [reason.ply, [], reason.square],
        [passes(best.pv, "opponent")[0], passes(played.pv, "opponent"), best.pv[reason.ply - 1]],
      );
    case "opening":
      // `opening.test.js` counts the games.
      return `${JSON.stringify(reason)}: no games were given`;
    case "last-move": {
      const last = (/** @type {readonly Move[]} */ moves, /** @type {Game[]} */ games) =>
        games[moves.length].isOver ? mover(moves.findLastIndex((move) => move !== "pass")) : "nobody";
      return differs(
        [reason.played, reason.best, reason.square, reason.instead],
        [last(played.pv, lines.played), last(best.pv, lines.best), played.pv.at(-1), best.pv.at(-1)],
      );
    }
    case "discs-lost": {
      const whose = (/** @type {Game[]} */ games, /** @type {string} */ square) => {
        const [file, rank] = ["abcdefgh".indexOf(square[0]), Number(square[1]) - 1];
        return seenBy(/** @type {Game} */ (games.at(-1)), own)(file, rank);
      };
      const isLost = (/** @type {string} */ square) =>
        whose(lines.played, square) === "opponent" && whose(lines.best, square) === "own";
      const differing = SQUARES.filter((square) => whose(lines.played, square) !== whose(lines.best, square));
      const { squares } = reason;
      if (!isCounted(lines.played, played.score, own) || !isCounted(lines.best, best.score, own))
        return `${JSON.stringify(reason)}: the count is another`;
      if (squares.length <= 3) return differs([squares, true], [differing, squares.every(isLost)]);
      const edge = ["a", "h", "1", "8"].some((name) => squares.every((square) => square.includes(name)));
      const [first, last] = [squares[0], squares[squares.length - 1]].map((square) =>
        SQUARES.indexOf(square),
      );
      const isRun = last - first === (squares.length - 1) * (squares[0][0] === squares[1][0] ? 8 : 1);
      return differs([true, true, true], [edge, isRun, squares.every(isLost)]);
    }
    case "region-last": {
      const last = (/** @type {readonly Move[]} */ moves) =>
        mover(moves.findLastIndex((move) => reason.squares.includes(/** @type {Square} */ (move))));
      return differs(
        [[...reason.squares].sort(), "opponent", "own", true],
        [
          region(lines.played[0], reason.squares[0]).sort(),
          last(played.pv),
          last(best.pv),
          reason.squares.every((square) => played.pv.includes(square) && best.pv.includes(square)),
        ],
      );
    }
    default: {
      const { ply } = reason;
      const turns = { "safe-moves": own };
      for (const games of [lines.played, lines.best])
        if (reason.kind in turns && games[ply].turn !== /** @type {any} */ (turns)[reason.kind])
          return `${JSON.stringify(reason)}: it is the turn of ${games[ply].turn}`;
      const found = [lines.played, lines.best].map((games) => standing(reason.kind, games[ply], own));
      return differs([reason.played, reason.best], found);
    }
  }
}

/**
 * The squares that a reason speaks of in a line, looked for one by one.
 * @param {Reason} reason
 * @param {string} position
 * @param {{ pv: readonly Move[] }} line
 * @returns {readonly string[]}
 */
export function squaresSeen(reason, position, { pv }) {
  const games = playedOut(position, pv);
  const own = games[0].turn;
  const other = own === "black" ? "white" : "black";
  const after = (/** @type {number} */ ply) => games[Math.min(ply, pv.length)];
  const discs = (
    /** @type {Game} */ game,
    /** @type {(at: Seen, file: number, rank: number) => boolean} */ is,
  ) => {
    /** @type {string[]} */
    const found = [];
    count((file, rank) => {
      if (is(seenBy(game, own), file, rank)) found.push(`${"abcdefgh"[file]}${rank + 1}`);
      return false;
    });
    return found;
  };
  switch (reason.kind) {
    case "corner-given":
    case "corner-missed":
    case "pass-suffered":
    case "pass-missed":
      return [reason.square];
    case "last-move":
      return [/** @type {string} */ (pv.at(-1))];
    case "discs-lost":
    case "region-last":
      return reason.squares;
    case "safe-moves":
      return safeMoves(after(reason.ply), own);
    case "frontier":
      return discs(
        after(reason.ply),
        (at, file, rank) =>
          at(file, rank) === "own" && AROUND.some(([right, up]) => at(file + right, rank + up) === ""),
      );
    case "stable": {
      const held = stable(seenBy(after(reason.ply), own), "own");
      return discs(after(reason.ply), (_, file, rank) => held.has(`${file} ${rank}`));
    }
    case "own-regions": {
      const game = after(reason.ply);
      const others = movesFor(game, other);
      const regions = movesFor(game, own).map((move) => region(game, move));
      return [...new Set(regions.filter((squares) => !others.some((move) => squares.includes(move))).flat())];
    }
    default:
      return [];
  }
}
