// Every code of an error, raised through the public API. This file imports no code, so it can be run with the package
// as built here or as installed elsewhere, in Node and in a browser.

/** @import * as Package from "flipside" */
/** @import * as BookPackage from "flipside/book" */

/**
 * @typedef {object} Environment
 * @property {typeof Package} flipside
 * @property {typeof BookPackage.Book} Book
 * @property {BookPackage.Book} book
 * @property {boolean} worker whether engines think in workers, or in the same thread
 * @property {Package.Engine} engine
 * @property {Package.EnginePool} pool
 */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {Package.ErrorCode} code
 * @property {RegExp} message
 * @property {(environment: Environment) => unknown} raise
 */

/** A caller without types may pass anything. @param {unknown} value @returns {any} */
const anything = (value) => value;

const SHORT = { depth: 2 };

/** A worker that starts and then sends invalid answers. */
const BROKEN = `data:text/javascript,${encodeURIComponent(`
  const answer = (port) => ({ data: { id, method } }) => port.postMessage(method === "start" ? { id } : null);
  if (typeof postMessage === "function") onmessage = answer(globalThis);
  else import("node:worker_threads").then(({ parentPort: port }) => { port.onmessage = answer(port); });
`)}`;

/** What only happens before the engine is loaded. @type {Case[]} */
const BEFORE_LOADING = [
  {
    name: "bytes that are no module",
    code: "INVALID_DATA",
    message: /cannot be compiled/,
    raise: ({ flipside }) => flipside.init(new Uint8Array(8)),
  },
  {
    name: "another module",
    code: "INVALID_DATA",
    message: /not the engine of this version: it has no checkEngine/,
    raise: ({ flipside }) => flipside.init(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
  },
  {
    name: "a source that cannot be had",
    code: "INVALID_DATA",
    message: /no wasm: gone/,
    raise: ({ flipside }) => flipside.init(Promise.reject(new Error("gone"))),
  },
  {
    name: "an invalid source",
    code: "INVALID_OPTION",
    message: /^wasm: expected .* found 5$/,
    raise: ({ flipside }) => flipside.init(anything(5)),
  },
];

/** @type {Case[]} */
const CASES = [
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
    message: /^skill: expected a whole number from 1 to 8, found 9$/,
    raise: ({ engine }) => engine.search("f5", { skill: 9 }),
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
    name: "a handicap of five corners",
    code: "INVALID_OPTION",
    message: /^stones: expected a whole number from 1 to 4, found 5$/,
    raise: ({ flipside }) => flipside.handicapGame(5),
  },
  {
    name: "an engine that was not created",
    code: "UNSUPPORTED",
    message: /await Engine\.create\(\)/,
    raise: ({ flipside }) => new (anything(flipside.Engine))(),
  },
  {
    name: "a pool that was not created",
    code: "UNSUPPORTED",
    message: /await EnginePool\.create\(\)/,
    raise: ({ flipside }) => new (anything(flipside.EnginePool))(),
  },
  {
    name: "a table beyond all size",
    code: "INVALID_OPTION",
    message: /^tableBits: expected .* found 25$/,
    raise: ({ flipside, worker }) => flipside.Engine.create({ worker, tableBits: 25 }),
  },
  {
    name: "a pool of no engines",
    code: "INVALID_OPTION",
    message: /^workers: expected .* found 0$/,
    raise: ({ flipside, worker }) => flipside.EnginePool.create({ worker, workers: 0 }),
  },
  {
    name: "a library that is none",
    code: "INVALID_OPTION",
    message: /^library: expected a Library of flipside\/library, found an object of type Object$/,
    raise: ({ flipside, worker }) => flipside.Engine.create({ worker, library: anything({}) }),
  },
  {
    name: "a table of zeros",
    code: "INVALID_DATA",
    message: /./,
    raise: ({ engine }) => engine.loadTable(new Uint8Array(100)),
  },
  {
    name: "a table cut off",
    code: "INVALID_DATA",
    message: /./,
    raise: async ({ engine }) => engine.loadTable((await engine.saveTable()).slice(0, -1)),
  },
  {
    name: "a table of nothing",
    code: "INVALID_DATA",
    message: /found an empty one/,
    raise: ({ engine }) => engine.loadTable(new Uint8Array(0)),
  },
  {
    name: "a table that is no bytes",
    code: "INVALID_DATA",
    message: /"bytes"/,
    raise: ({ engine }) => engine.loadTable(anything("bytes")),
  },
  {
    name: "an invalid source after the module is loaded",
    code: "INVALID_OPTION",
    message: /^wasm: expected .* found 5$/,
    raise: ({ flipside }) => flipside.init(anything(5)),
  },
  {
    name: "a book of garbage",
    code: "INVALID_DATA",
    message: /^a book: expected bytes that begin with FLIPBOOK/,
    raise: ({ Book }) => Book.load(new Uint8Array(100)),
  },
  {
    name: "a book from nowhere",
    code: "INVALID_DATA",
    message: /^no book: gone$/,
    raise: ({ Book }) => Book.load(Promise.reject(new Error("gone"))),
  },
  {
    name: "a book that is a number",
    code: "INVALID_OPTION",
    message: /^book: expected .* found 5$/,
    raise: ({ Book }) => Book.load(anything(5)),
  },
  {
    name: "a book that was not loaded",
    code: "UNSUPPORTED",
    message: /await Book\.load\(\)/,
    raise: ({ Book }) => new (anything(Book))(),
  },
  {
    name: "a look-up of garbage",
    code: "INVALID_POSITION",
    message: /found "hello"/,
    raise: ({ book }) => book.lookup("hello"),
  },
  {
    name: "statistics of garbage",
    code: "INVALID_DATA",
    message: /FLIPSTAT/,
    raise: ({ book }) => book.loadStatistics(new Uint8Array(100)),
  },
  {
    name: "learned positions of garbage",
    code: "INVALID_DATA",
    message: /FLIPMINE/,
    raise: ({ book }) => book.import(new Uint8Array(100)),
  },
  {
    name: "learning from no engine",
    code: "INVALID_OPTION",
    message: /^engine: expected .* found an object/,
    raise: ({ book }) => book.learn("f5", anything({})),
  },
  {
    name: "an engine with what is no book",
    code: "INVALID_OPTION",
    message: /^book: expected a Book of flipside\/book, found an object/,
    raise: ({ flipside, worker }) => flipside.Engine.create({ worker, book: anything({}) }),
  },
  {
    name: "a search by a worker that answers nonsense",
    code: "CRASHED",
    message: /its worker sent an invalid answer/,
    raise: async ({ flipside }) => {
      const engine = await flipside.Engine.create({ worker: BROKEN, tableBits: 8 });
      return engine.search("f5", SHORT).finally(() => engine.dispose());
    },
  },
  {
    name: "a worker without an address",
    code: "UNSUPPORTED",
    message: /`worker: false`/,
    raise: ({ flipside }) => flipside.Engine.create({ worker: "" }),
  },
  {
    name: "a worker that is nowhere",
    code: "UNSUPPORTED",
    message: /`worker: false`/,
    raise: ({ flipside }) => flipside.Engine.create({ worker: "nowhere.js" }),
  },
];

