// Draws the endgame suite: nodes and time of each position against its empty squares, with what other programs publish.

import { parse } from "../measuring/table.js";

const [WIDTH, HEIGHT] = [892, 400];
const PLOT = { top: 76, bottom: 336, width: 330 };
/** The left edges of both plots. */
const LEFTS = [64, 544];
const EMPTIES = { from: 20, to: 26 };

/**
 * What is drawn of one program: its numbers for the positions from FFO #40 on.
 * @typedef {{ name: string, kind: string, values: number[] }} Series
 */

/** Millions of nodes for #40 to #49, as the authors of the programs publish them. @type {Series[]} */
const PEERS = [
  { name: "Edax 4.5.5", kind: "edax", values: [11, 24, 30.4, 94.9, 23.8, 270, 69, 21.1, 160, 438] },
  {
    name: "Egaroucid 7.8",
    kind: "egaroucid",
    values: [9.6, 11.8, 18.2, 68.2, 7.9, 194, 42.9, 13.4, 95.3, 223],
  },
  {
    name: "neural-reversi 1.0",
    kind: "neural",
    values: [8, 12.8, 14.7, 40.4, 8.6, 165, 25.1, 10.3, 57.9, 122],
  },
];

/** What a viewer that knows no styles of its own draws by, on light and on dark pages. */
const STYLE = `
  svg { color-scheme: light dark; font: 13px system-ui, sans-serif; fill: #1d2621 }
  .title { font-size: 15px; font-weight: 600 }
  .grid { stroke: #8a968f; stroke-opacity: .35 }
  .quiet { fill: #55615a }
  .line { fill: none; stroke-width: 2.5; stroke-linejoin: round }
  .flipside { --ink: #1b8a50 } .native { --ink: #7a5cc2 } .edax { --ink: #c2483c }
  .egaroucid { --ink: #c07d12 } .neural { --ink: #2c6fc4 }
  circle { fill: var(--ink) } .line { stroke: var(--ink) }
  @media (prefers-color-scheme: dark) {
    svg { fill: #e6ece8 } .quiet { fill: #a3b0a8 }
    .flipside { --ink: #4fd08b } .native { --ink: #b39df0 } .edax { --ink: #f08377 }
    .egaroucid { --ink: #efb04f } .neural { --ink: #7fb2f2 }
  }`;

/**
 * @param {string} table of the bench `ffo`, with the positions from #40 to #49
 * @returns {string | undefined} an SVG, unless the table lacks a position
 */
export function chart(table) {
  const rows = parse(table).filter(({ FFO }) => /^#4\d$/.test(FFO));
  if (rows.length < 10) return;
  const empties = rows.map((row) => Number(row.empties));
  const column = (/** @type {string} */ name, scale = 1) =>
    rows.map((row) => Number(row[name].replaceAll(",", "")) / scale);
  const nodes = [...PEERS, { name: "Flipside", kind: "flipside", values: column("nodes", 1e6) }];
  const seconds = [
    { name: "wasm", kind: "flipside", values: column("wasm s") },
    { name: "native", kind: "native", values: column("native s") },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="name">`,
    `<title id="name">FFO positions 40 to 49: nodes and seconds against empty squares</title>`,
    `<style>${STYLE}\n</style>`,
    plot(
      LEFTS[0],
      "Millions of nodes",
      { least: 4, most: 600, ticks: [5, 10, 20, 50, 100, 200, 500] },
      empties,
      nodes,
    ),
    plot(
      LEFTS[1],
      "Seconds, Flipside in one thread",
      { least: 0.1, most: 10, ticks: [0.1, 0.2, 0.5, 1, 2, 5, 10] },
      empties,
      seconds,
    ),
    "</svg>\n",
  ].join("\n");
}

/**
 * A plot with points for the positions, and a line through the geometric mean at each number of empty squares.
 * @param {number} left
 * @param {string} title
 * @param {{ least: number, most: number, ticks: number[] }} axis logarithmic
 * @param {number[]} empties of each position
 * @param {Series[]} series
 */
function plot(left, title, { least, most, ticks }, empties, series) {
  const x = (/** @type {number} */ count) =>
    round(left + 12 + ((count - EMPTIES.from) / (EMPTIES.to - EMPTIES.from)) * (PLOT.width - 24));
  const y = (/** @type {number} */ value) =>
    round(PLOT.bottom - (Math.log(value / least) / Math.log(most / least)) * (PLOT.bottom - PLOT.top));
  const counts = [...new Set(empties)].sort((one, other) => one - other);
  const mean = (/** @type {number[]} */ values, /** @type {number} */ count) => {
    const there = values.filter((_, index) => empties[index] === count).map(Math.log);
    return Math.exp(there.reduce((sum, value) => sum + value, 0) / there.length);
  };
  return [
    `<text class="title" x="${left}" y="24">${title}</text>`,
    ...legend(left, series),
    ...ticks.flatMap((tick) => [
      `<path class="grid" d="M${left} ${y(tick)}h${PLOT.width}"/>`,
      `<text class="quiet" x="${left - 8}" y="${y(tick) + 4}" text-anchor="end">${tick}</text>`,
    ]),
    ...counts.map(
      (count) =>
        `<text class="quiet" x="${x(count)}" y="${PLOT.bottom + 22}" text-anchor="middle">${count}</text>`,
    ),
    `<text class="quiet" x="${left + PLOT.width / 2}" y="${PLOT.bottom + 46}" text-anchor="middle">empty squares</text>`,
    ...series.map(({ kind, values }) => {
      const line = counts.map((count) => `${x(count)} ${y(mean(values, count))}`).join("L");
      const points = values.map((value, i) => `<circle cx="${x(empties[i])}" cy="${y(value)}" r="3.5"/>`);
      return `<g class="${kind}"><path class="line" d="M${line}"/>${points.join("")}</g>`;
    }),
  ].join("\n");
}

/** The names of the programs, one after the other. @param {number} left @param {Series[]} series */
function legend(left, series) {
  let at = left;
  return series.map(({ name, kind }) => {
    const entry = `<g class="${kind}"><circle cx="${at + 5}" cy="46" r="4.5"/></g><text x="${at + 15}" y="50.5">${name}</text>`;
    at += 24 + 7.6 * name.length;
    return entry;
  });
}

/** @param {number} pixels */
const round = (pixels) => Math.round(10 * pixels) / 10;
