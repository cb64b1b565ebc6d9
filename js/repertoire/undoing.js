// Takes changes back, in a later visit as well: what is kept of each is what the positions had before it that it changed.

import { changeIn, positionIn } from "./repertoire.js";

/** @import { AnswerRecord, Change, Repertoire } from "./repertoire.js" */

/**
 * A position, as a text, with the answer that it had, or alone where it had none.
 * @typedef {AnswerRecord | readonly [position: string]} Former
 */

/** How many changes are kept at most, and how many positions they may have together. The last change is always kept. */
const STEPS = 50;
const POSITIONS = 4000;

/** What positions had before a change. @param {Repertoire} before @param {Repertoire} after @returns {Former[]} */
export function formerly(before, after) {
  const [old, fresh] = [before, after].map(
    (repertoire) => new Map(repertoire.toJSON().answers.map((answer) => [answer[0], answer])),
  );
  const isSame = (/** @type {string} */ text) =>
    JSON.stringify(old.get(text)) === JSON.stringify(fresh.get(text));
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((text) => !isSame(text))
    .map((text) => old.get(text) ?? [text]);
}

/**
 * The repertoire as it was before a change. What is damaged of that stays as it is.
 * @param {Repertoire} repertoire
 * @param {unknown} former
 */
export function asFormerly(repertoire, former) {
  const changes = (Array.isArray(former) ? former : []).flatMap((each) => {
    const position = positionIn(each, repertoire.color);
    if (!position) return [];
    /** @type {Change[]} */
    const removed = [{ position, number: null }];
    if (each.length === 1) return removed;
    const answer = changeIn(each, repertoire.color);
    return answer ? [...removed, answer] : [];
  });
  return repertoire.with(changes);
}

/**
 * The last of the changes, as many as are kept.
 * @template {{ former: readonly Former[] }} Step
 * @param {readonly Step[]} steps
 * @returns {Step[]}
 */
export function lastSteps(steps) {
  let left = POSITIONS;
  const last = steps.slice(-STEPS);
  const first = last.findLastIndex(({ former }, place) => {
    left -= former.length;
    return left < 0 && place < last.length - 1;
  });
  return last.slice(first + 1);
}
