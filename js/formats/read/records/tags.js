// What files say of a game besides its moves.

import { lineText } from "../../words.js";

/** A name as it is written; `null` for none, or for one of the signs that mean none. @param {string | undefined} value */
export function nameOf(value = "") {
  const name = lineText(value);
  return /^[?.\-\s]*$/.test(name) ? null : name;
}

const DAY = /^\s*(\d{4})(?:[.\-/](\d{1,2})(?:[.\-/](\d{1,2}))?)?(?!\d)/;

/**
 * A day as `2026-11-24`, or as much as is known of it. Files write it with periods, with the time behind it, as seconds since 1970, or
 * with question marks for what is not known.
 * @param {string | undefined} value
 * @returns {string | null}
 */
export function dayOf(value = "") {
  const words = lineText(value);
  const [, year, month, day] = DAY.exec(words) ?? [];
  if (year)
    return [year, month, day]
      .filter(Boolean)
      .map((part) => part.padStart(2, "0"))
      .join("-");
  // In Greenwich, as a file says the same wherever it is read.
  if (/^\d{9,10}(?:\.\d{1,9})?$/.test(words))
    return new Date(Number(words) * 1000).toISOString().slice(0, 10);
  return nameOf(words);
}

/** Whether more than a day is written: the time, or other days. @param {string | undefined} value */
export function isMoreThanDay(value = "") {
  const words = lineText(value);
  const [day] = DAY.exec(words) ?? [];
  return day !== undefined && /[^\s.?\-/]/.test(words.slice(day.length));
}

/** Black's score of the discs of both, `33-31`. @param {string | undefined} value @returns {number | null} */
function discsScore(value = "") {
  const [, black, white] = /^\s*(\d{1,2})\s*[-:–]\s*(\d{1,2})\s*$/.exec(value) ?? [];
  // `1-0` says only who won.
  if (black && Number(black) + Number(white) > 2 && Number(black) + Number(white) <= 64)
    return Number(black) - Number(white);
  return isDraw(value) ? 0 : null;
}

/** Black's score of a winner and a margin such as `B+12`, `W+2.5` or `Draw`. @param {string | undefined} value @returns {number | null} */
function marginScore(value = "") {
  if (isDraw(value)) return 0;
  const [, winner, margin] = /^\s*(B|W|Black|White)\s*\+\s*(\d{1,2}(?:\.\d{1,9})?)\.?\s*$/i.exec(value) ?? [];
  if (!winner || Number(margin) > 64) return null;
  return /^b/i.test(winner) ? Number(margin) : 0 - Number(margin);
}

/** Black's score of a result in either form. @param {string | undefined} value @returns {number | null} */
export function scoreOf(value = "") {
  return discsScore(value) ?? marginScore(value);
}

/** @param {string} value */
function isDraw(value) {
  return /^\s*(?:0|draw|jigo|1\/2\s*-\s*1\/2|½\s*-\s*½)\s*$/i.test(value);
}
