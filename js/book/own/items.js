// What a book is made of: games with their results, and positions with moves and scores.

import { positionOf } from "../../game/game.js";
import { gameOf } from "../../game/position-like.js";
import { describe, FlipsideError } from "../../host/error.js";
import { SQUARES } from "../../rules/board.js";
import { legalLine } from "../../rules/line.js";
import { after, discsOf, finalScore, isOver, numberOf } from "../../rules/position.js";

/**
 * @import { Move } from "../../generated/types.js"
 * @import { Game } from "../../game/game.js"
 * @import { PositionLike } from "../../game/position-like.js"
 * @import { Position } from "../../rules/position.js"
 */

/**
 * Why a game is not whole.
 * @typedef {object} GameProblem
 * @property {string} [code] What is wrong, as `flipside/formats` says it: of `"other-result"` the moves count.
 * @property {string} message What is wrong, in a sentence.
 */

/**
 * A move that a book is to know.
 * @typedef {object} AdvisedMove
 * @property {Move} move The move.
 * @property {number} score In discs, -64 to 64, for the side to move.
 */

/**
 * A game as `readGames` and `gamesIn` of `flipside/formats` and `Games.get` of `flipside/games` give it.
 * @typedef {object} PlayedGame
 * @property {PositionLike} game The game; all its moves count, those after the cursor included.
 * @property {number | null | undefined} [result] The final score in discs for black, of a game whose moves do not reach its end.
 * @property {GameProblem | null | undefined} [problem] Why the game is not whole: it is passed over, unless its result alone is wrong.
 */

/**
 * A game as `Games.find` of `flipside/games` lists it.
 * @typedef {object} ListedGame
 * @property {string} start The position at which it begins.
 * @property {string} transcript Its moves as one text.
 * @property {number | null | undefined} [result] As that of {@link PlayedGame}.
 */

/**
 * A position with the moves that the book is to know there.
 * @typedef {object} PositionWithMoves
 * @property {PositionLike} position The position; of a game the one at its cursor.
 * @property {readonly AdvisedMove[]} moves The moves with their scores.
 */

/** What a book can be made of. @typedef {PositionLike | PlayedGame | ListedGame | PositionWithMoves} BookItem */

/** Positions of a game in their order, and its final score for black. @typedef {{ line: Position[], result: number }} Line */

/** A position and what its moves lead to. @typedef {{ position: Position, moves: { next: Position, score: number }[] }} Advice */

/**
 * What an item tells.
 * @param {any} item
 * @returns {Line | Advice}
 * @throws {FlipsideError} where it is broken
 */
export function readItem(item) {
  const has = (/** @type {string} */ name) => typeof item === "object" && item !== null && name in item;
  if (has("position")) return adviceOf(item);
  if (has("game")) return playedLine(item);
  if (has("transcript") && has("start") && !has("moves")) return listedLine(item);
  return lineOf(gameOf(item), undefined);
}

/** @param {PlayedGame} item */
function playedLine({ game, result, problem }) {
  // The moves count where the result is another one.
  if (problem && problem.code !== "other-result") throw new FlipsideError("ILLEGAL_MOVE", problem.message);
  return lineOf(gameOf(game), result);
}

/** @param {ListedGame} item */
function listedLine({ start, transcript, result }) {
  if (typeof transcript !== "string")
    throw new FlipsideError("INVALID_POSITION", `transcript: expected a text, found ${describe(transcript)}`);
  const begin = positionOf(gameOf(start));
  const moves = transcript.match(/../g) ?? [];
  const { numbers, count } = legalLine(begin, moves.map(numberOf));
  if (count < moves.length)
    throw new FlipsideError(
      "ILLEGAL_MOVE",
      `move ${count + 1}: expected a legal move, found ${describe(moves[count])}`,
    );
  const game = gameOf(start);
  for (const number of numbers) game.play(SQUARES[number] ?? "pass");
  return lineOf(game, result);
}

/** @param {Game} game @param {unknown} told its result in discs for black @returns {Line} */
function lineOf(game, told) {
  const count = game.moves.length;
  const line = Array.from({ length: count + 1 }, (_, ply) => positionOf(game.goTo(ply)));
  if (isOver(line[count])) return { line, result: finalScore(line[count]) };
  if (isScore(told)) return { line, result: told };
  throw new FlipsideError(
    "INVALID_POSITION",
    `game: expected one that is over, or a result from -64 to 64 with it, found ${count} moves and ${describe(told)}`,
  );
}

/** @param {PositionWithMoves} item @returns {Advice} */
function adviceOf({ position: given, moves }) {
  const position = positionOf(gameOf(given));
  if (!Array.isArray(moves) || moves.length === 0)
    throw new FlipsideError(
      "INVALID_POSITION",
      `moves: expected a list of at least one move, found ${describe(moves)}`,
    );
  return {
    position,
    moves: moves.map((told) => {
      const { move, score } = told ?? {};
      const next = after(position, move);
      if (!next)
        throw new FlipsideError("ILLEGAL_MOVE", `move: expected a legal one, found ${describe(move)}`);
      if (!isScore(score))
        throw new FlipsideError(
          "INVALID_POSITION",
          `score of ${move}: expected a whole number from -64 to 64, found ${describe(score)}`,
        );
      return { next, score };
    }),
  };
}

/** @param {unknown} value @returns {value is number} */
function isScore(value) {
  return Number.isInteger(value) && Math.abs(Number(value)) <= 64;
}

/** How many discs were played before a position of a usual game. @param {Position} position */
export function playedBefore(position) {
  const { black, white } = discsOf(position);
  return black + white - 4;
}
