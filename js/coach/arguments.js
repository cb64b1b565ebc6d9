// What the coach is given, checked.

import { describe, FlipsideError, invalid } from "../host/error.js";
import { parseBoard } from "../notation/board.js";
import { parseText } from "../notation/parse.js";
import { illegal, positionAfter, refusal } from "../notation/played.js";
import { isRecord, savedGame } from "../notation/saved.js";
import { SQUARES } from "../rules/board.js";
import { after, legalMoves } from "../rules/position.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { Game } from "../game/game.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Position } from "../rules/position.js"
 * @import { CheckedReplies } from "./experiment/trial.js"
 * @import { ReasonKind } from "./reasons.js"
 */

/**
 * A move with its score and what follows it, as `analyze` gives them.
 * @typedef {object} CoachLine
 * @property {Move} move The move.
 * @property {number} score In discs, for the side that moves.
 * @property {boolean | undefined} [exact] Whether the score is proven; not so when left out.
 * @property {readonly Move[]} pv What follows by best play, beginning with the move; empty where nothing is known.
 */

/**
 * A move of a position that players know.
 * @typedef {object} KnownMove
 * @property {Move} move The move.
 * @property {number | undefined} [games] In how many games it was chosen; not known when left out.
 * @property {string | null | undefined} [name] Of the opening that it leads to, in the language of the sentences.
 */

/**
 * What players chose in a position: what `lookup` of a book with its statistics gives, or any collection of games.
 * @typedef {object} Known
 * @property {number | undefined} [games] How many games came to the position.
 * @property {readonly KnownMove[]} moves Those of its moves that are known.
 */

/**
 * The replies to each of the two moves, as `analyze` gives them for the position after it: a line for every legal reply, scores for the
 * side that replies.
 * @typedef {object} RepliesToBoth
 * @property {readonly CoachLine[]} played To the move that was played.
 * @property {readonly CoachLine[]} best To the better move.
 */

/**
 * What the coach may use besides the two lines.
 * @typedef {object} ExplainOptions
 * @property {Known | null | undefined} [known] What players chose in the position.
 * @property {RepliesToBoth | null | undefined} [replies] What the opponent can do after each of the two moves. With it the coach tells
 *   which of them punishes the move, and why it can.
 * @property {readonly ReasonKind[] | undefined} [said] The reasons told of the mistake before: no abstract one of them is told again.
 */

/**
 * The position that a game, a record or a text describes. A game is read by its board, not by the class `Game`: that would load the names
 * of openings.
 * @param {PositionLike} position
 * @returns {Position}
 * @throws {FlipsideError} `INVALID_POSITION` or `ILLEGAL_MOVE`
 */
export function positionIn(position) {
  if (typeof position === "string") {
    const { kind, start, moves } = parseText(position);
    return positionAfter(kind, start, moves);
  }
  const { board, turn } = /** @type {Game} */ (Object(position));
  const record = board === undefined && isRecord(position) ? savedGame(position) : undefined;
  if (record) return positionAfter("saved game", record.start, record.moves.slice(0, record.ply));
  if (typeof board !== "string" || typeof turn !== "string")
    throw refusal("INVALID_POSITION", "position", "a Game, its record or a text", position);
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
  if (typeof line !== "object" || line === null) throw invalid(name, "{ move, score, pv }", line);
  const { move, score, exact = false, pv } = line;
  if (!Number.isFinite(score)) throw invalid(`${name}.score`, "a number of discs", score);
  if (!Array.isArray(pv)) throw invalid(`${name}.pv`, "a list of moves", pv);
  // The engine knows no line where it has not searched.
  const moves = [move, ...pv.slice(1)];
  let now = position;
  for (const [ply, each] of moves.entries()) {
    const next = isMove(each) ? after(now, each) : undefined;
    if (!next) throw illegal(name + (ply > 0 ? `.pv[${ply}]` : ".move"), now, each);
    now = next;
  }
  if (pv.length > 0 && pv[0] !== move) throw invalid(`${name}.pv[0]`, `the move, ${describe(move)}`, pv[0]);
  return { move, score, exact, pv: moves };
}

