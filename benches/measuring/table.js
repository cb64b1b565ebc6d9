// Reads and writes the Markdown tables that benches print.

import { grouped } from "../../bin/figures.js";

/**
 * @param {string} output lines of one table, among other lines
 * @returns {Record<string, string>[]} a record for each row, by the names of the columns
 */
export function parse(output) {
  const lines = output.split("\n").filter((line) => line.startsWith("|"));
  const [names, , ...rows] = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => Object.fromEntries(cells.map((cell, column) => [names[column], cell])));
}

/**
 * @param {Record<string, string | number>[]} rows with the same keys, which become the names of the columns
 * @returns {string} the first column to the left, the others to the right
 */
export function format(rows) {
  const cells = [Object.keys(rows[0]), ...rows.map((row) => Object.values(row).map(String))];
  const widths = cells[0].map((_, column) => Math.max(2, ...cells.map((row) => row[column].length)));
  const pad = (/** @type {string} */ cell, /** @type {number} */ column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  const ruler = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [cells[0].map(pad), ruler, ...cells.slice(1).map((row) => row.map(pad))]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

export { grouped };

/** @param {number} part @param {number} whole @returns {string} such as `"83 %"` */
export const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;

/** @param {Record<string, string>[]} rows @returns {Record<string, string>[]} the whole numbers easier to read */
export function withGroupedDigits(rows) {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, /^\d+$/.test(cell) ? grouped(Number(cell)) : cell]),
    ),
  );
}
