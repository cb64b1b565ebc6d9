// Names and remarks as files of games hold them. Blanks are those of ASCII: other ones, such as that between Japanese names, are letters.

/** Control characters other than tabs and ends of lines: no file of text has them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;

/** A text as a file can hold it. @param {string} text */
export function withoutControls(text) {
  return text.replace(CONTROLS, "");
}

/** A name as a file can hold it: on one line, without blanks around it. @param {string} name */
export function lineText(name) {
  return trimmed(withoutControls(name).replace(/[\t-\r]+/g, " "));
}

/** A text without blanks and ends of lines around it. @param {string} text */
export function trimmed(text) {
  let [from, to] = [0, text.length];
  while (from < to && isBlank(text.charCodeAt(from))) from += 1;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** @param {number} code */
function isBlank(code) {
  return code === 32 || (code >= 9 && code <= 13);
}
