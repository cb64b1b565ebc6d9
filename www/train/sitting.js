// One sitting: each exercise once, and those that were missed once more at the end. It is plain data, so that it goes on after a reload.

/** @import { Agenda } from "./schedule.js" */
/** @import { Grade } from "./log.js" */

/**
 * @typedef {object} Sitting
 * @property {readonly string[]} waiting the exercises to come; the first one is on the board
 * @property {readonly string[]} missed those that come once more
 * @property {readonly string[]} asked those that were asked, whatever came of it
 * @property {readonly string[]} [chosen] those that a person has asked to practice, which come first
 */

/** @param {Pick<Agenda, "reviews" | "fresh">} agenda @returns {Sitting} */
export function sittingOf({ reviews, fresh }) {
  return { waiting: [...reviews, ...fresh], missed: [], asked: [] };
}

/**
 * The sitting with what a person has asked to practice: it comes first, also what is not due. What else there is comes behind it.
 * @param {Sitting} sitting
 * @param {readonly string[]} fresh those that were never answered
 * @param {readonly string[]} met the others
 * @returns {Sitting}
 */
export function withChosen(sitting, fresh, met) {
  const chosen = [...fresh, ...met];
  const others = (/** @type {readonly string[]} */ keys) => keys.filter((key) => !chosen.includes(key));
  return {
    waiting: [...fresh, ...others(sitting.waiting)],
    missed: [...met, ...others(sitting.missed)],
    asked: others(sitting.asked),
    chosen,
  };
}

/** Those that were chosen and are still to come. @param {Sitting} sitting */
export function chosenLeft({ waiting, missed, chosen = [] }) {
  return [...waiting, ...missed].filter((key) => chosen.includes(key));
}

/** The exercise that is asked now; undefined at the end. @param {Sitting} sitting @returns {string | undefined} */
export function askedNow(sitting) {
  return chosenLeft(sitting)[0] ?? sitting.waiting[0] ?? sitting.missed[0];
}

/**
 * The sitting after an exercise was answered; one that is not waiting any more changes nothing.
 * @param {Sitting} sitting
 * @param {Grade} grade
 * @param {string} [exercise] that was asked
 * @returns {Sitting}
 */
export function answered(sitting, grade, exercise = askedNow(sitting)) {
  const { waiting, missed, asked } = sitting;
  const others = (/** @type {readonly string[]} */ keys) => keys.filter((key) => key !== exercise);
  if (exercise === undefined || !waiting.includes(exercise)) return { ...sitting, missed: others(missed) };
  return {
    ...sitting,
    waiting: others(waiting),
    missed: grade === "again" ? [...missed, exercise] : missed,
    asked: [...asked, exercise],
  };
}

/**
 * The sitting with what has become due since it began, behind what waits already.
 * @param {Sitting} sitting
 * @param {Pick<Agenda, "reviews" | "fresh">} agenda as it is now
 * @returns {Sitting}
 */
export function withDue(sitting, { reviews, fresh }) {
  const known = new Set([...sitting.waiting, ...sitting.missed, ...sitting.asked]);
  const due = [...reviews, ...fresh].filter((exercise) => !known.has(exercise));
  return { ...sitting, waiting: [...sitting.waiting, ...due] };
}

/**
 * The sitting without what was answered elsewhere meanwhile, in another tab.
 * @param {Sitting} sitting
 * @param {Pick<Agenda, "reviews" | "fresh">} agenda as it is now
 * @returns {Sitting}
 */
export function withoutAnswered(sitting, { reviews, fresh }) {
  const open = new Set([...reviews, ...fresh]);
  return { ...sitting, waiting: sitting.waiting.filter((exercise) => open.has(exercise)) };
}
