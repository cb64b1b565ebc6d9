import { create } from "../dom.js";

const SVG = "http://www.w3.org/2000/svg";

// The parts of a form, as elements.

/** A value and what a person reads. @typedef {readonly [value: string, label: string]} Option */

/**
 * One of some values, all in view.
 * @param {string} name
 * @param {readonly Option[]} options
 * @param {object} how
 * @param {string} how.columns the class that sets how many stand side by side
 * @param {(value: string) => Node} [how.picture] above the label
 */
export function choices(name, options, { columns, picture }) {
  const labels = options.map(([value, label]) =>
    create(
      "label",
      {},
      create("input", { type: "radio", name, value }),
      create("span", {}, ...(picture ? [picture(value)] : []), label),
    ),
  );
  return create("div", { class: `choices ${columns}` }, ...labels);
}

/**
 * One of many values.
 * @param {string} name
 * @param {string} label
 * @param {readonly (Option | { label: string, options: readonly Option[] })[]} entries groups have labels of their own
 */
export function list(name, label, entries) {
  const option = (/** @type {Option} */ [value, text]) => create("option", { value }, text);
  const select = create(
    "select",
    { name, id: `new-${name}` },
    ...entries.map((entry) =>
      "label" in entry
        ? create("optgroup", { label: entry.label }, ...entry.options.map(option))
        : option(entry),
    ),
  );
  return create("div", { class: "field" }, create("label", { for: `new-${name}` }, label), select);
}

/** @param {string} name @param {string} label @param {Record<string, string>} attributes of the input */
export function field(name, label, attributes) {
  const input = create("input", { name, id: `new-${name}`, ...attributes });
  return create("div", { class: "field" }, create("label", { for: `new-${name}` }, label), input);
}

/** @param {string} name @param {string} label @param {Record<string, string>} attributes of the slider */
export function range(name, label, attributes) {
  return create(
    "div",
    { class: "range" },
    create("label", { for: `new-${name}` }, label),
    create("output", { for: `new-${name}` }),
    create("input", { name, id: `new-${name}`, type: "range", step: "1", ...attributes }),
  );
}

/** @param {string} legend @param {Record<string, string>} attributes @param {Node[]} children */
export function fieldset(legend, attributes, ...children) {
  return create("fieldset", attributes, create("legend", {}, legend), ...children);
}

/** @param {string} name in icons.svg */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `./icons.svg#${name}`);
  svg.append(use);
  return svg;
}