/** The options that there are. */
const OPTIONS = ["known", "replies", "said"];

/**
 * What the coach may use besides, checked.
 * @param {ExplainOptions} options
 * @param {Position} position
 * @param {readonly CoachLine[]} lines that of the move played and that of the best one
 * @returns {{ known: Known | null, replies: CheckedReplies | null, said: readonly string[] }}
 * @throws {FlipsideError} `INVALID_OPTION` or `ILLEGAL_MOVE`
 */
export function optionsIn(options, position, [played, best]) {
  if (typeof options !== "object" || options === null)
    throw invalid("options", `{ ${OPTIONS.join(", ")} }`, options);
  const other = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (other !== undefined) throw invalid("options", `only ${OPTIONS.join(", ")}`, other);
  const { known, replies, said = [] } = options;
  if (!Array.isArray(said) || said.some((kind) => typeof kind !== "string"))
    throw invalid("said", "a list of kinds of reasons", said);
  return { known: knownIn(known), replies: repliesIn(replies, position, { played, best }), said };
}

/**
 * Copies of the replies to two moves, the best ones first; `null` where none are given.
 * @template {string} Name
 * @param {Readonly<Record<Name, readonly CoachLine[]>> | null | undefined} replies
 * @param {Position} position before the moves
 * @param {Readonly<Record<Name, CoachLine>>} lines of the moves
 * @returns {Record<Name, readonly CoachLine[]> | null}
 * @throws {FlipsideError} `INVALID_OPTION` or `ILLEGAL_MOVE`
 */
export function repliesIn(replies, position, lines) {
  if (replies === undefined || replies === null) return null;
  const names = /** @type {Name[]} */ (Object.keys(lines));
  if (typeof replies !== "object") throw invalid("replies", `{ ${names.join(", ")} }`, replies);
  const checked = names.map((name) => {
    const option = `replies.${name}`;
    const given = replies[name];
    if (!Array.isArray(given)) throw invalid(option, "a list of lines", given);
    const start = /** @type {Position} */ (after(position, lines[name].move));
    const found = given.map((line, index) => lineIn(`${option}[${index}]`, line, start));
    for (const move of legalMoves(start)) {
      const { length } = found.filter((line) => line.move === move);
      if (length === 1) continue;
      const number = length === 0 ? "none" : "two";
      throw new FlipsideError(
        "INVALID_OPTION",
        `${option}: expected one line for each legal reply, found ${number} for ${describe(move)}`,
      );
    }
    return [name, found.sort((better, worse) => worse.score - better.score)];
  });
  return Object.fromEntries(checked);
}

/**
 * What is known of the position, or `null`.
 * @param {Known | null | undefined} known
 * @returns {Known | null}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
function knownIn(known) {
  if (known === undefined || known === null) return null;
  if (typeof known !== "object" || !Array.isArray(known.moves))
    throw invalid("known", "{ games, moves }", known);
  checkGames("known.games", known.games);
  for (const [index, each] of known.moves.entries()) {
    const name = `known.moves[${index}]`;
    if (typeof each !== "object" || each === null || !isMove(each.move))
      throw invalid(name, "{ move, games }", each);
    checkGames(`${name}.games`, each.games);
    if (typeof (each.name ?? "") !== "string") throw invalid(`${name}.name`, "a text", each.name);
  }
  return known;
}

/** @param {string} name @param {unknown} games */
function checkGames(name, games) {
  if (games !== undefined && !(Number.isInteger(games) && Number(games) >= 0))
    throw invalid(name, "a number of games", games);
}

/** @param {unknown} value @returns {value is Move} */
function isMove(value) {
  return value === "pass" || SQUARES.includes(/** @type {any} */ (value));
}
