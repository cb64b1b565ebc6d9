// A game of champions, gone through at one's own pace: from whose side one looks, and how far one is.

/** @import { Game, GameClass } from "../../package/flipside.js" */
/** @import { Color } from "../../state/types.js" */
/** @import { Mistake } from "../mistakes/mistake.js" */
/** @import { GameRecord } from "./records.js" */
import { mistakeOf } from "../mistakes/mistake.js";

/** @type {ReadonlySet<string>} */
const CORNERS = new Set(["a1", "h1", "a8", "h8"]);

/** A move that lost the most of its side, with the ply before it. @typedef {{ ply: number, mistake: Mistake }} Turn */

/** What a game has besides, and can be seen without a search: its opening has a name, or one side takes the first corner. */
/** @typedef {"opening" | "corner"} Fact */

/**
 * @typedef {object} Walk
 * @property {GameRecord} record
 * @property {Game} game the whole of it
 * @property {Color} side from which one looks
 * @property {readonly Turn[]} turns of that side, in the order of play
 * @property {ReadonlyMap<number, Fact>} facts by the ply behind the move
 * @property {number} ply
 */

/** @param {GameClass} Game @param {GameRecord} record @param {Color} [side] @returns {Walk} */
export function walkOf(Game, record, side = "black") {
  const game = Game.parse(record.moves);
  return { record, game, side, turns: turnsOf(game, record, side), facts: factsOf(game), ply: 0 };
}

/** The walk from the other side, at the same ply. @param {Walk} walk @param {Color} side @returns {Walk} */
export function seenBy(walk, side) {
  return { ...walk, side, turns: turnsOf(walk.game, walk.record, side) };
}

/** @param {Walk} walk @param {number} ply @returns {Walk} */
export function atPly(walk, ply) {
  return { ...walk, ply: Math.min(Math.max(0, ply), walk.game.moves.length) };
}

/** The walk at the next move that lost much or that has a fact, or at the end where there is none. @param {Walk} walk @returns {Walk} */
export function atNext(walk) {
  return atPly(walk, nextPly(walk));
}

/** Whether the next place is a move that lost much, one with a fact, or the end. @param {Walk} walk @returns {"turn" | "fact" | "end"} */
export function nextKind(walk) {
  const next = nextPly(walk);
  if (walk.turns.some(({ ply }) => ply === next)) return "turn";
  return walk.facts.has(next) ? "fact" : "end";
}

/** @param {Walk} walk */
function nextPly({ game, turns, facts, ply: now }) {
  const plies = [...turns.map(({ ply }) => ply), ...facts.keys()];
  return Math.min(game.moves.length, ...plies.filter((ply) => ply > now));
}

/** @param {Game} game @returns {Map<number, Fact>} */
function factsOf(game) {
  /** @type {Map<number, Fact>} */
  const facts = new Map();
  const plies = game.moves.map((_, index) => index + 1);
  // The name of a game is that of the last position with one.
  const name = game.openingName();
  const named = name === null ? undefined : plies.find((ply) => game.at(ply).openingName() === name);
  const corner = game.moves.findIndex((move) => CORNERS.has(move)) + 1;
  if (named) facts.set(named, "opening");
  if (corner > 0) facts.set(corner, "corner");
  return facts;
}

/** What the move that comes next lost, if it is told of. @param {Walk} walk */
export function turnOf({ turns, ply }) {
  return turns.find((turn) => turn.ply === ply);
}

/** @param {Game} game @param {GameRecord} record @param {Color} side @returns {Turn[]} */
function turnsOf(game, { turns }, side) {
  return turns
    .filter(({ ply }) => game.at(ply).turn === side)
    .map(({ ply, ...kept }) => ({ ply, mistake: mistakeOf({ ...kept, position: game.at(ply).toString() }) }))
    .sort((one, other) => one.ply - other.ply);
}
