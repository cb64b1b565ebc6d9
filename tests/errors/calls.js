// Errors of calls: positions, moves and options.

import { anything, SHORT } from "./case.js";

/** @import { Case } from "./case.js" */

/** @type {Case[]} */
export const CALLS = [
  {
    name: "a search of garbage",
    code: "INVALID_POSITION",
    message: /found "hello"/,
    raise: ({ engine }) => engine.search("hello"),
  },
  {
    name: "an analysis of an impossible board",
    code: "INVALID_POSITION",
    message: /^board: d4: expected a disc/,
    raise: ({ engine }) => engine.analyze(`${"-".repeat(64)} X`),
  },
  {
    name: "a position that is no text",
    code: "INVALID_POSITION",
    message: /found 42/,
    raise: ({ engine }) => engine.solve(anything(42)),
  },
  {
    name: "a call where as many wait as may",
    code: "BUSY",
    message: /^maxWaiting: 1 calls wait$/,
    raise: async ({ flipside, worker }) => {
      const engine = await flipside.Engine.create({ worker, tableBits: 8, maxWaiting: 1 });
      const calls = [engine.search("f5", SHORT), engine.search("f5", SHORT)];
      try {
        return await engine.search("f5", SHORT);
      } finally {
        await Promise.all(calls);
        await engine.dispose();
      }
    },
  },
  {
    name: "a game of garbage",
    code: "INVALID_POSITION",
    message: /64 squares, found 63/,
    raise: ({ flipside }) => flipside.Game.parse("-".repeat(63)),
  },
  {
    name: "a pool's search of garbage",
    code: "INVALID_POSITION",
    message: /found "hello"/,
    raise: ({ pool }) => pool.search("hello"),
  },
  {
    name: "an illegal move in a transcript",
    code: "ILLEGAL_MOVE",
    message: /^transcript: move 3: illegal move "a1"/,
    raise: ({ engine }) => engine.search("f5d6a1"),
  },
  {
    name: "an illegal move of a game",
    code: "ILLEGAL_MOVE",
    message: /"a1"/,
    raise: ({ flipside }) => new flipside.Game().play("a1"),
  },
  {
    name: "a pass that is not forced",
    code: "ILLEGAL_MOVE",
    message: /"pass" for black/,
    raise: ({ flipside }) => new flipside.Game().pass(),
  },
  {
    name: "the best move of a game that is over",
    code: "GAME_OVER",
    message: /no best move: the game is over/,
    raise: ({ engine }) => engine.search("f5d6c5f4e7f6g5e6e3"),
  },
  {
    name: "a text longer than 64 KiB",
    code: "INVALID_POSITION",
    message: /65,?536/,
    raise: ({ pool }) => pool.search("-".repeat(1e6)),
  },
  {
    name: "a negative budget",
    code: "INVALID_OPTION",
    message: /^budgetMs: expected .* found -1$/,
    raise: ({ engine }) => engine.search("f5", { budgetMs: -1 }),
  },
  {
    name: "an unknown option",
    code: "INVALID_OPTION",
    message: /dept/,
    raise: ({ engine }) => engine.search("f5", anything({ dept: 3 })),
  },
  {
    name: "an invalid signal",
    code: "INVALID_OPTION",
    message: /^signal: expected an AbortSignal, found/,
    raise: ({ engine }) => engine.search("f5", anything({ signal: {} })),
  },
  {
    name: "moves to analyze that are illegal",
    code: "INVALID_OPTION",
    message: /^moves: expected .* found "a1"/,
    raise: ({ engine }) => engine.analyze("f5", { moves: ["a1"] }),
  },
  {
    name: "a skill that nobody has",
    code: "INVALID_OPTION",
    message: /^skill: expected a whole number from 1 to \d+, found 99$/,
    raise: ({ engine }) => engine.search("f5", { skill: /** @type {any} */ (99) }),
  },
  {
    name: "a variety of more discs than there are",
    code: "INVALID_OPTION",
    message: /^variety: expected \{ discs, seed \} .* found \{"discs":65\}$/,
    raise: ({ pool }) => pool.search("f5", { variety: { discs: 65 } }),
  },
  {
    name: "a skill of an analysis",
    code: "INVALID_OPTION",
    message: /^options: expected only .* found "skill"$/,
    raise: ({ engine }) => engine.analyze("f5", anything({ skill: 3 })),
  },
  {
    name: "a review from behind the end of the game",
    code: "INVALID_OPTION",
    message: /^from: expected a ply of the game, 0 to 2, found 3$/,
    raise: ({ pool }) => pool.review("f5d6", { from: 3 }),
  },
  {
    name: "a handicap of five corners",
    code: "INVALID_OPTION",
    message: /^stones: expected a whole number from 1 to 4, found 5$/,
    raise: ({ flipside }) => flipside.handicapGame(5),
  },
];
