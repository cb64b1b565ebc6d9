// Cases of the failure model: a module that is late, damaged or missing, and memory that is short.

import { bytesOf, LONG, outcomeOf, POSITION, SMALL } from "./outcome.js";
import { withGrowthOf } from "./wasm.js";

/** @import { Case, Place } from "./outcome.js" */

/** @type {Case[]} */
export const MODULE = [
  {
    row: "the wasm never arrives",
    name: "an abort rejects with its reason, and another source serves everybody",
    needsNew: true,
    expected: ["AbortError", "answered", "answered"],
    run: async ({ flipside, urls }) => {
      const never = /** @type {Promise<URL>} */ (new Promise(() => {}));
      const abort = new AbortController();
      setTimeout(() => abort.abort(), 20);
      const aborted = await outcomeOf(() => flipside.Engine.create({ wasm: never, signal: abort.signal }));
      const waiting = flipside.init(never);
      return [aborted, await outcomeOf(() => flipside.init(urls.wasm)), await outcomeOf(() => waiting)];
    },
  },
  {
    row: "the wasm is damaged, missing or of another version",
    name: "INVALID_DATA, and a right source serves afterwards",
    needsNew: true,
    expected: ["INVALID_DATA", "INVALID_DATA", "INVALID_DATA", "INVALID_DATA", "answered"],
    run: async ({ flipside, urls }) => {
      const bytes = await bytesOf(urls.wasm);
      const cut = bytes.slice(0, bytes.length / 2);
      const other = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
      return [
        await outcomeOf(() => flipside.init(cut)),
        await outcomeOf(() => flipside.init(other)),
        await outcomeOf(() => flipside.init(new URL("nowhere.wasm", urls.wasm))),
        await outcomeOf(() => flipside.init(Promise.reject(new Error("gone")))),
        await outcomeOf(() => flipside.init(bytes)),
      ];
    },
  },
  {
    row: "WebAssembly or its SIMD is missing",
    name: "UNSUPPORTED",
    needsNew: true,
    expected: ["UNSUPPORTED", "UNSUPPORTED", "UNSUPPORTED"],
    run: async ({ flipside, urls }) => {
      const bytes = await bytesOf(urls.wasm);
      const { WebAssembly } = globalThis;
      const scope = /** @type {any} */ (globalThis);
      delete scope.WebAssembly;
      const outcomes = [
        await outcomeOf(() => flipside.init(bytes)),
        await outcomeOf(() => flipside.Engine.create({ wasm: bytes, worker: false })),
      ];
      scope.WebAssembly = WebAssembly;
      WebAssembly.validate = () => false;
      WebAssembly.compile = () => Promise.reject(new WebAssembly.CompileError("invalid value type"));
      return [...outcomes, await outcomeOf(() => flipside.init(bytes))];
    },
  },
];

/** @type {Case[]} */
export const MEMORY = [
  {
    row: "memory is short",
    name: "UNSUPPORTED where the module can be neither compiled nor instantiated",
    needsNew: true,
    expected: ["UNSUPPORTED", "UNSUPPORTED", "answered"],
    run: async ({ flipside, urls }) => {
      const bytes = await bytesOf(urls.wasm);
      const { compile, instantiate } = WebAssembly;
      const full = () => Promise.reject(new RangeError("could not allocate memory"));
      WebAssembly.compile = full;
      const outcomes = [await outcomeOf(() => flipside.init(bytes))];
      WebAssembly.compile = compile;
      WebAssembly.instantiate = /** @type {any} */ (full);
      outcomes.push(await outcomeOf(() => flipside.init(bytes)));
      WebAssembly.instantiate = instantiate;
      return [...outcomes, await outcomeOf(() => flipside.init(bytes))];
    },
  },
  ...[0, 1, 20].map((pages) => ({
    row: "memory is short",
    name: `\`create\` rejects with UNSUPPORTED where the memory can grow by ${pages} pages alone`,
    needsNew: true,
    expected: Array(4).fill("UNSUPPORTED"),
    run: async (/** @type {Place} */ { flipside, urls }) => {
      const wasm = withGrowthOf(await bytesOf(urls.wasm), pages);
      const outcomes = [];
      for (const worker of [false, urls.worker]) {
        for (const tableBits of [16, 10])
          outcomes.push(await outcomeOf(() => flipside.Engine.create({ wasm, worker, tableBits })));
      }
      return outcomes;
    },
  })),
  {
    row: "memory is short",
    name: "`create` rejects when it is full, and the engines made before work on",
    needsNew: true,
    expected: ["UNSUPPORTED", "6", "UNSUPPORTED", "6"],
    run: async ({ flipside, urls }) => {
      const wasm = withGrowthOf(await bytesOf(urls.wasm), 330);
      const engine = await flipside.Engine.create({ wasm, worker: false, tableBits: 16 });
      const outcomes = [];
      for (const tableBits of [20, 19]) {
        outcomes.push(await outcomeOf(() => flipside.Engine.create({ worker: false, tableBits })));
        outcomes.push((await engine.search(POSITION, { depth: 6 })).depth);
      }
      await engine.dispose();
      return outcomes;
    },
  },
  {
    row: "memory is short",
    name: "`saveTable` rejects with UNSUPPORTED, and the engine works on",
    expected: ["UNSUPPORTED", "4"],
    run: async ({ flipside, urls }) => {
      const engine = await flipside.Engine.create({ ...SMALL, wasm: urls.wasm, worker: false });
      const scope = /** @type {any} */ (globalThis);
      const Bytes = Uint8Array;
      scope.Uint8Array = class extends Bytes {
        constructor(/** @type {any[]} */ ...given) {
          if (given.length === 1 && given[0] >= 2 ** 8 * 32)
            throw new RangeError("Array buffer allocation failed");
          super(.../** @type {[]} */ (given));
        }
      };
      const saved = await outcomeOf(() => engine.saveTable()).finally(() =>
        Object.assign(scope, { Uint8Array: Bytes }),
      );
      const { depth } = await engine.search(LONG, { depth: 4 });
      await engine.dispose();
      return [saved, depth];
    },
  },
];
