// Refutations searched again: deeper, with an empty table, by a search that knows nothing of what was said.

/**
 * @import { Engine, Level } from "flipside"
 * @import { Praise, Refutation } from "flipside/coach"
 * @import { Replied } from "./mistakes.js"
 */

import { Game } from "flipside";

/** By how many discs a search may find fewer than were told. */
export const TOLERANCE = 3;

/**
 * What a search finds wrong about a refutation, by more than {@link TOLERANCE}: how many discs less than told the other replies bring, or a
 * reply costs the opponent; where no number is told, that the replies listed bring no more than the best one to the better move, or that a
 * reply is the best one there.
 * @param {Engine} engine
 * @param {Refutation} reason
 * @param {Replied} mistake
 * @param {{ level: Level }} limits
 * @returns {Promise<string | undefined>}
 */
export async function refutedBySearch(engine, { move, better, discs, replies }, { position }, limits) {
  const game = Game.parse(position);
  const searched = async (/** @type {import("flipside").Move} */ first) => {
    await engine.newGame();
    const { lines } = await engine.analyze(game.after(first), limits);
    return new Map(lines.map((line) => [line.move, line.score]));
  };
  const played = await searched(move);
  const listed = Math.max(...replies.map(({ square }) => Number(played.get(square))));
  if (discs !== undefined) {
    const others = [...played].flatMap(([square, score]) =>
      replies.some((each) => each.square === square) ? [] : [score],
    );
    const less = listed - Math.max(...others);
    if (!(less >= discs - TOLERANCE)) return `others bring ${less} discs less, not ${discs}`;
  }
  const answered = replies.filter(({ how }) => how === "answered");
  if (discs !== undefined && answered.length === 0) return undefined;
  const instead = await searched(better);
  const top = Math.max(...instead.values());
  if (discs === undefined && !(listed >= top - TOLERANCE)) return `${move} lost ${listed - top} discs`;
  for (const { square, cost = 0 } of answered) {
    const found = top - Number(instead.get(square));
    if (!(found >= cost - TOLERANCE)) return `${square} costs ${found} discs, not ${cost}`;
  }
  return undefined;
}

/**
 * What a search finds wrong about a praise: that another move loses fewer discs than are told, or is as good for the end of the game; or
 * what is wrong with the refutation of the next best move, by more than {@link TOLERANCE}.
 * @param {Engine} engine
 * @param {Praise} praised
 * @param {Replied} mistake the next best move as the one played
 * @param {{ level: Level }} limits
 * @returns {Promise<string | undefined>}
 */
export async function praisedBySearch(engine, praised, mistake, limits) {
  if (praised.kind === "prevents") {
    const { kind: _, move, better, opponent, ...reply } = praised;
    const reason = { kind: /** @type {const} */ ("refutation"), move, better, opponent, replies: [reply] };
    return refutedBySearch(engine, reason, mistake, limits);
  }
  const { square, discs, keeps } = praised;
  await engine.newGame();
  const { lines } = await engine.analyze(Game.parse(mistake.position), limits);
  const best = Number(lines.find(({ move }) => move === square)?.score);
  const other = Math.max(...lines.flatMap(({ move, score }) => (move === square ? [] : [score])));
  if (keeps && (Math.sign(best) !== (keeps === "win" ? 1 : 0) || Math.sign(other) >= Math.sign(best)))
    return `${best} and ${other} keep no ${keeps}`;
  return best - other >= discs ? undefined : `others lose ${best - other} discs, not ${discs}`;
}
