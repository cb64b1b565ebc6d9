import { Book } from "flipside/book";

/** The book of the package, loaded once. */
export const BOOK = await Book.load();

/** A position in any book. */
export const KNOWN = "f5d6c3";

/** A worker that starts an engine and answers nothing afterwards. */
export const SILENT = `data:text/javascript,${encodeURIComponent(`
  const start = (port) => ({ data: { id, method } }) => {
    if (method === "start") port.postMessage({ id });
    if (method === "ping") port.postMessage({ id: 0 });
  };
  import("node:worker_threads").then(({ parentPort: port }) => { port.onmessage = start(port); });
`)}`;
