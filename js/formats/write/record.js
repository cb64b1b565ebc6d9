// A game as writers take it: checked, with everything that any format needs.

import { copyOf, Game, positionOf } from "../../game/game.js";
import { describe, FlipsideError, invalid } from "../../host/error.js";
import { isRecord } from "../../notation/saved.js";
import { isImported } from "../imported.js";
import { NO_TAGS, TAG_NAMES, tagsOf } from "../tags.js";
import { toldIn, toldOfMoveIn } from "../told.js";
import { legalPart, lineOf, mainLine } from "../tree.js";

/**
 * @import { Move } from "../../generated/types.js"
 * @import { GameRecord } from "../../notation/saved.js"
 * @import { Position } from "../../rules/position.js"
 * @import { ImportedGame } from "../imported.js"
 * @import { Tags } from "../tags.js"
 * @import { WrittenTold } from "../told.js"
 * @import { Branch, GameTree, WrittenMove } from "../tree.js"
 */

/**
 * A game that can be written: a {@link GameTree} with branches, scores and comments; a `Game` or its record, the line as it was played; or
 * a game that was read.
 * @typedef {Game | GameRecord | GameTree | ImportedGame} GameLike
 */

/**
 * A game to write.
 * @typedef {object} GameToWrite
 * @property {GameTree} tree
 * @property {Position} start
 * @property {Tags} tags
 * @property {Position} position where the game stands
 * @property {readonly Branch[]} replies what was played there
 * @property {readonly Move[]} moves of the main line
 * @property {Position} end of the main line
 */

/** More moves than any line of a game has, passes included. */
const MOST_PLIES = 128;

/** One game or several, as a list. @param {unknown} games @returns {unknown[]} */
export function listOf(games) {
  try {
    if (Array.isArray(games)) return Array.from({ length: games.length }, (_, index) => games[index]);
  } catch {
    // What cannot be read is no game, either.
  }
  return [games];
}

/**
 * Checks a game.
 * @param {unknown} value
 * @param {Partial<Tags>} tags instead of those of the game
 * @returns {GameToWrite}
 * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE`
 */
export function recordOf(value, tags) {
  const { game, tree, known } = partsOf(value);
  const last = game.at(game.moves.length);
  const start = positionOf(game.at(0));
  let replies = tree.branches;
  for (const move of game.moves.slice(0, game.ply))
    replies = replies.find((each) => each.move === move)?.branches ?? [];
  return {
    tree,
    start,
    replies,
    position: positionOf(game),
    moves: game.moves,
    end: positionOf(last),
    tags: { ...known, result: known.result ?? last.result, ...tags },
  };
}

/**
 * Checks what is known of games.
 * @param {object} given without `undefined`, or with it for what is not given
 * @returns {Partial<Tags>}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function checkedTags(given) {
  /** @type {Record<string, unknown>} */
  const tags = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const isResult = name === "result";
    if (!TAG_NAMES.includes(/** @type {any} */ (name))) throw invalid("option", TAG_NAMES.join(", "), name);
    const isRight = isResult
      ? Number.isInteger(value) && Math.abs(Number(value)) <= 64
      : typeof value === "string";
    if (value !== null && !isRight) {
      const expected = isResult ? "a whole number from -64 to 64" : "a text";
      throw invalid(name, expected, value);
    }
    tags[name] = value;
  }
  return /** @type {Partial<Tags>} */ (tags);
}

/** @param {unknown} value @returns {{ game: Game, tree: GameTree, known: Tags }} */
function partsOf(value) {
  const copy = copyOf(value) ?? (isRecord(value) ? Game.parse(value) : undefined);
  if (copy) return { game: copy, tree: { start: copy.start, branches: lineOf(copy.moves) }, known: NO_TAGS };
  if (isImported(value)) return { game: value.game, tree: value.tree, known: tagsOf(value) };
  try {
    const tree = checkedTree(/** @type {GameTree} */ (value));
    const game = Game.parse({ start: tree.start, moves: mainLine(tree), ply: 0 });
    return { game, tree, known: NO_TAGS };
  } catch (cause) {
    if (cause instanceof FlipsideError) throw cause;
    const message = `game: expected a Game, a game that was read or a tree of moves, found ${describe(value)}`;
    throw new FlipsideError("INVALID_POSITION", message, { cause });
  }
}

/** @param {GameTree} given @returns {GameTree} */
function checkedTree(given) {
  const { start, branches } = given;
  if (typeof start !== "string") throw new TypeError("no start of a tree");
  const game = Game.parse(start);
  const { branches: checked, problem } = legalPart(
    positionOf(game),
    branches.map((branch) => writtenBranch(branch, 1)),
  );
  if (problem) throw new FlipsideError("ILLEGAL_MOVE", `tree: ${problem.message}`);
  return { start: game.toString(), ...toldIn(given), branches: checked };
}

/** @param {Branch} branch @param {number} ply @returns {WrittenMove} */
function writtenBranch(branch, ply) {
  const { move, score, branches } = branch;
  if (ply > MOST_PLIES || (score !== undefined && !Number.isFinite(score)))
    throw new RangeError("no branch of a game");
  return {
    move,
    text: String(move),
    at: 0,
    .../** @type {WrittenTold} */ (toldOfMoveIn(branch)),
    branches: branches.map((each) => writtenBranch(each, ply + 1)),
  };
}
