// Which character plays as accurately as a person: figures of others to compare one's own with.

import { YARDSTICK } from "./yardstick.js";

/**
 * The character whose accuracy is the closest; of two that are as close the weaker one.
 * @param {number} accuracy in percent
 * @param {Readonly<Record<string, number>>} [yardstick] of each character, by its id, the weakest first
 */
export function nearestTo(accuracy, yardstick = YARDSTICK) {
  const all = Object.entries(yardstick).map(([character, its]) => ({ character, accuracy: its }));
  const distance = (/** @type {{ accuracy: number }} */ its) => Math.abs(its.accuracy - accuracy);
  return all.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
