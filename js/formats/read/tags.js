// What files say of a game besides its moves.

import { lineText } from "../words.js";

/** A name as it is written; `null` for none, or for one of the signs that mean none. @param {string | undefined} value */
export function nameOf(value = "") {
  const name = lineText(value);
  return /^[?.\-\s]*$/.test(name) ? null : name;
}

/**
 * A day as `2026-11-24`, or as much as is known of it. Files write it with periods, with the time behind it, as seconds since 1970, or
 * with question marks for what is not known.
 * @param {string | undefined} value
 * @returns {string | null}
 */
export function dayOf(value = "") {
  const words = lineText(value);
  const [, year, month, day] = /^\s*(\d{4})(?:[.\-/](\d{1,2})(?:[.\-/](\d{1,2}))?)?(?!\d)/.exec(words) ?? [];
  if (year)
    return [year, month, day]
      .filter(Boolean)
      .map((part) => part.padStart(2, "0"))
      .join("-");
  // In Greenwich, as a file says the same wherever it is read.
  if (/^\d{9,10}$/.test(words)) return new Date(Number(words) * 1000).toISOString().slice(0, 10);
  return nameOf(words);
}

/** Black's score of the discs of both, `33-31`. @param {string | undefined} value @returns {number | null} */
export function discsScore(value = "") {
  const [, black, white] = /^\s*(\d{1,2})\s*[-:–]\s*(\d{1,2})\s*$/.exec(value) ?? [];
  // `1-0` says only who won.
  return black && Number(black) + Number(white) > 2 && Number(black) + Number(white) <= 64
    ? Number(black) - Number(white)
    : null;
}

/** Black's score of a winner and a margin such as `B+12`, `W+2.5` or `Draw`. @param {string | undefined} value @returns {number | null} */
export function marginScore(value = "") {
  if (/^(?:0|draw)$/i.test(value)) return 0;
  const [, winner, margin] = /^([BW])\+(\d{1,2}(?:\.\d{1,9})?)\.?$/i.exec(value) ?? [];
  if (!winner || Number(margin) > 64) return null;
  return winner.toUpperCase() === "B" ? Number(margin) : 0 - Number(margin);
}
