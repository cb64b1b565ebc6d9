// What facts say of a mistake. Written by `flipside-tools coach evidence --out js/coach/facts/evidence.js data/mistakes/*.xz`, which fits it to
// mistakes of people: `docs/notes/coach.md` says how, and what came of it.

/** The facts in the order of the weights, `@` and the ply behind each. */
export const FACTS = Object.freeze([
  "replies@1",
  "choices@4",
  "safe@2",
  "safe@4",
  "opponentSafe@3",
  "mobility@20",
  "frontier@1",
  "frontier@6",
  "frontier@12",
  "frontier@20",
  "liberties@6",
  "liberties@12",
  "ownRegions@1",
  "ownRegions@8",
  "ownRegions@12",
  "stable@9",
  "stable@15",
  "stable@20",
  "edges@4",
  "edges@12",
  "ownCorners@10",
  "ownCorners@20",
  "opponentCorners@10",
  "opponentCorners@20",
  "ownPasses@12",
  "opponentPasses@12",
  "lastMove@20",
  "xSquare@1",
  "cSquare@1",
  "evenRegion@1",
  "edgeMove@1",
  "cornerMove@1",
]);

/**
 * For each phase: the weights, in thousandths of the logarithm of odds; the least sum of weights times differences at which
 * something is said, of lines to the end of the game or of 13 plies and more, and of short ones; and the least
 * difference of each fact that is told as a reason, 0 where none is.
 */
export const EVIDENCE = Object.freeze({
  opening: {
    least: 700,
    leastShort: 700,
    weights: [
      44, 78, -61, -173, 27, -313, 127, 195, 138, 86, -142, -84, -445, -241, -141, 225, -151, -91, -95, -113,
      -885, -907, 238, 814, 1798, -1110, -11276, 556, 510, -230, 676, 1011,
    ],
    sizes: [4, 0, 3, 1, 6, 1, 2, 1, 2, 2, 0, 0, 1, 1, 2, 0, 1, 2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0],
  },
  midgame: {
    least: 700,
    leastShort: 700,
    weights: [
      -3, -7, -91, -49, 40, -262, 44, 107, 46, 52, -23, -25, -119, -179, -170, -26, -31, -65, -21, -27, -315,
      -220, 164, 158, 1308, -438, -1242, -293, 115, -145, 357, 272,
    ],
    sizes: [0, 0, 2, 4, 4, 1, 4, 2, 4, 3, 0, 0, 2, 1, 1, 6, 6, 3, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0],
  },
  endgame: {
    least: 450,
    leastShort: 720,
    weights: [
      -113, -17, -95, -36, 58, -321, 33, 23, -28, 68, 45, -15, -60, -174, -424, -32, -61, -117, 36, 43, -47,
      -86, -32, 0, 516, -419, -762, -478, -152, -86, -143, 213,
    ],
    sizes: [0, 0, 2, 6, 3, 1, 6, 8, 0, 3, 0, 0, 3, 1, 1, 6, 3, 2, 0, 0, 0, 2, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0],
  },
});
