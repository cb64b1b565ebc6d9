// The log of reviews. Entries are only added: everything that is known of a person's memory follows from it.

/** @import { Clock } from "./day.js" */

/** How an exercise went: right at once, right after a hint or late, or not right. @typedef {"again" | "hard" | "good"} Grade */

/**
 * A review: the key of the exercise, when it was answered, how many minutes that clock was ahead of UTC, and how it went.
 * @typedef {readonly [exercise: string, time: number, zone: number, grade: Grade]} Review
 */

/** After so long an answer in an opening was not at hand, in milliseconds. */
const SLOW_MS = 15_000;

/**
 * The grade of an answer. Nobody is asked how hard it was.
 * @param {object} answer
 * @param {boolean} answer.isRight at the first try
 * @param {boolean} answer.hinted whether a hint was given
 * @param {number} answer.elapsedMs
 * @param {boolean} answer.isOpening
 * @returns {Grade}
 */
export function gradeOf({ isRight, hinted, elapsedMs, isOpening }) {
  if (!isRight) return "again";
  return hinted || (isOpening && elapsedMs > SLOW_MS) ? "hard" : "good";
}

/** @param {string} exercise @param {Clock} clock @param {Grade} grade @returns {Review} */
export function reviewOf(exercise, { time, zone }, grade) {
  return [exercise, time, zone, grade];
}

/**
 * The entries of two logs, each once, the earliest first: which log is named first makes no difference.
 * @param {readonly Review[]} one
 * @param {readonly Review[]} other
 * @returns {Review[]}
 */
export function union(one, other) {
  const entries = new Map([...one, ...other].map((review) => [review.join(" "), review]));
  return inOrder([...entries.values()]);
}

/** The entries, the earliest first. @param {readonly Review[]} log @returns {Review[]} */
export function inOrder(log) {
  return [...log].sort(
    ([exercise, time, zone, grade], [otherExercise, otherTime, otherZone, otherGrade]) =>
      time - otherTime ||
      compared(exercise, otherExercise) ||
      compared(grade, otherGrade) ||
      zone - otherZone,
  );
}

/** @param {string} one @param {string} other */
function compared(one, other) {
  return one < other ? -1 : Number(one > other);
}

/** Whether anything is an entry: what was stored may be damaged. @param {unknown} value @returns {value is Review} */
export function isReview(value) {
  if (!Array.isArray(value)) return false;
  const [exercise, time, zone, grade] = value;
  return (
    typeof exercise === "string" &&
    Number.isFinite(time) &&
    Number.isFinite(zone) &&
    ["again", "hard", "good"].includes(grade)
  );
}

/**
 * Reviews as the database keeps them: many of one exercise in one record, as a small record takes as long as a large one. A record of
 * one answer has it as its `entry`.
 * @typedef {{ exercise: string, entry?: Review, entries?: readonly LogEntry[] }} LogRecord
 * @typedef {readonly [time: number, zone: number, grade: Grade]} LogEntry
 */

/** @param {Review} review @returns {LogRecord} */
export function recordOf(review) {
  return { exercise: review[0], entry: review };
}

/** One record for each exercise. @param {readonly Review[]} log @returns {LogRecord[]} */
export function recordsOf(log) {
  /** @type {Map<string, LogEntry[]>} */
  const all = new Map();
  for (const [exercise, ...entry] of log) {
    const entries = all.get(exercise);
    if (entries) entries.push(entry);
    else all.set(exercise, [entry]);
  }
  return [...all].map(([exercise, entries]) => ({ exercise, entries }));
}

/** The reviews in records; what is damaged is passed over. @param {readonly LogRecord[]} records @returns {Review[]} */
export function reviewsIn(records) {
  return records
    .flatMap(({ exercise, entry, entries }) =>
      Array.isArray(entries)
        ? entries.map((each) => (Array.isArray(each) ? [exercise, ...each] : null))
        : [/** @type {unknown} */ (entry)],
    )
    .filter(isReview);
}
