// Days with periods, as PGN and GGF have them.

/** A day, `2026-11-24`, or as much as is known of it, as `2026.11.24`; what is no day is left as it is. @param {string} date */
export function dateText(date) {
  return /^\d{4}(?:-\d\d){1,2}$/.test(date) ? date.replaceAll("-", ".") : date;
}
