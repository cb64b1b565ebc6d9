// A picture of a position as SVG: one text without scripts, fonts or addresses, that looks the same wherever it is put.

/** @import { Stroke } from "../../js/board/drawing/shapes.js" */
/** @import { Mark } from "../package/flipside.js" */
/** @import { Heading } from "./heading.js" */
import { arrowTo, knownShape, LABEL, PLATE, SHAPES } from "../../js/board/drawing/shapes.js";
import { drawHeading, heightOf } from "./heading.js";
import { escaped, lettering } from "./lettering.js";
import { squareIndex } from "./record.js";

/**
 * What a picture shows.
 * @typedef {object} Picture
 * @property {string} board 64 squares from a1: `X`, `O` or `-`; in an animation also `x`, `o` and `|`, where a disc turns
 * @property {string} title read by screen readers
 * @property {Heading | null} [heading] above the board
 * @property {string | readonly string[] | null} [last] the square of the last move
 * @property {readonly { move: string, score: number }[]} [values] of moves, in discs for the side to move
 * @property {ReadonlyMap<string, number>} [numbers] of the moves, by the squares whose discs they placed
 * @property {readonly Mark[]} [marks] rings, crosses, arrows and the like, as the board draws them
 * @property {boolean} [coordinates]
 * @property {keyof typeof CLOTHS} [cloth]
 * @property {boolean} [isFlipped] whether h8 stands in the upper left
 */

/** Those of the board, and a sheet of paper, on which ink is saved and shapes alone tell. */
const CLOTHS = Object.freeze({
  paper: { cloth: "#fff", line: "#000", frame: "#fff", ink: "#000" },
  green: { cloth: "#23784a", line: "#0f4527", frame: "#1c2721" },
  blue: { cloth: "#2a5f93", line: "#12365b", frame: "#141d2a" },
  wood: { cloth: "#c0894e", line: "#5d3a19", frame: "#3d2413" },
  slate: { cloth: "#5f6f7a", line: "#2f3b43", frame: "#1f262b" },
  contrast: { cloth: "#7a7a7a", line: "#000", frame: "#000" },
});

/** The color of letters on the frame, where the cloth has none of its own. */
const INK = "#d3dcd7";
/** The color of marks that have none of their own. */
const MARK = "#ffd257";
/** What is seen on a black disc and on white paper. */
const PAPER_GRAY = "#999";

/** How large squares and frame are. */
export const CELL = 80;
export const RIM = 36;
const POINTS = [2, 6];

/** Black and white faces, lit from the upper left, over the edge of the other color and a shadow on the cloth. */
const FACES = `<defs>
<radialGradient id="x" cx=".35" cy=".28" r=".8"><stop offset="0" stop-color="#50565a"/><stop offset=".7" stop-color="#17191b"/></radialGradient>
<radialGradient id="o" cx=".35" cy=".28" r=".9"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#dfe1dc"/></radialGradient>
</defs>`;

