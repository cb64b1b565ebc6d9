// Which moves an analysis is about.

/** @import { Move } from "../generated/types.js" */

/**
 * The moves that are chosen of the legal ones: all where none are named.
 * @param {readonly Move[]} legal
 * @param {readonly string[] | undefined} names in either case; a forced pass has several, so it is chosen by any
 * @returns {Move[]}
 */
export function chosenMoves(legal, names) {
  const wanted = names?.map((name) => name.toLowerCase());
  return legal.filter((move) => !wanted || move === "pass" || wanted.includes(move));
}
