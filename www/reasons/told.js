// What was told of the mistakes of a game, in the order in which they were looked at.

/** @import { Reason } from "./marks.js" */

/** Remembers what was told of a mistake and of another one before it, so that nothing abstract is told of two in a row. */
export function createTold() {
  /** @type {{ mistake: unknown, reasons: readonly Reason[], before: readonly Reason[] }} */
  let last = { mistake: null, reasons: [], before: [] };
  const before = (/** @type {unknown} */ mistake) => (last.mistake === mistake ? last.before : last.reasons);
  return {
    /** What was told of the mistake before this one. @param {unknown} mistake @returns {readonly Reason[]} */
    before,
    /**
     * A mistake without reasons leaves those before as the last that were read.
     * @param {unknown} mistake
     * @param {readonly Reason[]} reasons
     */
    tell(mistake, reasons) {
      const earlier = before(mistake);
      last = { mistake, reasons: reasons.length > 0 ? reasons : earlier, before: earlier };
    },
  };
}

/**
 * The reasons whose sentence was not told of the mistake before: a count may be the same on another board.
 * @template {{ sentence: string }} Told
 * @param {readonly Told[]} reasons
 * @param {readonly { sentence: string }[]} before
 * @returns {Told[]}
 */
export function unread(reasons, before) {
  return reasons.filter(({ sentence }) => !before.some((each) => each.sentence === sentence));
}
