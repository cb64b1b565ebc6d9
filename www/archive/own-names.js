// What the person is called in games that came in: by several names, as a person has several accounts and is spelled in several ways.

import { recall, remember } from "../storage/local.js";

/** @returns {string[]} */
export function ownNames() {
  // Earlier versions kept one name.
  const { names, player } = recall();
  const kept = Array.isArray(names) ? names : [player];
  return kept.filter((each) => typeof each === "string" && each !== "");
}

/** @param {Iterable<string>} names in place of those that were kept */
export function keepOwnNames(names) {
  remember({ names: [...new Set(names)], player: undefined });
}
