// The package in a service worker, which has no workers and loads nothing later: answers each call with what came of it.

import { Book } from "../../dist/book.js";
import { Engine } from "../../dist/flipside.js";

/** @type {Record<string, () => Promise<unknown>>} */
const CALLS = {
  worker: () => Engine.create(),
  none: async () => {
    const engine = await Engine.create({ worker: false, tableBits: 10 });
    return (await engine.search("f5", { depth: 3 })).depth;
  },
  shipped: () => Book.load(),
  wasm: () => Book.load("/dist/book.bin"),
  given: async () => {
    const bytes = await (await fetch("/dist/book.bin")).arrayBuffer();
    const wasm = await (await fetch("/dist/book_bg.wasm")).arrayBuffer();
    return (await Book.load(bytes, { wasm })).lookup("f5d6c3")?.score;
  },
};

addEventListener("message", (event) => {
  const { data, ports } = /** @type {MessageEvent<string>} */ (event);
  CALLS[data]().then(
    (result) => ports[0].postMessage(result),
    ({ code, message }) => ports[0].postMessage(`${code} ${message}`),
  );
});
