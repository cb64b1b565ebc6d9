// How many of its searches a call gives to one backend at a time.

/**
 * How many searches a backend takes, as one message. Each goes to whoever is free, one at a time; while other calls wait every
 * backend has work, and what counts is that there are few messages. A backend then takes its part of the rest, and no more: the
 * others may have nothing else to do soon.
 * @param {number} left how many searches no backend has taken
 * @param {number} backends that may take some
 * @param {boolean} areWaiting whether other calls wait for a backend
 */
export function portionOf(left, backends, areWaiting) {
  return areWaiting ? Math.ceil(left / backends) : Math.min(left, 1);
}
