// What dates say: days as `2026-11-24`, or as much as is known of them, or whatever was written in their place.

/** The year of a date; `null` where it is not known. @param {string | null} date */
export function yearOf(date) {
  const year = /\d{4}/.exec(date ?? "")?.[0];
  return year === undefined ? null : Number(year);
}

/** What dates are sorted by: the year, and within it the text; `null` where there is no year. @param {string} date */
export function dateKey(date) {
  const year = yearOf(date);
  return year === null ? null : `${String(year).padStart(4, "0")} ${date}`;
}
