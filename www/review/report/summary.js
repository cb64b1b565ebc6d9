/** @import { SideReport } from "../report.js" */
/** @import { Page } from "../../app/feature.js" */
/** @import { Color } from "../../app/types.js" */
import { create, setText } from "../../dom/elements.js";
import { colorName } from "../../players/names.js";
import { PHASES, sideReport } from "../report.js";
import { SIZES } from "../verdicts.js";
import { accuracyText, report } from "./text.js";

/** @type {readonly Color[]} */
const COLORS = ["black", "white"];

/** A row of the table: its name, and what stands there for a side. @typedef {{ name: string, text: (side: SideReport) => string }} Row */

/** The rows, those in a group that belong together. @type {readonly Row[][]} */
const GROUPS = [
  [{ name: report.loss, text: ({ loss }) => String(loss) }],
  SIZES.map(([size]) => ({ name: report.sizes[size], text: ({ sizes }) => String(sizes[size]) })),
  PHASES.map(([phase]) => ({ name: report.inPhase[phase], text: ({ phases }) => String(phases[phase]) })),
];

/**
 * How well each side played, in numbers.
 * @param {Page} page
 */
export function createSummary({ store }) {
  const accuracies = COLORS.map((color) => create("b", { "data-accuracy": color }));
  const heads = COLORS.map((color, index) =>
    create(
      "th",
      { scope: "col" },
      create(
        "span",
        { class: "side" },
        create("i", { class: "chip", "data-color": color }),
        colorName(color),
      ),
      accuracies[index] ?? "",
    ),
  );
  const rows = GROUPS.map((group) =>
    group.map(({ name, text }) => {
      const cells = COLORS.map(() => create("td"));
      return { row: create("tr", {}, create("th", { scope: "row" }, name), ...cells), cells, text };
    }),
  );
  const element = create(
    "div",
    { class: "summary" },
    create(
      "table",
      {},
      create(
        "thead",
        {},
        create("tr", {}, create("th", { scope: "col", class: "corner" }, report.accuracy), ...heads),
      ),
      ...rows.map((group) => create("tbody", {}, ...group.map(({ row }) => row))),
    ),
    create(
      "details",
      { class: "more" },
      create("summary", {}, report.formula),
      create("p", { class: "note" }, report.formulaText),
    ),
  );
  store.watch(
    ({ review }) => review,
    (review) => {
      if (!review) return;
      const sides = COLORS.map((color) => sideReport(review, color));
      for (const [index, { accuracy }] of sides.entries())
        setText(/** @type {HTMLElement} */ (accuracies[index]), accuracyText(accuracy));
      for (const { cells, text } of rows.flat())
        for (const [index, side] of sides.entries())
          setText(/** @type {HTMLElement} */ (cells[index]), text(side));
    },
  );
  return element;
}
