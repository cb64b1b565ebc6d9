// A picture of a position as SVG: one text without scripts, fonts or addresses, that looks the same wherever it is put.

/**
 * What a picture shows.
 * @typedef {object} Picture
 * @property {string} board 64 squares from a1: `X`, `O` or `-`
 * @property {string} title read by screen readers
 * @property {string | null} [last] the square of the last move
 * @property {readonly { move: string, score: number }[]} [values] of moves, in discs for the side to move
 * @property {boolean} [coordinates]
 * @property {keyof typeof CLOTHS} [cloth]
 * @property {boolean} [isFlipped] whether h8 stands in the upper left
 */

const CLOTHS = Object.freeze({
  green: { cloth: "#23784a", line: "#0f4527", frame: "#1c2721" },
  blue: { cloth: "#2a5f93", line: "#12365b", frame: "#141d2a" },
  wood: { cloth: "#c0894e", line: "#5d3a19", frame: "#3d2413" },
  slate: { cloth: "#5f6f7a", line: "#2f3b43", frame: "#1f262b" },
  contrast: { cloth: "#7a7a7a", line: "#000", frame: "#000" },
});

const CELL = 80;
const RIM = 36;
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
  last = null,
  values = [],
  coordinates = true,
  cloth = "green",
  isFlipped = false,
}) {
  const { cloth: color, line, frame } = CLOTHS[cloth];
  const rim = coordinates ? RIM : RIM / 3;
  const side = 8 * CELL + 2 * rim;
  const turned = (/** @type {number} */ index) => (isFlipped ? 63 - index : index);
  const at = (/** @type {number} */ index) => ({
    x: rim + (turned(index) % 8) * CELL + CELL / 2,
    y: rim + (turned(index) >> 3) * CELL + CELL / 2,
  });
  const best = Math.max(...values.map(({ score }) => score));
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" role="img">`,
    `<title>${escaped(title)}</title>`,
    FACES,
    `<rect width="${side}" height="${side}" rx="14" fill="${frame}"/>`,
    `<rect x="${rim}" y="${rim}" width="${8 * CELL}" height="${8 * CELL}" fill="${color}"/>`,
    grid(rim, line),
    coordinates ? legend(rim, isFlipped) : "",
    ...[...board].map((disc, index) => drawDisc(disc, at(index))),
    last ? drawLast(at(indexOf(last))) : "",
    ...values
      .filter(({ move }) => /^[a-h][1-8]$/.test(move))
      .map(({ move, score }) => drawValue(score, score === best, at(indexOf(move)))),
    "</svg>",
  ];
  return parts.filter(Boolean).join("\n");
}

/** @param {string} square */
function indexOf(square) {
  return square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1);
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

/** The letters of the files and the numbers of the ranks. @param {number} rim @param {boolean} isFlipped */
function legend(rim, isFlipped) {
  const texts = Array.from({ length: 8 }, (_, index) => {
    const along = rim + ((isFlipped ? 7 - index : index) + 0.5) * CELL;
    return `<text x="${along}" y="${rim / 2}">${"abcdefgh"[index]}</text><text x="${rim / 2}" y="${along}">${index + 1}</text>`;
  });
  return `<g fill="#d3dcd7" font-family="system-ui, sans-serif" font-weight="600" font-size="18" text-anchor="middle" dominant-baseline="central">${texts.join("")}</g>`;
}

/** @param {string} disc @param {{ x: number, y: number }} center */
function drawDisc(disc, { x, y }) {
  if (disc !== "X" && disc !== "O") return "";
  const [face, edge] = disc === "X" ? ["url(#x)", "#d9dcd6"] : ["url(#o)", "#1b1e20"];
  return (
    `<circle cx="${x + 3}" cy="${y + 4}" r="34" opacity=".28"/>` +
    `<circle cx="${x}" cy="${y + 2}" r="33" fill="${edge}"/><circle cx="${x}" cy="${y - 1}" r="33" fill="${face}"/>`
  );
}

/** @param {{ x: number, y: number }} center */
function drawLast({ x, y }) {
  return `<circle cx="${x}" cy="${y - 1}" r="6" fill="#f0453d" stroke="#fff" stroke-width="1.5"/>`;
}

/** @param {number} score @param {boolean} isBest @param {{ x: number, y: number }} center */
function drawValue(score, isBest, { x, y }) {
  const text = score > 0 ? `+${score}` : String(score).replace("-", "−");
  const [fill, ink] = isBest ? ["#ffd257", "#201700"] : ["#12321f", "#fff"];
  return (
    `<circle cx="${x}" cy="${y}" r="28" fill="${fill}" stroke="#a77d10" stroke-width="${isBest ? 3 : 1}"/>` +
    `<text x="${x}" y="${y}" fill="${ink}" font-family="system-ui, sans-serif" font-weight="700" font-size="24" text-anchor="middle" dominant-baseline="central">${text}</text>`
  );
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
