// What the coach is given, checked.

import { describe } from "../host/error.js";
import { parseBoard } from "../notation/board.js";
import { parseText } from "../notation/parse.js";
import { illegal, positionAfter, refusal } from "../notation/played.js";
import { SQUARES } from "../rules/board.js";
import { after } from "../rules/position.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Position } from "../rules/position.js"
 */

/**
 * A move with its score and what follows it, as `analyze` gives them.
 * @typedef {object} CoachLine
 * @property {Move} move The move.
 * @property {number} score In discs, for who moves.
 * @property {boolean | undefined} [exact] Whether the score is proven, which the coach does not ask.
 * @property {readonly Move[]} pv What follows by best play, beginning with the move; empty where nothing is known.
 */

/**
 * A move of a position that players know.
 * @typedef {object} KnownMove
 * @property {Move} move The move.
 * @property {number | undefined} [games] In how many games it was chosen; 0 when left out.
 * @property {string | null | undefined} [name] Of the opening that it leads to, in the language of the sentences.
 */

/**
 * What players chose in a position: what `lookup` of a book with its statistics gives, or any collection of games.
 * @typedef {object} Known
 * @property {number | undefined} [games] How many games came to the position.
 * @property {readonly KnownMove[]} moves Those of its moves that are known.
 */

/**
 * What the coach may use besides the two lines.
 * @typedef {object} ExplainOptions
 * @property {Known | null | undefined} [known] What players chose in the position.
 */

/**
 * The position that a game or a text describes. A game is read by its board, not by the class `Game`: that would load the names of openings.
 * @param {PositionLike} position
 * @returns {Position}
 * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function positionIn(position) {
  if (typeof position === "string") {
    const { kind, start, moves } = parseText(position);
    return positionAfter(kind, start, moves);
  }
  if (typeof position !== "object" || position === null)
    throw refusal("INVALID_POSITION", "position", "a Game or a text", position);
  const { board, turn } = position;
  if (typeof board !== "string" || typeof turn !== "string")
    throw refusal("INVALID_POSITION", "position", "a Game or a text", position);
  return parseBoard(`${board} ${turn}`);
}

/**
 * A copy of a line, all its moves legal.
 * @param {string} name of the argument
 * @param {CoachLine} line
 * @param {Position} position
 * @returns {CoachLine}
 * @throws {FlipsideError} `INVALID_OPTION` or `ILLEGAL_MOVE`
 */
export function lineIn(name, line, position) {
  if (typeof line !== "object" || line === null)
    throw refusal("INVALID_OPTION", name, "{ move, score, pv }", line);
  const { move, score, pv } = line;
  if (!Number.isFinite(score)) throw refusal("INVALID_OPTION", `${name}.score`, "a number of discs", score);
  if (!Array.isArray(pv)) throw refusal("INVALID_OPTION", `${name}.pv`, "a list of moves", pv);
  if (!isMove(move) || !after(position, move)) throw illegal(`${name}.move`, position, move);
  if (pv.length > 0 && pv[0] !== move)
    throw refusal("INVALID_OPTION", `${name}.pv[0]`, `the move, ${describe(move)}`, pv[0]);
  // The engine knows no line where it has not searched.
  const moves = [move];
  let now = /** @type {Position} */ (after(position, move));
  for (let ply = 1; ply < pv.length; ply += 1) {
    const each = pv[ply];
    const next = isMove(each) ? after(now, each) : undefined;
    if (!next) throw illegal(`${name}.pv[${ply}]`, now, each);
    now = next;
    moves.push(each);
  }
  return { move, score, pv: moves };
}

/**
 * What is known of the position; `null` where nothing is.
 * @param {ExplainOptions} options
 * @returns {Known | null}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function knownIn(options) {
  if (typeof options !== "object" || options === null)
    throw refusal("INVALID_OPTION", "options", "{ known }", options);
  const other = Object.keys(options).find((name) => name !== "known");
  if (other !== undefined) throw refusal("INVALID_OPTION", "options", "only known", other);
  const { known } = options;
  if (known === undefined || known === null) return null;
  if (typeof known !== "object" || !Array.isArray(known.moves))
    throw refusal("INVALID_OPTION", "known", "{ games, moves }", known);
  checkGames("known.games", known.games);
  for (const [index, each] of known.moves.entries()) {
    const name = `known.moves[${index}]`;
    if (typeof each !== "object" || each === null || !isMove(each.move))
      throw refusal("INVALID_OPTION", name, "{ move, games }", each);
    checkGames(`${name}.games`, each.games);
    if (typeof (each.name ?? "") !== "string")
      throw refusal("INVALID_OPTION", `${name}.name`, "a text", each.name);
  }
  return known;
}

/** @param {string} name @param {unknown} games */
function checkGames(name, games) {
  if (games !== undefined && !(Number.isInteger(games) && Number(games) >= 0))
    throw refusal("INVALID_OPTION", name, "a number of games", games);
}

/** @param {unknown} value @returns {value is Move} */
function isMove(value) {
  return value === "pass" || SQUARES.includes(/** @type {any} */ (value));
}