/** @param {Picture} picture @returns {string} an SVG document */
export function boardSvg({
  board,
  title,
  heading = null,
  last = null,
  values = [],
  numbers = new Map(),
  marks = [],
  coordinates = true,
  cloth = "green",
  isFlipped = false,
}) {
  const {
    cloth: color,
    line,
    frame,
    ink = INK,
  } = /** @type {{ cloth: string, line: string, frame: string, ink?: string }} */ (CLOTHS[cloth]);
  const isPaper = cloth === "paper";
  const rim = coordinates ? RIM : RIM / 3;
  const side = 8 * CELL + 2 * rim;
  const above = heightOf(heading);
  const turned = (/** @type {number} */ index) => (isFlipped ? 63 - index : index);
  const at = (/** @type {number} */ index) => ({
    x: rim + (turned(index) % 8) * CELL + CELL / 2,
    y: rim + (turned(index) >> 3) * CELL + CELL / 2,
  });
  const best = Math.max(...values.map(({ score }) => score));
  // Discs stand on tints, and values are read where arrows cross them.
  const under = marks.filter((mark) => "square" in mark && mark.shape === "tint");
  const arrows = marks.filter((mark) => "from" in mark);
  const over = marks.filter((mark) => !("from" in mark) && mark.shape !== "tint");
  const ringed = new Set(
    marks.flatMap((mark) => ("square" in mark && knownShape(mark.shape) === "ring" ? [mark.square] : [])),
  );
  const drawOne = (/** @type {Mark} */ mark) => {
    const onBlack = "square" in mark && board[squareIndex(mark.square)] === "X";
    const color = isPaper ? (onBlack ? PAPER_GRAY : line) : (mark.color ?? MARK);
    return drawMark(mark, color, (square) => at(squareIndex(square)), ringed);
  };
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side + above}" width="${side}" height="${side + above}" role="img">`,
    `<title>${escaped(title)}</title>`,
    isPaper ? "" : FACES,
    `<rect width="${side}" height="${side + above}" rx="14" fill="${frame}"/>`,
    heading ? drawHeading(heading, { side, rim, ink }) : "",
    `<g transform="translate(0 ${above})">`,
    `<rect x="${rim}" y="${rim}" width="${8 * CELL}" height="${8 * CELL}" fill="${color}"/>`,
    grid(rim, line),
    coordinates ? legend(rim, ink, isFlipped) : "",
    ...under.map(drawOne),
    ...[...board].map((disc, index) => (isPaper ? drawFlat : drawDisc)(disc, at(index))),
    ...[last ?? []].flat().map((square) => (numbers.has(square) ? "" : drawLast(at(squareIndex(square))))),
    ...[...numbers].map(([square, number]) =>
      drawNumber(number, board[squareIndex(square)] === "X" ? "#fff" : "#000", at(squareIndex(square))),
    ),
    ...arrows.map(drawOne),
    ...values
      .filter(({ move }) => /^[a-h][1-8]$/.test(move))
      .map(({ move, score }) => drawValue(score, inksOf(score === best, isPaper), at(squareIndex(move)))),
    ...over.map(drawOne),
    "</g></svg>",
  ];
  return parts.filter(Boolean).join("\n");
}

/** @param {number} rim @param {string} color */
function grid(rim, color) {
  const end = 8 * CELL;
  const lines = Array.from({ length: 9 }, (_, index) => {
    const along = rim + index * CELL;
    return `M${rim} ${along}h${end}M${along} ${rim}v${end}`;
  });
  const points = POINTS.flatMap((row) =>
    POINTS.map(
      (file) => `<circle cx="${rim + file * CELL}" cy="${rim + row * CELL}" r="5" fill="${color}"/>`,
    ),
  );
  return `<path d="${lines.join("")}" stroke="${color}" stroke-width="2"/>${points.join("")}`;
}

/** The letters of the files and the numbers of the ranks. @param {number} rim @param {string} ink @param {boolean} isFlipped */
function legend(rim, ink, isFlipped) {
  const texts = Array.from({ length: 8 }, (_, index) => {
    const along = rim + ((isFlipped ? 7 - index : index) + 0.5) * CELL;
    return `<text x="${along}" y="${rim / 2}">${"abcdefgh"[index]}</text><text x="${rim / 2}" y="${along}">${index + 1}</text>`;
  });
  return `<g fill="${ink}" ${lettering(600, 18)}>${texts.join("")}</g>`;
}

/** @param {string} disc @param {{ x: number, y: number }} center @returns {string} */
function drawDisc(disc, { x, y }) {
  if (disc === "|") return `<ellipse cx="${x}" cy="${y}" rx="5" ry="33" fill="#9aa09b"/>`;
  // A disc that turns is narrower.
  if (disc === "x" || disc === "o") {
    const face = drawDisc(disc.toUpperCase(), { x: 0, y: 0 });
    return `<g transform="translate(${x} ${y}) scale(.55 1)">${face}</g>`;
  }
  if (disc !== "X" && disc !== "O") return "";
  const [face, edge] = disc === "X" ? ["url(#x)", "#d9dcd6"] : ["url(#o)", "#1b1e20"];
  return (
    `<circle cx="${x + 3}" cy="${y + 4}" r="34" opacity=".28"/>` +
    `<circle cx="${x}" cy="${y + 2}" r="33" fill="${edge}"/><circle cx="${x}" cy="${y - 1}" r="33" fill="${face}"/>`
  );
}

