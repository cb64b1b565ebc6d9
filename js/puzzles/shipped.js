// The puzzles of the package, in files by their ratings. Each is a chunk of its own, loaded when it is first needed.

import counts from "../generated/puzzle-counts.js";
import { FlipsideError } from "../host/error.js";
import { readPuzzles } from "./text.js";

/**
 * @import { Part } from "./puzzles.js"
 * @import { Puzzle } from "./text.js"
 */

/** The files by the least rating in them. @type {Readonly<Record<number, () => Promise<{ default: string }>>>} */
const FILES = Object.freeze({
  0: () => import("../generated/puzzles-0000.js"),
  600: () => import("../generated/puzzles-0600.js"),
  700: () => import("../generated/puzzles-0700.js"),
  800: () => import("../generated/puzzles-0800.js"),
  900: () => import("../generated/puzzles-0900.js"),
  1000: () => import("../generated/puzzles-1000.js"),
  1100: () => import("../generated/puzzles-1100.js"),
  1200: () => import("../generated/puzzles-1200.js"),
  1400: () => import("../generated/puzzles-1400.js"),
  1600: () => import("../generated/puzzles-1600.js"),
});

/** No puzzle has a higher rating. */
const MOST = 3000;

/** The files that were loaded, by the least rating in them. @type {Map<number, Promise<readonly Puzzle[]>>} */
const loaded = new Map();

/** Each file as a part of the collection, the easiest first. @type {readonly Part[]} */
export const shippedParts = counts.map(({ least, size, themes }, index) => ({
  ratings: Object.freeze(/** @type {const} */ ([least, (counts[index + 1]?.least ?? MOST + 1) - 1])),
  size,
  themes,
  load: () => puzzlesIn(least),
}));

/** @param {number} least rating in the file @returns {Promise<readonly Puzzle[]>} */
function puzzlesIn(least) {
  const known = loaded.get(least);
  if (known) return known;
  const loading = read(least);
  loaded.set(least, loading);
  // A file that did not arrive may arrive the next time.
  loading.catch(() => loaded.delete(least));
  return loading;
}

/** @param {number} least rating in the file */
async function read(least) {
  if ("ServiceWorkerGlobalScope" in globalThis)
    throw new FlipsideError(
      "UNSUPPORTED",
      "no puzzles: a service worker cannot load parts of the package later: give the address of a file to `Puzzles.load`",
    );
  const { default: text } = await FILES[least]().catch((cause) => {
    throw new FlipsideError("INVALID_DATA", `no puzzles: ${cause?.message ?? cause}`, { cause });
  });
  return readPuzzles(text).puzzles;
}
