// What a machine can see of lines that are shaped for the formatter, or too long to be read.

/** The most columns of a line of JSDoc, and of a comment in Rust, whose code has at most 110. */
const MOST_COLUMNS = 140;
const MOST_IN_RUST = 120;

const QUOTES = new Set(['"', "'", "`"]);

/** A list or an object that is spread: `...[` or `...{`. */
const SPREAD = /(?<=[[{(,\s])\.\.\.(?=[[{])/g;

/** Where the bracket that opens at a place is closed. @param {string} text @param {number} open */
function endOfBracket(text, open) {
  let depth = 0;
  let quote = "";
  for (let at = open; at < text.length; at += 1) {
    const letter = text[at];
    if (quote) {
      if (letter === "\\") at += 1;
      else if (letter === quote) quote = "";
    } else if (QUOTES.has(letter)) quote = letter;
    else if ("[{(".includes(letter)) depth += 1;
    else if ("]})".includes(letter)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Whether a literal ends before a text, which is no parameter that takes the rest. @param {string} behind */
const isLiteral = (behind) => /^\s*[,\]})]/.test(behind) && !/^\s*\)\s*(?:=>|\{)/.test(behind);

/** The lines on which a literal is spread instead of being written out. @param {string} text @returns {number[]} */
export function spreadLiterals(text) {
  const code = text.replace(/^[ \t]*(?:\/\*\*|\*|\/\/).*$/gm, "");
  return [...code.matchAll(SPREAD)]
    .map(({ index }) => index + "...".length)
    .filter((open) => isLiteral(code.slice(endOfBracket(code, open))))
    .map((open) => code.slice(0, open).split("\n").length);
}

/**
 * The lines of JSDoc that are too long. One in front of code, as a cast is, belongs to the formatter.
 * @param {string} text
 * @returns {number[]}
 */
export function longLines(text) {
  return text
    .split("\n")
    .flatMap((line, index) =>
      /^\s*(?:\/\*\*|\*)(?!.*\*\/.)/.test(line) && [...line].length > MOST_COLUMNS ? [index + 1] : [],
    );
}

/** The comments of Rust that are too long. @param {string} text @returns {number[]} */
export function longRustComments(text) {
  return text
    .split("\n")
    .flatMap((line, index) => (/^\s*\/\//.test(line) && [...line].length > MOST_IN_RUST ? [index + 1] : []));
}
