// What a person's file holds, part by part: a part is a table of records, each with an id. Two records with the same id become one, and which
// of them is named first makes no difference.

import { isReadable } from "../../archive/games.js";
import { joined } from "../../train/exercise.js";
import { isReview } from "../../train/log.js";
import { joinedPersons, personIn } from "../../train/person.js";

/**
 * One part.
 * @template [Entry=any]
 * @typedef {object} Part
 * @property {(record: Entry) => string} idOf
 * @property {(one: Entry, other: Entry) => Entry} join makes one record of two with the same id: the same one for either order, and for one
 *   record twice that record
 * @property {(record: any) => boolean} isWhole whether anything is a record of this part
 */

/** @import { Digest, PastGame } from "../../archive/games.js" */
/** @import { OwnPuzzle } from "../../review/own-puzzles.js" */
/** @import { Exercise } from "../../train/exercise.js" */
/** @import { Review } from "../../train/log.js" */

/**
 * A value that is there once, such as the settings; `time`: when it was last changed, in milliseconds since 1970.
 * @typedef {{ name: string, time: number, value: any }} Single
 */

/**
 * An answer of a repertoire, as the repertoire keeps it; `time`: when the repertoire was last changed.
 * @typedef {{ color: "black" | "white", time: number, answer: readonly unknown[] }} KeptAnswer
 */

const isText = (/** @type {unknown} */ value) => typeof value === "string";
const areTexts = (/** @type {unknown} */ values) => Array.isArray(values) && values.every(isText);
const isTime = (/** @type {unknown} */ value) => Number.isFinite(value);

/** @type {Part<PastGame>} */
const games = {
  idOf: ({ key }) => key,
  join: later,
  isWhole: isReadable,
};

/** @type {Part<Digest>} */
const digests = {
  idOf: ({ key }) => key,
  // Of two of one review the one that has the reasons as well is the later one.
  join: (one, other) => {
    const isWhole = [one, other].map((digest) => "reasons" in digest);
    if (one.time !== other.time || isWhole[0] === isWhole[1]) return later(one, other);
    return isWhole[0] ? one : other;
  },
  isWhole: ({ key, time }) => isText(key) && isTime(time),
};

/** @type {Part<Exercise>} */
const exercises = {
  idOf: ({ key }) => key,
  join: (one, other) => {
    const { origins, ...exercise } = joined(one, other);
    const byText = new Map(origins.map((origin) => [canonical(origin), origin]));
    const inOrder = [...byText].sort(([first], [second]) => compared(first, second));
    return { ...exercise, origins: inOrder.map(([, origin]) => origin) };
  },
  isWhole: ({ key, right, origins }) =>
    isText(key) && areTexts(right) && Array.isArray(origins) && origins.every((each) => isText(each?.id)),
};

/** @type {Part<Review>} */
const log = { idOf: (review) => review.join(" "), join: (one) => one, isWhole: isReview };

/** @type {Part<KeptAnswer>} */
const repertoires = {
  idOf: ({ color, answer }) => `${color} ${answer[0]}`,
  join: later,
  isWhole: ({ color, time, answer }) =>
    (color === "black" || color === "white") &&
    isTime(time) &&
    Array.isArray(answer) &&
    areTexts(answer.slice(0, 2)),
};

/** @type {Part<OwnPuzzle>} */
const mistakes = {
  idOf: ({ position }) => position,
  join: greater,
  isWhole: ({ position, best }) => isText(position) && areTexts(best),
};

/** @type {Part<string>} */
const lessons = { idOf: (id) => id, join: (one) => one, isWhole: isText };

/** Of the person, in games that came in. @type {Part<string>} */
const names = { idOf: (name) => name, join: (one) => one, isWhole: isText };

/** @type {Part<Single>} */
const singles = {
  idOf: ({ name }) => name,
  join: (one, other) => {
    const last = later(one, other);
    if (one.name !== "person") return last;
    return { ...last, value: joinedPersons(personIn(one.value), personIn(other.value)) };
  },
  isWhole: ({ name, time, value }) =>
    isText(name) && isTime(time) && typeof value === "object" && value !== null,
};

/** By the names that they have in the file. */
export const PARTS = Object.freeze({
  games,
  digests,
  exercises,
  log,
  repertoires,
  mistakes,
  lessons,
  names,
  singles,
});

/** @typedef {{ [Name in keyof typeof PARTS]: readonly (typeof PARTS[Name] extends Part<infer Entry> ? Entry : never)[] }} Contents */

/** @template {{ time: number }} Entry @param {Entry} one @param {Entry} other @returns {Entry} */
function later(one, other) {
  if (one.time === other.time) return greater(one, other);
  return one.time > other.time ? one : other;
}

/**
 * Where nothing says which of two is the newer one, their texts decide, so that both orders give the same.
 * @template Entry
 * @param {Entry} one
 * @param {Entry} other
 * @returns {Entry}
 */
function greater(one, other) {
  return one === other || canonical(one) >= canonical(other) ? one : other;
}

/** The text of a value: the same whatever the order of its properties. @param {unknown} value @returns {string} */
export function canonical(value) {
  return JSON.stringify(value, (_, each) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => compared(one, other)))
      : each,
  );
}

/** @param {string} one @param {string} other */
export function compared(one, other) {
  return one < other ? -1 : Number(one > other);
}
