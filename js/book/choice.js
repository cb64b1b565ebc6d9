// Chooses among moves of nearly the same worth.

/** @import { Variety } from "../generated/types.js" */

/**
 * The moves that give up neither a proven win nor a proven draw.
 * @template {{ score: number, depth: number, selectivity: number }} Searched
 * @param {readonly Searched[]} moves
 * @param {number} empties of the position
 * @returns {readonly Searched[]}
 */
export function keepingOutcome(moves, empties) {
  const isProven = (/** @type {Searched} */ move) => move.selectivity === 100 && move.depth >= empties;
  const results = moves.filter(isProven).map(({ score }) => Math.sign(score));
  const best = results.length > 0 ? Math.max(...results) : -1;
  if (best < 0) return moves;
  return moves.filter((move) => (isProven(move) ? Math.sign(move.score) === best : best === 0));
}

/**
 * One of the moves, each as likely as the others; without variety the first.
 * @template {{ score: number }} Scored
 * @param {readonly Scored[]} moves the best first
 * @param {Variety | undefined} variety
 * @param {string} position
 * @returns {Scored}
 */
export function chosenOf(moves, variety, position) {
  const [best] = moves;
  if (!variety) return best;
  const { discs, seed = "random" } = variety;
  const near = moves.filter(({ score }) => score >= best.score - discs);
  const share = seed === "random" ? Math.random() : hashOf(`${BigInt(seed)} ${position}`) / 2 ** 32;
  return near[Math.floor(share * near.length)];
}

/** A number of 32 bits: FNV-1a, and the finalizer of MurmurHash3, which makes all bits depend on all others. @param {string} text */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
