// The elements that a board consists of, and what changes them no more than needed.

import { SQUARES } from "../../rules/board.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {ReturnType<typeof buildTree>} Tree */

/** Builds the board, empty. */
export function buildTree() {
  const cells = SQUARES.map((square) =>
    create(
      "button",
      {
        type: "button",
        role: "gridcell",
        tabindex: "-1",
        class: "cell",
        part: "square",
        "data-square": square,
      },
      create("span", { class: "value", part: "value", "aria-hidden": "true" }),
    ),
  );
  const rows = Array.from({ length: 8 }, () => create("div", { role: "row", class: "row" }));
  const [files, ranks] = [coordinates("files"), coordinates("ranks")];
  const marks = draw("svg", { class: "marks", part: "marks", viewBox: "0 0 8 8", "aria-hidden": "true" });
  const pass = create("p", { class: "pass", part: "pass", "aria-hidden": "true", hidden: "" });
  const grid = create(
    "div",
    { role: "grid", class: "board", part: "board", "aria-describedby": "keys" },
    ...rows,
  );
  const keys = create("p", { id: "keys", class: "unseen" });
  const said = create("p", { class: "unseen", role: "status" });
  const root = create(
    "div",
    { class: "root", part: "frame" },
    files,
    ranks,
    create("div", { class: "field" }, grid, marks, pass),
    keys,
    said,
  );
  return { root, grid, rows, files, ranks, cells, marks, pass, keys, said };
}

/**
 * Puts the squares in their places: a1 in the upper left or, where the board is flipped, h8. They stay upright, and are read in
 * the order in which they stand.
 * @param {Tree} tree
 * @param {boolean} isFlipped
 */
export function arrange({ rows, files, ranks, cells }, isFlipped) {
  const placed = isFlipped ? [...cells].reverse() : cells;
  for (const [index, row] of rows.entries()) row.replaceChildren(...placed.slice(8 * index, 8 * index + 8));
  for (const [index, cell] of placed.entries()) {
    const [file, rank] = /** @type {[string, string]} */ ([...String(cell.dataset.square)]);
    const [isUpper, isLeft] = [index < 8, index % 8 === 0];
    // Coordinates inside the squares stand in those of the upper and the left edge.
    setAttribute(cell, "data-file", isUpper && file);
    setAttribute(valuePlate(cell), "data-rank", isLeft && rank);
    if (isUpper) setText(/** @type {Element} */ (files.children[index]), file);
    if (isLeft) setText(/** @type {Element} */ (ranks.children[index / 8]), rank);
  }
}

/** Where the value of a move stands in its square. @param {Element} cell */
export function valuePlate(cell) {
  return /** @type {HTMLElement} */ (cell.querySelector(".value"));
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function create(tag, attributes = {}, ...children) {
  const element = withAttributes(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

/**
 * An element of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @returns {SVGElement}
 */
export function draw(tag, attributes) {
  return withAttributes(/** @type {SVGElement} */ (document.createElementNS(SVG, tag)), attributes);
}

/**
 * @template {Element} Kind
 * @param {Kind} element
 * @param {Record<string, string | number>} attributes
 */
function withAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | boolean} value false removes the attribute
 */
export function setAttribute(element, name, value) {
  if (value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value))
    element.setAttribute(name, value === true ? "" : value);
}

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {string} kind */
function coordinates(kind) {
  const names = Array.from({ length: 8 }, () => create("span"));
  return create("div", { class: kind, part: "coordinates", "aria-hidden": "true" }, ...names);
}
