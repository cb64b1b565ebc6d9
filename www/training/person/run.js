// A run of puzzles: as many as one can in three minutes, or until the first error. It is plain data, and goes on after a reload.

/** @import { RunKind } from "../../train/person.js" */

/**
 * @typedef {object} Run
 * @property {RunKind} kind
 * @property {number | null} ends when the time is up, in milliseconds since 1970; null before the first move, and where there is no clock
 * @property {number} solved
 * @property {number} combo right moves since the last error
 * @property {readonly { text: string, isRight: boolean, tookMs: number }[]} met the puzzles as texts, in the order in which they came
 * @property {number} since when the puzzle on the board appeared
 * @property {boolean} isOver
 */

export const RUN_MS = 180_000;
export const ERROR_MS = 10_000;
/** What so many right moves one after another give. @type {Readonly<Record<number, number>>} */
const COMBOS = Object.freeze({ 5: 3000, 12: 5000, 20: 7000, 30: 10_000 });

/** Ratings: where a run begins, and by how much each puzzle is harder than the one before. */
const CLIMB = Object.freeze({ from: 350, step: 35 });

/** @param {RunKind} kind @param {number} now @returns {Run} */
export function begun(kind, now) {
  return { kind, ends: null, solved: 0, combo: 0, met: [], since: now, isOver: false };
}

/** What the last right move has given, in milliseconds. @param {Pick<Run, "kind" | "combo">} run */
export function bonusIn({ kind, combo }) {
  return kind === "minutes" ? (COMBOS[combo] ?? 0) : 0;
}

/** The rating of the puzzle that comes next. @param {Run} run */
export function ratingIn({ met }) {
  return CLIMB.from + CLIMB.step * met.length;
}

/** After a move that is right, which starts the clock. @param {Run} run @param {number} now @returns {Run} */
export function afterMove(run, now) {
  if (run.isOver) return run;
  const next = { ...run, combo: run.combo + 1 };
  return { ...next, ends: withClock(run, now, bonusIn(next)) };
}

/**
 * After a puzzle, solved or missed.
 * @param {Run} run
 * @param {{ text: string, isRight: boolean }} puzzle
 * @param {number} now
 * @returns {Run}
 */
export function afterPuzzle(run, { text, isRight }, now) {
  if (run.isOver) return run;
  const ends = isRight ? run.ends : withClock(run, now, -ERROR_MS);
  const next = {
    ...run,
    ends,
    solved: run.solved + Number(isRight),
    combo: isRight ? run.combo : 0,
    met: [...run.met, { text, isRight, tookMs: Math.max(0, now - run.since) }],
    since: now,
    isOver: run.kind === "streak" && !isRight,
  };
  return timed(next, now);
}

/** The run at a time: it is over when the time is up. @param {Run} run @param {number} now @returns {Run} */
export function timed(run, now) {
  const isUp = run.ends !== null && now >= run.ends;
  return isUp && !run.isOver ? { ...run, isOver: true } : run;
}

/** How much time is left, in milliseconds; null without a clock. @param {Run} run @param {number} now */
export function leftIn({ kind, ends }, now) {
  if (kind === "streak") return null;
  return ends === null ? RUN_MS : Math.max(0, ends - now);
}

/** What was missed. @param {Run} run @returns {string[]} */
export function missedIn({ met }) {
  return met.filter(({ isRight }) => !isRight).map(({ text }) => text);
}

/** What was missed, and then what took longest: to be looked at again. @param {Run} run @returns {string[]} */
export function toLookAtAgain(run) {
  const slow = run.met.filter(({ isRight }) => isRight).sort((one, other) => other.tookMs - one.tookMs);
  return [...missedIn(run), ...slow.slice(0, 3).map(({ text }) => text)];
}

/** A run out of anything that was stored; null where there is none. @param {unknown} stored @returns {Run | null} */
export function runIn(stored) {
  const { kind, ends, solved, combo, met, since, isOver } = /** @type {Record<string, unknown>} */ (
    stored ?? {}
  );
  const isKnown = (kind === "minutes" || kind === "streak") && Array.isArray(met);
  const areNumbers =
    [solved, combo, since].every(Number.isFinite) && (ends === null || Number.isFinite(ends));
  return isKnown && areNumbers && typeof isOver === "boolean" ? /** @type {Run} */ (stored) : null;
}

/** @param {Run} run @param {number} now @param {number} changeMs */
function withClock({ kind, ends }, now, changeMs) {
  return kind === "streak" ? null : (ends ?? now + RUN_MS) + changeMs;
}
