// All that this browser keeps of a person, out of its stores and into them.

import { storeAll, storedDigests, storedGames } from "../archive/games.js";
import { keepOwnNames, ownNames } from "../archive/own-names.js";
import { recall, remember } from "../storage/local.js";
import { COLORS, repertoireName } from "../train/repertoires.js";
import { TrainingStore } from "../train/store.js";
import { Fault } from "../words/errors.js";
import { addedIn, merged, NOTHING } from "./file/merging.js";
import { canonical, PARTS } from "./file/parts.js";
import { backup as texts } from "./text.js";

/** @import { Contents, KeptAnswer, Single } from "./file/parts.js" */

/** What is kept by a name in the storage of this browser, each with the name under which the time of its last change is kept. */
const LOCAL = Object.freeze({ settings: "settingsChanged", keys: "keysChanged" });

/** What belongs to a person in the values of training besides repertoires. */
const PERSON = "person";

/** @returns {Promise<Contents>} rejects where something cannot be read: a file without it would be taken for all there is */
export async function everything() {
  const training = await openTraining();
  try {
    return contentsWith(training, await storedGames(), await storedDigests());
  } finally {
    training.close();
  }
}

/**
 * Adds what a file holds: what is here stays. Each store takes all of it or nothing.
 * @param {Contents} contents
 * @returns {Promise<{ added: Record<keyof Contents, number>, hasChanged: boolean }>} how much of it was not here before, and whether
 *   anything is another than it was
 */
export async function takeIn(contents) {
  const training = await openTraining();
  try {
    const here = contentsWith(training, await storedGames(), await storedDigests());
    const all = merged(here, contents);
    await storeAll(unlike(here.games, all.games), unlike(here.digests, all.digests));
    await training.take({ exercises: all.exercises, log: all.log, values: valuesOf(all, training) });
    remember(localOf({ ...all, mistakes: [...here.mistakes, ...newMistakes(here, all)] }));
    if (all.names.length > 0) keepOwnNames(all.names);
    return { added: addedIn(all, here), hasChanged: isOther(all, merged(NOTHING, here)) };
  } finally {
    training.close();
  }
}

/** What is kept of training. It opens in any case, and says only then whether it could be read. */
async function openTraining() {
  const training = await TrainingStore.open();
  if (training.keeping === "kept") return training;
  training.close();
  throw new Fault(texts.notRead);
}

/**
 * Mistakes of one's own that are new here: those that were here before stay in their order.
 * @param {Contents} here
 * @param {Contents} all
 */
function newMistakes(here, all) {
  const known = new Set(here.mistakes.map(PARTS.mistakes.idOf));
  return all.mistakes.filter((mistake) => !known.has(PARTS.mistakes.idOf(mistake)));
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

/** Whether anything in one is another than in the other; both as they come out of joining. @param {Contents} one @param {Contents} other */
function isOther(one, other) {
  return Object.entries(one).some(([name, records]) => {
    const others = other[/** @type {keyof Contents} */ (name)];
    return (
      records.length !== others.length ||
      // Most are the same object, and the text of each takes long.
      records.some((record, at) => record !== others[at] && canonical(record) !== canonical(others[at]))
    );
  });
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
    names: ownNames(),
    singles,
  };
}

/** @param {TrainingStore} training @param {"black" | "white"} color @returns {KeptAnswer[]} */
function answersOf(training, color) {
  const { answers, changed } = Object(training.value(repertoireName(color)));
  if (!Array.isArray(answers)) return [];
  return answers.map((answer) => ({ color, time: Number(changed ?? 0), answer }));
}

/**
 * The values of training, by their names.
 * @param {Contents} contents
 * @param {TrainingStore} training
 * @returns {Map<string, unknown>}
 */
function valuesOf({ repertoires, singles }, training) {
  const values = new Map();
  for (const { name, value } of singles) if (name === PERSON) values.set(name, value);
  for (const color of COLORS) {
    const own = repertoires.filter((each) => each.color === color);
    if (own.length === 0) continue;
    const changed = Math.max(...own.map(({ time }) => time));
    // What else is kept with a repertoire stays, such as what can be undone.
    const before = Object(training.value(repertoireName(color)));
    const answers = own.map(({ answer }) => answer);
    values.set(repertoireName(color), { ...before, color, answers, changed });
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
