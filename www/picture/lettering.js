// Letters in a picture, which has no fonts of its own.

/** What is as wide as it is high: the letters of East Asia. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/;

/** How wide other letters are at most on average, in sizes of the font. */
const WIDTH = 0.62;

/** @param {number} weight @param {number} size @param {"start" | "middle" | "end"} [anchor] */
export function lettering(weight, size, anchor = "middle") {
  return `font-family="system-ui, sans-serif" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}" dominant-baseline="central"`;
}

/** @param {string} text */
export function escaped(text) {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * A text that fits, with dots in place of its end where it is longer.
 * @param {string} text
 * @param {number} room in sizes of the font
 */
export function fitted(text, room) {
  let width = 0;
  let kept = "";
  for (const letter of text) {
    width += WIDE.test(letter) ? 1 : WIDTH;
    if (width > room) return `${kept.trimEnd()}…`;
    // The dots need room as well.
    if (width <= room - 1) kept += letter;
  }
  return text;
}
