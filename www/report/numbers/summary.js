/** @import { SideReport } from "../../review/numbers.js" */
/** @import { Page } from "../../feature.js" */
/** @import { Color } from "../../state/types.js" */
import { create, setText } from "../../dom/elements.js";
import { colorName } from "../../players/names.js";
import { PHASES, sideReport } from "../../review/numbers.js";
import { report, sizeNames } from "../text.js";

/** @type {readonly Color[]} */
const COLORS = ["black", "white"];

/**
 * A row of the table: its name, and its number for a side, once that is known.
 * @typedef {{ name: string, number: (side: SideReport) => number | null | undefined }} Row
 */

/** The rows, those in a group that belong together. @type {readonly Row[][]} */
const GROUPS = [
  [{ name: report.loss, number: ({ loss }) => loss }],
  sizeNames().map(({ size, name }) => ({ name, number: ({ sizes }) => sizes?.[size] })),
  PHASES.map(([phase]) => ({ name: report.inPhase[phase], number: ({ phases }) => phases[phase] })),
];

/**
 * How each side played, in numbers.
 * @param {Page} page
 */
export function createSummary({ store }) {
  const heads = COLORS.map((color) => {
    const side = create("span", { class: "side" }, create("i", { class: "chip", "data-color": color }));
    side.append(colorName(color));
    return create("th", { scope: "col" }, side);
  });
  const rows = GROUPS.map((group) =>
    group.map(({ name, number }) => {
      const cells = COLORS.map(() => create("td"));
      return { row: create("tr", {}, create("th", { scope: "row" }, name), ...cells), cells, number };
    }),
  );
  const element = create(
    "div",
    { class: "summary" },
    create(
      "table",
      {},
      create("thead", {}, create("tr", {}, create("td", { class: "corner" }), ...heads)),
      ...rows.map((group) => create("tbody", {}, ...group.map(({ row }) => row))),
    ),
  );
  store.watch(
    ({ review }) => review,
    (review) => {
      if (!review) return;
      const sides = COLORS.map((color) => sideReport(review, color));
      for (const { cells, number } of rows.flat())
        for (const [index, side] of sides.entries())
          setText(/** @type {HTMLElement} */ (cells[index]), String(number(side) ?? report.notYet));
    },
  );
  return element;
}
