// Which squares of an experiment are named: no more than one can look at.

/**
 * @import { Square } from "../../generated/types.js"
 * @import { Experiment } from "../reasons.js"
 * @import { Praise } from "./praise.js"
 * @import { Punisher } from "./refutation.js"
 */

/** More discs than these are not named. */
const MOST_DISCS = 3;

/**
 * What a sentence about an experiment can name besides the two moves.
 * @typedef {Partial<Omit<Punisher, "how">> & { squares?: readonly Square[] }} Named
 */

/**
 * The fields of an experiment, with the squares that are named of it. Of a refutation it is the first reply, and those that come about by
 * the same disc.
 * @param {Experiment | Praise} reason
 * @returns {Named}
 */
export function namedIn(reason) {
  if (reason.kind === "refutation") {
    const [first, ...others] = reason.replies;
    const alike = others.filter(({ how, by }) => by && how === first.how && by[0] === first.by?.[0]);
    const squares = [first, ...alike].map(({ square }) => square);
    // Of several replies only what they have in common is said.
    return { ...shortened(first, squares.length > 1 ? 1 : MOST_DISCS), squares };
  }
  if (reason.kind === "best-reply" || reason.kind === "prevents")
    return { ...shortened(reason, MOST_DISCS), squares: [reason.square] };
  return shortened(reason, MOST_DISCS);
}

/** The squares that a sentence about an experiment names besides the two moves. @param {Experiment} reason @returns {Square[]} */
export function squaresNamed(reason) {
  const { answer: answered, by = [], flips = [], square, squares = [] } = namedIn(reason);
  // What both sides want is said of a square alone.
  const answer = reason.kind === "next-reply" && !isReplyNamed(reason) ? undefined : answered;
  const reply = isReplyNamed(reason) ? reason.reply : undefined;
  return [reply, square, ...squares, answer, ...by, ...flips].flatMap((each) => each ?? []);
}

/**
 * Whether the sentence names the reply: not where it says what the move did itself, what both sides want, or what comes some moves later.
 * @param {Experiment} reason
 * @returns {reason is Extract<Experiment, { reply: Square }>}
 */
function isReplyNamed(reason) {
  if (reason.kind === "better-lost") return reason.turner === reason.reply;
  if (reason.kind === "choices") return reason.line.length === 1;
  return "reply" in reason && !("how" in reason && reason.how === "wanted");
}

/** Whether discs are few enough to be named. @param {readonly Square[] | undefined} discs */
export function areNamed(discs) {
  return discs !== undefined && discs.length <= MOST_DISCS;
}

/** @template {object} Fields @param {Fields & { by?: Square[], flips?: Square[] }} fields @param {number} most @returns {Fields} */
function shortened(fields, most) {
  const { by, flips, ...others } = fields;
  // Other flipped discs are all named, or none of them.
  return /** @type {any} */ ({
    ...others,
    ...(by && { by: by.slice(0, most) }),
    ...(areNamed(flips) && { flips }),
  });
}
