// What the person is called in games that came in: by several names, as a person has several accounts and is spelled in several ways.

import { recall, remember } from "../storage/local.js";

/** @returns {string[]} */
export function ownNames() {
  // Earlier versions kept one name.
  const { names, player } = recall();
  const kept = Array.isArray(names) ? names : [player];
  return kept.filter((each) => typeof each === "string" && each !== "");
}

/**
 * When a game was played, in milliseconds since 1970, as far as its date is known; `null` where not even the year is.
 * @param {string | null | undefined} date such as "1998.05.01", "1998.??.??", "1998-05"
 */
export function timeOf(date) {
  const [, year, month = "01", day = "01"] = /^(\d{4})(?:[.-](\d\d)(?:[.-](\d\d))?)?/.exec(date ?? "") ?? [];
  const time = year === undefined ? Number.NaN : Date.parse(`${year}-${month}-${day}`);
  return Number.isNaN(time) ? null : time;
}

/** @param {Iterable<string>} names in place of those that were kept */
export function keepOwnNames(names) {
  remember({ names: [...new Set(names)], player: undefined });
}
