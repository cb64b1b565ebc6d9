// The lessons: positions to try something in. What is said about them is in text.js, by the same names.

import { MISTAKES } from "./mistakes/kept.js";
/** @import { Mistake } from "./mistakes/mistake.js" */
import { mistakeOf } from "./mistakes/mistake.js";

/**
 * A position to try something in.
 * @typedef {object} Step
 * @property {string} id
 * @property {string} [position] as Game.parse reads it, if there is something to place
 * @property {readonly string[]} [best] what to find; any move where it is left out
 * @property {readonly string[]} [traps] moves that the lesson warns of
 * @property {readonly string[]} [marked] squares pointed out from the start
 * @property {boolean} [passes] whether the opponent must pass then
 * @property {Mistake} [mistake] of a real game: the better move is looked for, and comes again in training
 */

/** What a chapter is listed under. @typedef {"first" | "strategy" | "corners" | "endgame"} Group */

/** @typedef {{ id: string, group: Group, steps: readonly Step[] }} Chapter */

/** The first game, step by step. @type {Chapter} */
const firstGame = {
  id: "first-game",
  group: "first",
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

/** What good players mind, a chapter each. @type {readonly Chapter[]} */
const strategy = [
  {
    id: "corners",
    group: "strategy",
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
    group: "strategy",
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
    group: "strategy",
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
    group: "strategy",
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
    id: "openings",
    group: "strategy",
    steps: [
      {
        id: "first-reply",
        position: "---------------------------OX------XXX-------------------------- O",
        best: ["d6", "f6"],
        traps: ["f4"],
      },
    ],
  },
  {
    id: "leave",
    group: "corners",
    steps: [
      {
        id: "waiting",
        position: "-XXXXX----XXOOOOXOOOXOOOXXOOOXOOXOXOOXXOXXOOOOXXXXXXXXOX--OOOOOO O",
        best: ["b2"],
        traps: ["a8"],
      },
    ],
  },
  {
    id: "offer",
    group: "corners",
    steps: [
      {
        id: "sacrifice",
        position: "--XXXXXXX-XXXXXOXXOXOXXXXOXXXOXXXXOXOXXX-OXOOOXXO-XXOO-X-XXX-OO- O",
        best: ["b2"],
        traps: ["h8"],
      },
    ],
  },
  {
    id: "wedge",
    group: "corners",
    steps: [
      {
        id: "between",
        position: "XOOOOOO-OOOOOO--XOOOOOOOXXXOXOOXXOXOOOOXOOOOOOXO--OOXXO---OOOOOO X",
        best: ["h7"],
        traps: ["h1"],
      },
    ],
  },
  {
    id: "stoner",
    group: "corners",
    steps: [
      {
        id: "two-corners",
        position: "--X-OOO---XXXO-XOOXXXOXXOOXXOXOXXXXOOOXXXXOOOOXXXXXOOO--OOOOOO-- O",
        best: ["g7"],
        traps: ["g2"],
      },
    ],
  },
  {
    id: "parity",
    group: "endgame",
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
  {
    id: "access",
    group: "endgame",
    steps: [
      {
        id: "own-region",
        position: "OOOOOOOOXXXXOXOXXXOOXOOOXOXOOOOOXOOXOOOOXOOOOOOOXXX-OOOOX---OO-- X",
        best: ["d7"],
        traps: ["h8"],
      },
    ],
  },
  {
    id: "swindle",
    group: "endgame",
    steps: [
      {
        id: "pair",
        position: "-XXXX-----XOXX-O-OOOOXOO-OOOOOXOXOOOOOXOXOXOXOXOXOXXOXX-XOXXXXX- O",
        best: ["h7"],
      },
    ],
  },
  {
    id: "pass",
    group: "endgame",
    steps: [
      {
        id: "no-move",
        position: "XXXXXXXOX-OOOOOOXOXOOOOOXXXOOOOOXXOXXOOOXOOXOXOOO-OOXOOO--OOOO-- X",
        best: ["b2"],
        traps: ["a8"],
        passes: true,
      },
    ],
  },
  {
    id: "counting",
    group: "endgame",
    steps: [
      {
        id: "last-five",
        position: "OXXXXXXXOXXXOXOOOXOXXXOOOXOXXXOOOXXXOXOOOXXXXOOO--XOOOOO---XXXXX O",
        best: ["c8"],
        traps: ["b8"],
      },
    ],
  },
];

/** A chapter with mistakes of its kind behind its steps. @param {Chapter} chapter @returns {Chapter} */
function withMistakes({ steps, ...chapter }) {
  const mistakes = (MISTAKES[chapter.id] ?? []).map((kept, index) => ({
    id: `${chapter.id}-${index + 1}`,
    mistake: mistakeOf(kept),
  }));
  return { ...chapter, steps: [...steps, ...mistakes] };
}

/** @type {readonly Chapter[]} */
export const CHAPTERS = Object.freeze([firstGame, ...strategy.map(withMistakes)]);

/** The chapter of a name. @param {string} id */
export const chapterOf = (id) => CHAPTERS.find((chapter) => chapter.id === id);

/**
 * The chapter with which a person goes on after others: the next one behind the last that they have finished, or an earlier one.
 * @param {readonly string[]} done the ids of finished chapters, the last one last
 * @returns {Chapter | undefined}
 */
export function chapterAfter(done) {
  const last = CHAPTERS.findIndex(({ id }) => id === done.at(-1));
  if (last < 0) return undefined;
  return [...CHAPTERS.slice(last), ...CHAPTERS].find(({ id }) => !done.includes(id));
}
