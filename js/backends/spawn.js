// Starts workers, in browsers and in Node.

import { FlipsideError } from "../host/error.js";
import { findBuiltin } from "../host/node.js";

/**
 * @import { AnyWorker } from "../loading/assets.js"
 * @import { WorkerAddress } from "../request/options.js"
 */

/**
 * A worker from the address of its script.
 * @param {WorkerAddress} url
 * @returns {AnyWorker}
 * @throws {FlipsideError} `UNSUPPORTED` where there are no workers
 */
export function fromUrl(url) {
  // Browsers load the script of a worker only from the page's own origin; the script may import from any origin.
  if (isCrossOrigin(url)) return fromSource(`import ${JSON.stringify(url)};`);
  // As it is: a `TrustedScriptURL` that becomes a text is trusted no longer.
  if (typeof Worker === "function") return new Worker(/** @type {string | URL} */ (url), { type: "module" });
  const threads = findBuiltin("worker_threads");
  if (!threads)
    throw new FlipsideError(
      "UNSUPPORTED",
      "there are no workers here (service workers have none, Node has them from 20.16 on): give `worker: false` to do without",
    );
  // Not the options of the process: `--input-type`, for example, would end the worker.
  return new threads.Worker(new URL(`${url}`), { execArgv: [] });
}

/**
 * A worker from the text of its script, so that no file has to be found at run time.
 * @param {string} source
 * @returns {AnyWorker}
 */
export function fromSource(source) {
  // Chromium loads no modules from blobs in a page without an origin of its own.
  if (typeof Worker !== "function" || isOpaque())
    return fromUrl(`data:text/javascript,${encodeURIComponent(source)}`);
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(url, { type: "module" });
  for (const event of ["message", "error"]) {
    worker.addEventListener(event, () => URL.revokeObjectURL(url), { once: true });
  }
  return worker;
}

/** Whether an address has another origin than the page; false where there is no page. @param {WorkerAddress} url */
function isCrossOrigin(url) {
  const page = globalThis.location;
  if (page === undefined || !/^https?:/i.test(`${url}`)) return false;
  return isOpaque() || new URL(`${url}`).origin !== page.origin;
}

/** Whether the page has no origin that another page could have: it is in a sandbox, or a file. */
function isOpaque() {
  return globalThis.origin === "null";
}
