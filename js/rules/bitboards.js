// A position as sets of squares of 64 bits.

/** @import { Position } from "./position.js" */

/**
 * The position as the engine takes it: a set of squares for each side, where bit 0 is a1, bit 1 b1, … bit 63 h8.
 * @param {Position} position
 * @returns {{ black: bigint, white: bigint, blackToMove: boolean }}
 */
export function bitboards({ ownLow, ownHigh, otherLow, otherHigh, turn }) {
  const [own, other] = [bigintOf(ownLow, ownHigh), bigintOf(otherLow, otherHigh)];
  return turn === "black"
    ? { black: own, white: other, blackToMove: true }
    : { black: other, white: own, blackToMove: false };
}

/** @param {number} low @param {number} high */
function bigintOf(low, high) {
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}
