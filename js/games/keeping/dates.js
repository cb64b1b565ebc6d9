// What dates say: days as `2026-11-24`, or as much as is known of them, or whatever was written in their place.

import { folded } from "../../formats/search.js";

/** The year of a date; `null` where it is not known. @param {string | null} date */
export function yearOf(date) {
  const year = /\d{4}/.exec(date ?? "")?.[0];
  return year === undefined ? null : Number(year);
}

/** A day, or as much as is known of it, as people write them; question marks for what is not known. */
const DAY = /^(\d{4}|\?{4})(?:[-./](\d{1,2}|\?{1,2}))?(?:[-./](\d{1,2}|\?{1,2}))?$/;

/**
 * Year, month and day of a date, `null` for what is not known; of one that is something else its text in the place of the year.
 * @param {string | null} date
 * @returns {[year: string | null, month: string | null, day: string | null]}
 */
export function datePartsOf(date) {
  const text = (date ?? "").trim();
  const [, ...parts] = DAY.exec(text) ?? [];
  if (parts.length === 0) return [folded(text) || null, null, null];
  const [year, month, day] = parts.map((part = "?") => (part.startsWith("?") ? null : part.padStart(2, "0")));
  return [year, month, day];
}

/** What dates are sorted by: the year, and within it the text; `null` where there is no year. @param {string} date */
export function dateKey(date) {
  const year = yearOf(date);
  return year === null ? null : `${String(year).padStart(4, "0")} ${date}`;
}
