// The corner that a game lost by a mistake, as a reason against it.

/** @import { Reason } from "./marks.js" */

/**
 * The corner that a move gave away comes first, unless the first reason tells of it. It was lost as the game went on: another reply than
 * the one that takes it has nothing to do with it.
 * @param {readonly Reason[]} found
 * @param {{ corner: string, sentence: string } | null} given
 * @param {string | undefined} answer the opponent's in the line of the move
 * @returns {readonly Reason[]}
 */
export function withCorner(found, given, answer) {
  const [first] = found;
  if (!given || first?.sentence.includes(given.corner)) return found;
  const squares = { played: [], best: [] };
  const { sentence } = given;
  const told = first?.reply ?? null;
  const isAlone = (told?.[0] ?? answer) !== given.corner;
  const reply = isAlone ? null : told;
  const reason = { kind: "corner-given", sentence, reply, isAlone, counted: null, shape: "ring", squares };
  return [/** @type {Reason} */ (reason), ...found];
}
