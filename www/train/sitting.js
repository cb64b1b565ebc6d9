// One sitting: each exercise once, and those that were missed once more at the end. It is plain data, so that it goes on after a reload.

/** @import { Agenda } from "./schedule.js" */
/** @import { Grade } from "./log.js" */

/**
 * @typedef {object} Sitting
 * @property {readonly string[]} waiting the exercises to come; the first one is on the board
 * @property {readonly string[]} missed those that come once more
 * @property {readonly string[]} asked those that were asked, whatever came of it
 */

/** @param {Pick<Agenda, "reviews" | "fresh">} agenda @returns {Sitting} */
export function sittingOf({ reviews, fresh }) {
  return { waiting: [...reviews, ...fresh], missed: [], asked: [] };
}

/** The exercise that is asked now; undefined at the end. @param {Sitting} sitting @returns {string | undefined} */
export function askedNow({ waiting, missed }) {
  return waiting[0] ?? missed[0];
}

/** The sitting after the exercise that is asked now was answered. @param {Sitting} sitting @param {Grade} grade @returns {Sitting} */
export function answered({ waiting, missed, asked }, grade) {
  const [now, ...rest] = waiting;
  if (now === undefined) return { waiting, missed: missed.slice(1), asked };
  return {
    waiting: rest,
    missed: grade === "again" ? [...missed, now] : missed,
    asked: [...asked, now],
  };
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
