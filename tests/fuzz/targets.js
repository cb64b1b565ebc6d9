import { formats } from "./formats.js";
import { games } from "./games.js";
import { growth } from "./growth.js";
import { interleavings } from "./interleavings.js";
import { kept } from "./kept.js";
import { libraries } from "./libraries.js";
import { messages } from "./messages.js";
import { sharing } from "./sharing.js";
import { tables } from "./tables.js";
import { values } from "./values.js";

/**
 * What is tried at random.
 * @typedef {object} Target
 * @property {string} name
 * @property {number} rounds in `npm test`
 * @property {() => Promise<{
 *   round: (random: () => number, note: (step: string) => void) => Promise<void>,
 *   close: () => Promise<void>,
 * }>} open
 */

/** @type {Target[]} */
export const TARGETS = [
  games,
  formats,
  growth,
  values,
  tables,
  libraries,
  messages,
  interleavings,
  sharing,
  kept,
];
