// The script of the worker, from the copy with the mutants.

import { writeFileSync } from "node:fs";
import { parentPort, threadId } from "node:worker_threads";

const { FLIPSIDE_MUTANTS: copy, FLIPSIDE_REACHED: reached, __STRYKER_ACTIVE_MUTANT__: active } = process.env;

// Workers are ended from outside, so what they have reached is written with each answer.
if (parentPort && active === undefined) {
  const port = parentPort;
  const post = port.postMessage.bind(port);
  port.postMessage = (...message) => {
    const hits = /** @type {any} */ (globalThis).__stryker__?.mutantCoverage?.static ?? {};
    writeFileSync(`${reached}/${threadId}.json`, JSON.stringify(hits));
    post(...message);
  };
}
await import(`${copy}/worker.js`);
