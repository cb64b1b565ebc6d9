// The elements that a board consists of, and what changes them no more than needed.

import { SQUARES } from "../rules/board.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {ReturnType<typeof buildTree>} Tree */

/** Builds the board, empty. */
export function buildTree() {
  const cells = SQUARES.map((square, index) =>
    create(
      "button",
      {
        ...{ type: "button", role: "gridcell", tabindex: "-1", class: "cell", part: "square" },
        ...{ "data-square": square },
        // Coordinates inside the squares stand in those of the upper and the left edge.
        ...(index < 8 && { "data-file": square.charAt(0) }),
      },
      create("span", {
        ...{ class: "value", part: "value", "aria-hidden": "true" },
        ...(index % 8 === 0 && { "data-rank": square.charAt(1) }),
      }),
    ),
  );
  const rows = Array.from({ length: 8 }, (_, rank) =>
    create("div", { role: "row", class: "row" }, ...cells.slice(8 * rank, 8 * rank + 8)),
  );
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
    ...[coordinates("files", "abcdefgh"), coordinates("ranks", "12345678")],
    create("div", { class: "field" }, grid, marks, pass),
    ...[keys, said],
  );
  return { root, grid, cells, marks, pass, keys, said };
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function create(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
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
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
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

/** @param {string} kind @param {string} names */
function coordinates(kind, names) {
  return create(
    "div",
    { class: kind, part: "coordinates", "aria-hidden": "true" },
    ...[...names].map((name) => create("span", {}, name)),
  );
}
