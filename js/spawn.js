import { builtin } from "./node.js";

/** A worker, of the browser's kind or of Node's. @typedef {Worker | import("node:worker_threads").Worker} AnyWorker */

/**
 * A worker from the address of its script.
 * @param {string | URL} url
 * @returns {AnyWorker}
 */
export function fromUrl(url) {
  // Browsers take the script of a worker from the page's own origin alone, but what that imports from others as well.
  if (isElsewhere(url)) return fromSource(`import ${JSON.stringify(url)};`);
  if (typeof Worker === "function") return new Worker(url, { type: "module" });
  const { Worker: NodeWorker } = builtin("worker_threads");
  // What the program was started with is not for the worker: `--input-type`, say, would end it.
  return new NodeWorker(new URL(url), { execArgv: [] });
}

/**
 * A worker from the text of its script, so that no file has to be found at run time.
 * @param {string} source
 * @returns {AnyWorker}
 */
export function fromSource(source) {
  if (typeof Worker !== "function") return fromUrl(`data:text/javascript,${encodeURIComponent(source)}`);
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  for (const event of ["message", "error"]) {
    worker.addEventListener(event, () => URL.revokeObjectURL(url), { once: true });
  }
  return worker;
}

/** Whether the address is of another origin than the page; never where there is no page. @param {string | URL} url */
function isElsewhere(url) {
  const page = globalThis.location;
  return page !== undefined && /^https?:/i.test(`${url}`) && new URL(url).origin !== page.origin;
}