/** A disc in ink. @param {string} disc @param {{ x: number, y: number }} center */
function drawFlat(disc, { x, y }) {
  if (disc !== "X" && disc !== "O") return "";
  return `<circle cx="${x}" cy="${y}" r="32" fill="${disc === "X" ? "#000" : "#fff"}" stroke="#000" stroke-width="2.5"/>`;
}

/** @param {number} number @param {string} ink @param {{ x: number, y: number }} center */
function drawNumber(number, ink, { x, y }) {
  return `<text x="${x}" y="${y - 1}" fill="${ink}" ${lettering(650, 28)}>${number}</text>`;
}

/**
 * @param {Mark} mark
 * @param {string} ink its color
 * @param {(square: string) => { x: number, y: number }} at
 * @param {ReadonlySet<string>} ringed the squares with a ring
 */
function drawMark(mark, ink, at, ringed) {
  const { x, y } = at("square" in mark ? mark.square : mark.from);
  const transform = `translate(${x} ${y}) scale(${CELL})`;
  const width = "from" in mark && mark.width ? Number(mark.width) : 0.08;
  const style = `color="${escaped(ink)}" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"`;
  if ("square" in mark) {
    const shape = strokeText(SHAPES[knownShape(mark.shape)]);
    return `<g ${style} transform="${transform}">${shape}${mark.text ? labelText(mark.text, ink) : ""}</g>`;
  }
  const to = at(mark.to);
  const { angle, strokes } = arrowTo(
    (to.x - x) / CELL,
    (to.y - y) / CELL,
    ringed.has(mark.from),
    ringed.has(mark.to),
  );
  return `<g ${style} transform="${transform} rotate(${angle})">${strokes.map(strokeText).join("")}</g>`;
}

/** On a plate, so that it is read on every disc. @param {string} text @param {string} ink of the plate */
function labelText(text, ink) {
  const fill = ink === "#000" ? "#fff" : "#111";
  return `${strokeText(PLATE)}<text x="${LABEL.x}" y="${LABEL.y}" fill="${fill}" stroke="none" ${lettering(700, 0.21)}>${escaped(text.slice(0, 3))}</text>`;
}

/** @param {Stroke} stroke */
function strokeText([tag, attributes]) {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join("")}/>`;
}

/** @param {{ x: number, y: number }} center */
function drawLast({ x, y }) {
  return `<circle cx="${x}" cy="${y - 1}" r="6" fill="#f0453d" stroke="#fff" stroke-width="1.5"/>`;
}

/** How a value is drawn: its plate, its text and its ring. @param {boolean} isBest @param {boolean} isPaper */
function inksOf(isBest, isPaper) {
  if (isPaper) return { fill: "#fff", ink: "#000", stroke: isBest ? "#000" : "none", width: 3 };
  if (isBest) return { fill: "#ffd257", ink: "#201700", stroke: "#a77d10", width: 3 };
  return { fill: "#12321f", ink: "#fff", stroke: "#a77d10", width: 1 };
}

/** @param {number} score @param {ReturnType<typeof inksOf>} inks @param {{ x: number, y: number }} center */
function drawValue(score, { fill, ink, stroke, width }, { x, y }) {
  const text = score > 0 ? `+${score}` : String(score).replace("-", "−");
  return (
    `<circle cx="${x}" cy="${y}" r="29" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>` +
    `<text x="${x}" y="${y}" fill="${ink}" ${lettering(700, text.length > 2 ? 20 : 24)}>${text}</text>`
  );
}
