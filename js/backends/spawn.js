// Starts workers, in browsers and in Node.

import { builtin } from "../host/node.js";

/** @import { AnyWorker } from "../loading/assets.js" */

/**
 * A worker from the address of its script.
 * @param {string | URL} url
 * @returns {AnyWorker}
 */
export function fromUrl(url) {
  // Browsers load the script of a worker only from the page's own origin; the script may import from any origin.
  if (isCrossOrigin(url)) return fromSource(`import ${JSON.stringify(url)};`);
  if (typeof Worker === "function") return new Worker(url, { type: "module" });
  const { Worker: NodeWorker } = builtin("worker_threads");
  // Not the options of the process: `--input-type`, for example, would end the worker.
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

/** Whether an address has another origin than the page; false where there is no page. @param {string | URL} url */
function isCrossOrigin(url) {
  const page = globalThis.location;
  return page !== undefined && /^https?:/i.test(`${url}`) && new URL(url).origin !== page.origin;
}
