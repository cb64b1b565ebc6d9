// The tree of a repertoire as a picture: a row for each line, branching off where it leaves the one above.

/** @import { Chapter, Named } from "./chapters.js" */

import { moveName } from "../../../game/text.js";
import { escaped, fitted, lettering } from "../../../picture/lettering.js";
import { numbers } from "../../../words/language.js";
import { signed } from "../../../words/numbers.js";

/** Sizes in pixels. */
const [ROW, STEP, RIM, NAME, HEAD, CHAPTER] = [30, 54, 24, 330, 64, 40];
/** Where what is told of a line stands, behind its longest one. */
const [SHARE, OPENING] = [40, 96];
/** Ink on paper; one's own moves in the color that one plays. */
const INK = Object.freeze({ paper: "#fff", text: "#16201b", soft: "#5a6660", line: "#9aa8a0" });

/**
 * @param {readonly Chapter[]} chapters
 * @param {{ color: "black" | "white", title: string }} about
 * @returns {string} an SVG document
 */
export function treeSvg(chapters, { color, title }) {
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const plies = Math.max(1, ...lines.map(({ moves }) => moves.length));
  const width = 2 * RIM + plies * STEP + NAME;
  const height = HEAD + chapters.length * CHAPTER + lines.length * ROW + RIM;
  let top = HEAD;
  const parts = chapters.flatMap(({ name, moves, lines: all }) => {
    const heading = name || moves.map(moveName).join(" ");
    const head = text(fitted(heading, (width - 2 * RIM) / 18), RIM, top + CHAPTER / 2, {
      size: 18,
      weight: 700,
    });
    top += CHAPTER;
    const first = top;
    top += all.length * ROW;
    return [head, ...all.map((line, index) => rowOf(line, index, all, { color, first, plies, name }))];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${INK.paper}"/>`,
    text(title, RIM, HEAD / 2 + 4, { size: 24, weight: 750 }),
    ...parts,
    "</svg>",
  ].join("\n");
}

/**
 * @param {Named} line
 * @param {number} index
 * @param {readonly Named[]} all the lines of the chapter
 * @param {{ color: "black" | "white", first: number, plies: number, name: string }} chapter
 */
function rowOf({ moves, own, share, value, name, common }, index, all, { color, first, plies, name: above }) {
  const x = (/** @type {number} */ ply) => RIM + ply * STEP + STEP / 2;
  const y = first + index * ROW + ROW / 2;
  const isBranch = common > 0;
  // The row in which the last move that both have stands.
  const from = isBranch ? first + rowWith(all, index, common - 1) * ROW + ROW / 2 : y;
  const start = isBranch ? `M${x(common - 1)} ${from}V${y}` : `M${x(0)} ${y}`;
  const shown = moves.slice(common);
  return [
    `<path d="${start}H${x(moves.length - 1)}" fill="none" stroke="${INK.line}" stroke-width="2"/>`,
    ...(isBranch ? [stone(x(common - 1), from, moves[common - 1], own.has(common - 1), color)] : []),
    ...shown.map((move, step) => {
      const ply = common + step;
      return stone(x(ply), y, move, own.has(ply), color);
    }),
    ...(value === null ? [] : [text(signed(value), x(moves.length - 1) + 28, y, { size: 14, weight: 650 })]),
    text(numbers.share(share), x(plies) - STEP / 2 + SHARE, y, { size: 14, fill: INK.soft }),
    ...(name && name !== above
      ? [text(fitted(name, (NAME - OPENING) / 14), x(plies) - STEP / 2 + OPENING, y, { size: 14 })]
      : []),
  ].join("");
}

/**
 * The row above in which a move stands that a line has in common with it.
 * @param {readonly Named[]} all
 * @param {number} index
 * @param {number} ply
 */
function rowWith(all, index, ply) {
  const row = all.findLastIndex(({ common }, each) => each < index && common <= ply);
  return Math.max(0, row);
}

/** @param {number} x @param {number} y @param {string} move @param {boolean} isOwn @param {"black" | "white"} color */
function stone(x, y, move, isOwn, color) {
  const isBlack = isOwn === (color === "black");
  const [fill, ink] = isBlack ? ["#17191b", "#fff"] : ["#fff", "#16201b"];
  return (
    `<rect x="${x - 20}" y="${y - 11}" width="40" height="22" rx="11" fill="${fill}" stroke="#17191b" stroke-width="${isOwn ? 2.5 : 1}"/>` +
    `<text x="${x}" y="${y}" fill="${ink}" ${lettering(isOwn ? 750 : 500, 14)}>${escaped(moveName(move))}</text>`
  );
}

/** @param {string} words @param {number} x @param {number} y @param {{ size: number, weight?: number, fill?: string }} look */
function text(words, x, y, { size, weight = 500, fill = INK.text }) {
  return `<text x="${x}" y="${y}" fill="${fill}" ${lettering(weight, size, "start")}>${escaped(words)}</text>`;
}
