// Lines that have moves and nothing else: in any other text a square may be something else than a move.

/** What a line of moves is made of: squares, passes, colors, and anything but letters. */
const PART = /[a-h][1-8](?!\d)|pass|pas|pa|ps|black|white|[bwxo](?![\p{L}\d])|\P{L}+/iuy;

/** A longer line is a text. */
const LONGEST = 1000;

/** How many lines a message quotes, and how much of each. */
const MOST_QUOTED = 5;
const LONGEST_QUOTED = 40;

/** Whether a line has moves and nothing else. @param {string} line */
function isOfMoves(line) {
  if (line.length > LONGEST) return false;
  let hasSquare = false;
  PART.lastIndex = 0;
  while (PART.lastIndex < line.length) {
    const [part] = PART.exec(line) ?? [];
    if (part === undefined) return false;
    hasSquare ||= /^[a-h][1-8]$/i.test(part);
  }
  return hasSquare;
}

/** Whether all lines of a text have moves and nothing else, or are blank. @param {string} text */
export function areAllOfMoves(text) {
  return text.split("\n").every((line) => line.trim() === "" || isOfMoves(line));
}

/**
 * The whole lines of moves that stand outside of some parts of a text.
 * @param {string} text
 * @param {readonly { from: number, to: number }[]} parts in their order
 * @returns {Generator<void, { line: string, at: number }[]>} a step for each part
 */
export function* linesOutside(text, parts) {
  const outside = [];
  let end = 0;
  for (const { from, to } of [...parts, { from: text.length, to: text.length }]) {
    const gap = text.slice(end, from);
    // The line on which a part ends belongs to it, and so does that on which the next one begins.
    const first = end === 0 ? 0 : gap.indexOf("\n") + 1;
    const last = from === text.length ? gap.length : gap.lastIndexOf("\n");
    const isWhole = (end === 0 || first > 0) && first < last;
    let at = end + first;
    for (const line of isWhole ? gap.slice(first, last).split("\n") : []) {
      if (isOfMoves(line)) outside.push({ line: line.trim(), at });
      at += line.length + 1;
    }
    end = Math.max(end, to);
    yield;
  }
  return outside;
}

/** What is told of lines that are in no game. @param {readonly { line: string }[]} lines */
export function leftOut(lines) {
  const quoted = lines.slice(0, MOST_QUOTED).map(({ line }) => line.slice(0, LONGEST_QUOTED));
  return { lines: lines.length, quoted };
}
