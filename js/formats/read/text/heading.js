// What stands above the moves of a text: names, event, date, round and result, on lines that can mean nothing else.

import { NO_TAGS } from "../../tags.js";
import { dayOf, nameOf, scoreOf } from "../records/tags.js";

/** @import { Tags } from "../../tags.js" */

/** How many characters above the moves are looked at. */
const LONGEST = 2000;

const NAMED = /^(event|tournament|date|round|black|white|result)\s*[:=]\s*(\S.{0,79})$/i;
const SCORE = String.raw`\d{1,2}\s?[-:–]\s?\d{1,2}`;
const NAME = String.raw`[\p{L}\d][\p{L}\p{M}\d .,'’()_-]{0,39}?`;
/** The two players, black first, as lists of results write them. A dash alone is too common between other words. */
const PAIRS = [
  `(?<black>${NAME})\\s+[-–—]\\s+(?<white>${NAME})\\s+(?<score>${SCORE})`,
  `(?<black>${NAME})\\s+(?<score>${SCORE})\\s+(?<white>${NAME})`,
  `(?<black>${NAME})\\s+vs?\\.?\\s+(?<white>${NAME})(?:\\s+(?<score>${SCORE}))?`,
].map((pattern) => new RegExp(`^${pattern}$`, "iu"));

/**
 * What the whole lines above a game tell of it.
 * @param {string} above what stands between the game before and this one
 * @param {boolean} isStart whether it begins the text, and so with a whole line
 * @returns {Readonly<Tags>}
 */
export function headingOf(above, isStart) {
  if (above.length < 4) return NO_TAGS;
  const isCut = above.length > LONGEST || !isStart;
  const lines = above.slice(-LONGEST).split(/\r\n?|\n/);
  const whole = lines.slice(isCut ? 1 : 0, -1).map((line) => line.trim());
  return Object.assign({}, NO_TAGS, ...whole.flatMap((line) => [namedIn(line), pairIn(line)]));
}

/** @param {string} line @returns {Partial<Tags>} */
function namedIn(line) {
  const [, label = "", value] = NAMED.exec(line) ?? [];
  const kind = label.toLowerCase();
  if (kind === "date") return { date: dayOf(value) };
  if (kind === "round") return { round: nameOf(value) };
  if (kind === "result") return { result: scoreOf(value) };
  if (kind === "event" || kind === "tournament") return { event: nameOf(value) };
  // A count of discs, a sign of the color or a move is no name.
  return kind && value && /\p{L}{2}/u.test(value) ? { [kind]: nameOf(value) } : {};
}

/** @param {string} line @returns {Partial<Tags>} */
function pairIn(line) {
  for (const pattern of PAIRS) {
    const { black = "", white = "", score } = pattern.exec(line)?.groups ?? {};
    const result = score === undefined ? null : scoreOf(score);
    if (isPlayer(black) && isPlayer(white) && (score === undefined || result !== null))
      return { black, white, ...(result === null ? {} : { result }) };
  }
  return {};
}

/** A word, or several of which the first and the last begin as names do: a sentence is no name. @param {string} name */
function isPlayer(name) {
  const words = name.split(/\s+/);
  const ends = [words[0], words[words.length - 1]];
  return (
    /\p{L}{2}/u.test(name) &&
    !/^(?:black|white)$/i.test(name) &&
    (words.length === 1 || (words.length < 7 && ends.every((word) => /^[\p{Lu}\p{Lo}\d(]/u.test(word))))
  );
}
