// A thread that ends its process, and those that tests have started, when a mutant takes too much processor time: a loop
// without an end answers nothing.

import { Worker } from "node:worker_threads";

const SCRIPT = `
  import { workerData } from "node:worker_threads";
  const parent = process.ppid;
  const seconds = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  let round = 0;
  let begun = 0;
  setInterval(() => {
    if (workerData[0] !== round) [round, begun] = [workerData[0], seconds()];
    if (process.ppid !== parent || seconds() - begun > workerData[1]) process.kill(-process.pid, "SIGKILL");
  }, 500);`;

const state = new Float64Array(new SharedArrayBuffer(16));
// Modules load in less.
state[1] = 6;
new Worker(new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`), { workerData: state });

/** From now on so many seconds of processor time are allowed. @param {number} seconds */
export function allow(seconds) {
  state[0] += 1;
  state[1] = seconds;
}
