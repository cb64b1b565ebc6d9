// The database of training, and the ways from older versions of it to this one.

import { result } from "../../js/host/database.js";

/** The parts: exercises by their keys, the log of reviews in the order in which they came, and single values by their names. */
export const PARTS = Object.freeze({ exercises: "exercises", log: "log", values: "values" });

/** The reviews of one exercise. */
export const BY_EXERCISE = "exercise";

/**
 * What each version brought: a database of an older one takes the steps that it lacks. Steps are added, and none is changed.
 * @type {readonly ((database: IDBDatabase) => void)[]}
 */
const STEPS = [
  (database) => {
    database.createObjectStore(PARTS.exercises, { keyPath: "key" });
    const log = database.createObjectStore(PARTS.log, { autoIncrement: true });
    log.createIndex(BY_EXERCISE, "exercise");
    database.createObjectStore(PARTS.values);
  },
  // Records of the log may hold many reviews, which an older page would pass over.
  () => {},
];

/**
 * Why nothing can be kept: the browser refuses, or a newer page has written what this one cannot read.
 * @typedef {"refused" | "newer"} Refusal
 */

/**
 * @param {string} name
 * @param {IDBFactory} databases
 * @returns {Promise<IDBDatabase | Refusal>}
 */
export async function openDatabase(name, databases) {
  try {
    const opening = databases.open(name, STEPS.length);
    opening.onupgradeneeded = ({ oldVersion }) => {
      for (const step of STEPS.slice(oldVersion)) step(opening.result);
    };
    const database = await result(opening);
    // A newer page in another tab must not wait for this one.
    database.onversionchange = () => database.close();
    return database;
  } catch (error) {
    return error instanceof Error && error.name === "VersionError" ? "newer" : "refused";
  }
}
