// Errors of engines, pools, tables, books and workers.

import { anything, SHORT } from "./case.js";

/** @import { Case } from "./case.js" */

/** A worker that starts and then sends invalid answers. */
const BROKEN = `data:text/javascript,${encodeURIComponent(`
  const answer = (port) => ({ data: { id, method } }) => port.postMessage(method === "start" ? { id } : null);
  if (typeof postMessage === "function") onmessage = answer(globalThis);
  else import("node:worker_threads").then(({ parentPort: port }) => { port.onmessage = answer(port); });
`)}`;

/** What only happens before the engine is loaded. @type {Case[]} */
export const BEFORE_LOADING = [
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
export const OBJECTS = [
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
export const IN_A_WORKER = {
  name: "the table of an engine in a worker",
  code: "UNSUPPORTED",
  message: /worker: false/,
  raise: ({ engine }) => engine.tableView(),
};

/** After `dispose`. @type {Case[]} */
export const AFTERWARDS = [
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
