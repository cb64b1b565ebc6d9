// The script of the worker, from the copy with the mutants.

import { parentPort } from "node:worker_threads";
import { writeReached } from "./reached.mjs";

// Workers are ended from outside, so what they have reached is written with each answer.
if (parentPort) {
  const port = parentPort;
  const post = port.postMessage.bind(port);
  port.postMessage = (...message) => {
    writeReached();
    post(...message);
  };
}
await import(`${process.env.FLIPSIDE_MUTANTS}/worker-itself.js`);