/** What only engines in workers cannot do. @type {Case} */
const IN_A_WORKER = {
  name: "the table of an engine in a worker",
  code: "UNSUPPORTED",
  message: /worker: false/,
  raise: ({ engine }) => engine.tableView(),
};

/** After `dispose`. @type {Case[]} */
const AFTERWARDS = [
  {
    name: "a search of an engine that is gone",
    code: "DISPOSED",
    message: /disposed/,
    raise: ({ engine }) => engine.search("f5", SHORT),
  },
  {
    name: "statistics of an engine that is gone",
    code: "DISPOSED",
    message: /disposed/,
    raise: ({ engine }) => engine.stats(),
  },
  {
    name: "an analysis of a pool that is gone",
    code: "DISPOSED",
    message: /disposed/,
    raise: ({ pool }) => pool.analyze("f5", SHORT),
  },
];

const CODES = [
  "INVALID_POSITION",
  "ILLEGAL_MOVE",
  "INVALID_OPTION",
  "INVALID_DATA",
  "GAME_OVER",
  "UNSUPPORTED",
  "CRASHED",
  "DISPOSED",
];

/**
 * Raises every error, and checks that the engine still searches correctly after each.
 * @param {typeof Package} flipside
 * @param {typeof BookPackage.Book} Book
 * @param {{ worker: boolean, isLoaded?: boolean }} options `isLoaded`: the engine was loaded before, by another call
 * @returns {Promise<string[]>} what is not as it should be, a text for each; nothing when all is well
 */
export async function failuresOf(flipside, Book, { worker, isLoaded = false }) {
  /** @type {string[]} */
  const failures = [];
  /** @type {Set<string>} */
  const raised = new Set();
  /** @param {Case} wanted @param {Environment} environment */
  const attempt = async ({ name, code, message, raise }, environment) => {
    const found = await outcomeOf(() => raise(environment));
    if (!(found instanceof flipside.FlipsideError)) failures.push(`${name}: not a FlipsideError: ${found}`);
    else if (found.code !== code) failures.push(`${name}: code ${found.code} instead of ${code}`);
    else if (!message.test(found.message)) failures.push(`${name}: message "${found.message}"`);
    else raised.add(code);
  };

  const early = /** @type {Environment} */ ({ flipside, Book, worker });
  if (!isLoaded) for (const each of BEFORE_LOADING) await attempt(each, early);
  const engine = await flipside.Engine.create({ worker, tableBits: 8 });
  const pool = await flipside.EnginePool.create({ worker, workers: 2, tableBits: 8 });
  const environment = { flipside, Book, worker, engine, pool, book: await Book.load() };
  for (const each of worker ? [...CASES, IN_A_WORKER] : CASES) {
    await attempt(each, environment);
    const { depth } = await engine.search("f5", SHORT);
    if (depth !== SHORT.depth) failures.push(`${each.name}: the next search is ${depth} plies deep`);
  }
  await engine.dispose();
  await pool.dispose();
  for (const each of AFTERWARDS) await attempt(each, environment);
  for (const code of CODES) if (!raised.has(code)) failures.push(`${code} was not raised`);
  return failures;
}

/** @param {() => unknown} action what it throws or rejects with */
async function outcomeOf(action) {
  try {
    await action();
    return "nothing was thrown";
  } catch (error) {
    return error;
  }
}
