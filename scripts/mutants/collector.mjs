// What tests get in place of node:test: their functions are kept, to be run often in one process.

import { mock } from "node:test";

/** @typedef {() => unknown} Run */

/** All tests, in order. @type {{ name: string, run: (context: object) => unknown }[]} */
export const COLLECTED = [];
/** @type {Run[]} */
const beginnings = [];
let place = "";

/** @param {string} name @param {any[]} rest options and the function */
export function test(name, ...rest) {
  COLLECTED.push({ name: `${place}${name} #${COLLECTED.length}`, run: rest.at(-1) });
}

/** @param {string} name @param {any[]} rest options and the function */
export function suite(name, ...rest) {
  const outer = place;
  place += `${name}: `;
  rest.at(-1)();
  place = outer;
}

/** @param {Run} run */
export const before = (run) => beginnings.push(run);

/** Told what fails outside of any promise that a test waits for. @type {((error: unknown) => void) | undefined} */
let onFault;
for (const event of ["uncaughtException", "unhandledRejection"])
  process.on(event, (error) => onFault?.(error));

const LATE = new Error("late");

/**
 * Runs a test.
 * @param {string} name
 * @param {number} patience how long it may take, in ms
 * @returns {Promise<{ isLate: boolean, isMissing?: boolean } | undefined>} how it failed, or nothing
 */
export async function runTest(name, patience) {
  const found = COLLECTED.find((test) => test.name === name);
  // To pass over it would let every mutant survive.
  if (!found) return { isLate: false, isMissing: true };
  /** @type {Run[]} */
  const ends = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const fault = new Promise((_, reject) => {
    onFault = reject;
    timer = setTimeout(() => reject(LATE), patience);
  });
  fault.catch(() => {});
  const whole = async () => {
    for (const begin of beginnings.splice(0)) await begin();
    await found.run({ name, mock, after: (/** @type {Run} */ end) => ends.push(end) });
    for (const end of ends.splice(0)) await end();
    // Rejections that nobody waits for are reported a turn later.
    await new Promise((resolve) => setImmediate(resolve));
  };
  try {
    await Promise.race([whole(), fault]);
  } catch (error) {
    return { isLate: error === LATE };
  } finally {
    onFault = undefined;
    clearTimeout(timer);
    mock.reset();
    // After a failure nobody waits for them, as they may not end.
    for (const end of ends)
      Promise.resolve()
        .then(end)
        .catch(() => {});
  }
}
