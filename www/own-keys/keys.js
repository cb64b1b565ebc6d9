// The keys of the board as a person wants them: each action has one, and no key has two.

/** @import { Keys } from "../keys/keys.js" */
import { keyTexts } from "./text.js";

/** What moves over the board: its files and ranks, and the next legal move. */
const OF_BOARD = /^[a-h1-8mM]$/;

/** @param {Keys} keys @returns {Record<string, string>} a key by each action; and the other way round */
export function inverted(keys) {
  return Object.fromEntries(Object.entries(keys).map(([key, action]) => [action, key]));
}

/**
 * The keys with those that a person has chosen. Where a newer action has such a key at first, it is the person's all the same.
 * @param {Keys} defaults
 * @param {Readonly<Record<string, string>>} chosen by their actions
 * @returns {Keys}
 */
export function keysWith(defaults, chosen) {
  const known = Object.entries(chosen).filter(([action]) => Object.values(defaults).includes(action));
  const others = Object.entries(defaults).filter(([, action]) => !Object.hasOwn(chosen, action));
  return { ...Object.fromEntries(others), ...inverted(Object.fromEntries(known)) };
}

/**
 * Why a key cannot be that of an action; null if it can.
 * @param {string} key as an event names it
 * @param {string} action
 * @param {Keys} keys as they are
 * @returns {string | null}
 */
export function refusalOf(key, action, keys) {
  if (key.length !== 1 || key === " ") return keyTexts.sign;
  if (OF_BOARD.test(key)) return keyTexts.reserved(keyName(key));
  const other = keys[key];
  return other && other !== action ? keyTexts.taken(keyName(key), actionName(other)) : null;
}

/** A key as people call it. @param {string} key */
export function keyName(key) {
  const upper = key.toUpperCase();
  return key === upper && upper !== key.toLowerCase() ? `${keyTexts.shift} ${key}` : upper;
}

/** @param {string} action */
export function actionName(action) {
  return keyTexts.actions[/** @type {keyof typeof keyTexts.actions} */ (action)] ?? action;
}
