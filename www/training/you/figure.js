// One figure: what it says in a sentence, the picture, the exercise that follows from it, and the table behind it.

import { create, createButton } from "../../dom/elements.js";
import { youTexts as texts } from "./text.js";

/**
 * A cell of a table; one with games opens them.
 * @typedef {string | { text: string, label: string, open: () => void }} Cell
 */

/**
 * @typedef {object} Figure
 * @property {string} kind
 * @property {string} sentence
 * @property {HTMLElement | null} picture
 * @property {{ label: string, act: () => void } | null} exercise
 * @property {{ head: readonly string[], rows: readonly (readonly Cell[])[] } | null} table
 */

/** @param {Figure} figure */
export function createFigure({ kind, sentence, picture, exercise, table }) {
  const title = texts.titles[/** @type {keyof typeof texts.titles} */ (kind)];
  const heading = create("h3", { id: `you-${kind}` }, title);
  const element = create(
    "section",
    { class: "figure", "data-kind": kind, "aria-labelledby": heading.id },
    heading,
    create("p", { class: "finding" }, sentence),
  );
  if (picture) element.append(picture);
  const below = create("div", { class: "below" });
  if (exercise) below.append(createButton(exercise.label, exercise.act));
  if (table) below.append(createTable(title, table));
  if (below.childElementCount > 0) element.append(below);
  return element;
}

/** @param {string} title @param {NonNullable<Figure["table"]>} table */
function createTable(title, { head, rows }) {
  const headCells = head.map((name) => create("th", { scope: "col" }, name));
  const bodyRows = rows.map(([name = "", ...cells]) =>
    create(
      "tr",
      {},
      create("th", { scope: "row" }, cellOf(name)),
      ...cells.map((cell) => create("td", {}, cellOf(cell))),
    ),
  );
  const summary = create("summary", {}, texts.table);
  return create(
    "details",
    {},
    summary,
    create(
      "div",
      { class: "scrolls" },
      create(
        "table",
        { "aria-label": title },
        create("thead", {}, create("tr", {}, ...headCells)),
        create("tbody", {}, ...bodyRows),
      ),
    ),
  );
}

/** @param {Cell} cell */
function cellOf(cell) {
  if (typeof cell === "string") return cell;
  const button = createButton(cell.text, cell.open);
  button.className = "quiet";
  button.setAttribute("aria-label", cell.label);
  return button;
}
