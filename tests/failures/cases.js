// The failure model, a case for each row of its table in docs/reliability.md: the package is used while something fails,
// and what its caller gets is compared. It imports nothing of the package, so that it runs in Node and in browsers.

import { MEMORY, MODULE } from "./module.js";
import { PAGE } from "./page.js";
import { POOLS } from "./pools.js";
import { WORKERS } from "./workers.js";

/** @import { Case, Place } from "./outcome.js" */

/** Every case. @type {Case[]} */
export const CASES = [...WORKERS, ...POOLS, ...MODULE, ...MEMORY, ...PAGE];

/** @param {string} name of a case @param {Place} place @returns {Promise<string[]>} what it comes to */
export async function runCase(name, place) {
  const wanted = CASES.find((each) => each.name === name);
  if (!wanted) throw new Error(`no case "${name}"`);
  return (await wanted.run(place)).map(String);
}
