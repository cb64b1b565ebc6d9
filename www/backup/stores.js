// All that this browser keeps of a person, out of its stores and into them.

import { storeAll, storedDigests, storedGames } from "../archive/games.js";
import { recall, remember } from "../storage/local.js";
import { COLORS, repertoireName } from "../train/repertoires.js";
import { TrainingStore } from "../train/store.js";
import { addedIn, merged } from "./file/merging.js";

/**
 * @import { Contents, KeptAnswer, Single } from "./file/parts.js"
 */

/** What is kept by a name in the storage of this browser, each with the name under which the time of its last change is kept. */
const LOCAL = Object.freeze({ settings: "settingsChanged", keys: "keysChanged" });

/** What belongs to a person in the values of training besides repertoires. */
const PERSON = "person";

/** @returns {Promise<Contents>} */
export async function everything() {
  const training = await TrainingStore.open();
  try {
    return contentsWith(training, await storedGames(), await storedDigests());
  } finally {
    training.close();
  }
}

/**
 * Adds what a file holds: what is here stays. Each store takes all of it or nothing.
 * @param {Contents} contents
 * @returns {Promise<Record<keyof Contents, number>>} how much of it was not here before
 */
export async function takeIn(contents) {
  const training = await TrainingStore.open();
  try {
    const here = contentsWith(training, await storedGames(), await storedDigests());
    const all = merged(here, contents);
    await storeAll(unlike(here.games, all.games), unlike(here.digests, all.digests));
    await training.take({ exercises: all.exercises, log: all.log, values: valuesOf(all) });
    remember(localOf(all));
    return addedIn(all, here);
  } finally {
    training.close();
  }
}

/**
 * The records that are not among those that are here already.
 * @template Entry
 * @param {readonly Entry[]} here
 * @param {readonly Entry[]} all
 */
function unlike(here, all) {
  const known = new Set(here);
  return all.filter((record) => !known.has(record));
}

/**
 * @param {TrainingStore} training
 * @param {Contents["games"]} games
 * @param {Contents["digests"]} digests
 * @returns {Contents}
 */
function contentsWith(training, games, digests) {
  const { mistakes, learned, ...local } = recall();
  /** @type {Single[]} */
  const singles = Object.entries(LOCAL).flatMap(([name, changed]) =>
    local[name] ? [{ name, time: Number(local[changed] ?? 0), value: local[name] }] : [],
  );
  const person = training.value(PERSON);
  if (person) singles.push({ name: PERSON, time: 0, value: person });
  return {
    games,
    digests,
    exercises: training.exercises,
    log: training.log,
    repertoires: COLORS.flatMap((color) => answersOf(training, color)),
    mistakes: Array.isArray(mistakes) ? mistakes : [],
    lessons: Array.isArray(learned) ? learned : [],
    singles,
  };
}

/** @param {TrainingStore} training @param {"black" | "white"} color @returns {KeptAnswer[]} */
function answersOf(training, color) {
  const { answers, changed } = Object(training.value(repertoireName(color)));
  if (!Array.isArray(answers)) return [];
  return answers.map((answer) => ({ color, time: Number(changed ?? 0), answer }));
}

/** The values of training, by their names. @param {Contents} contents @returns {Map<string, unknown>} */
function valuesOf({ repertoires, singles }) {
  const values = new Map();
  for (const { name, value } of singles) if (name === PERSON) values.set(name, value);
  for (const color of COLORS) {
    const own = repertoires.filter((each) => each.color === color);
    if (own.length === 0) continue;
    const changed = Math.max(...own.map(({ time }) => time));
    values.set(repertoireName(color), { color, answers: own.map(({ answer }) => answer), changed });
  }
  return values;
}

/** @param {Contents} contents @returns {Record<string, unknown>} */
function localOf({ mistakes, lessons, singles }) {
  const chosen = singles.flatMap(({ name, time, value }) => {
    const changed = LOCAL[/** @type {keyof typeof LOCAL} */ (name)];
    return changed
      ? [
          [name, value],
          [changed, time],
        ]
      : [];
  });
  return { ...Object.fromEntries(chosen), mistakes, learned: lessons };
}
