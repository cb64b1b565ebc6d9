// The lessons: positions to try something in. What is said about them is in text.js, by the same names.

/** @import { Mistake } from "./mistake.js" */
import { mistakeOf } from "./mistake.js";
import { MISTAKES } from "./mistakes.js";

/**
 * A position to try something in.
 * @typedef {object} Step
 * @property {string} id
 * @property {string} [position] as Game.parse reads it, if there is something to place
 * @property {readonly string[]} [best] what to find; any move where it is left out
 * @property {readonly string[]} [traps] moves that the lesson warns of
 * @property {readonly string[]} [marked] squares pointed out from the start
 * @property {boolean} [passes] whether the opponent must pass then
 * @property {Mistake} [mistake] of a real game, to look at: there is nothing to try
 */

/** @typedef {{ id: string, steps: readonly Step[] }} Chapter */

/** The first game, step by step. */
const firstGame = {
  id: "first-game",
  steps: [
    { id: "flip", position: "---------------------------OX------XO--------------------------- X" },
    {
      id: "pass",
      position: "O-XXXXXXOOOXXOXXOOOOXXOX-OOOXOOXOOOXOOOXOOOOOO-XOOOOO--XXXXXXX-- X",
      best: ["g6"],
      marked: ["g6"],
      passes: true,
    },
    {
      id: "corner",
      position: "---XXXXX--XXXXXX--XXXXXX-XXXXXXX--XOXOX--XOOXOOXX--OOOOO----XOX- X",
      best: ["h8"],
    },
    {
      id: "count",
      position: "XOOOOOOOXOOOOOO-XOXOXOOOXXOXOXOXXXOOXOXXXOOXOXOXXXOOXXXXXXOOXXOO X",
      best: ["h2"],
    },
    { id: "play" },
  ],
};

/** What good players mind, a chapter each. */
const strategy = [
  {
    id: "corners",
    steps: [
      {
        id: "take",
        position: "-OXXX----OOXXX--XOXOOXX-XXXOOXXXXXXXOOOO-XXOOOO--XOOOO----O--O-- O",
        best: ["a8"],
      },
    ],
  },
  {
    id: "beside",
    steps: [
      {
        id: "diagonal",
        position: "-XXX------OOOO---OOOOXX--XXXXXX---XOXOX---XXOOOO--XOOO-------O-- O",
        best: ["a5"],
        traps: ["g2"],
      },
      {
        id: "flank",
        position: "----XO-----XXO---XXXXXO---XOOOXO--XOOXXX-XOXOXOO---OOO----X-OO-- X",
        best: ["c7"],
        traps: ["h2"],
      },
    ],
  },
  {
    id: "quiet",
    steps: [
      {
        id: "inside",
        position: "-------------X----OXXXX---XOXXXX--XXOOOO--XXOOO----OX-O---O-XX-- O",
        best: ["f7"],
        traps: ["h3"],
      },
      {
        id: "one",
        position: "----------X-------XXX-----XOXXX--OXXXX---OXOOO------------------ O",
        best: ["d7"],
        traps: ["e2"],
      },
    ],
  },
  {
    id: "edges",
    steps: [
      {
        id: "along",
        position: "--OOOOOO--OOOOO---OOXOO-OOOXOXO-XOXXXXX--O-XXX-X-O-------------- X",
        best: ["a3"],
        traps: ["b1"],
      },
      {
        id: "gap",
        position: "OOOOOO--OOOXXOO-O-XOXOOO-XXOOOOOXXXXXOXOXXXXXXOOO----OOO-----O-O O",
        best: ["a4"],
      },
    ],
  },
  {
    id: "parity",
    steps: [
      {
        id: "hole",
        position: "O-O--OOX-OOOOOOXOOOOOOOXXOXXXXXXXXOOXOOX-OOXOXOXOOXXXXXX--XXX--- X",
        best: ["a6"],
      },
      {
        id: "three",
        position: "OOOOOOOOXOOOXOO-XOOXOXO-OOOXXXXOOOOXXXXXXOOXOXXO--OOXXX----OXX-- X",
        best: ["h7"],
      },
    ],
  },
];

/** A chapter with mistakes of its kind behind its steps. @param {Chapter} chapter @returns {Chapter} */
function withMistakes({ id, steps }) {
  const mistakes = (MISTAKES[id] ?? []).map((kept, index) => ({
    id: `${id}-${index + 1}`,
    mistake: mistakeOf(kept),
  }));
  return { id, steps: [...steps, ...mistakes] };
}

/** @type {readonly Chapter[]} */
export const CHAPTERS = Object.freeze([firstGame, ...strategy.map(withMistakes)]);

/** The chapter of a name. @param {string} id */
export const chapterOf = (id) => CHAPTERS.find((chapter) => chapter.id === id);
