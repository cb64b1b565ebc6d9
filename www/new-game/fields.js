import { create } from "../dom/elements.js";

// The parts of a form, as elements.

/** A value and what a person reads. @typedef {readonly [value: string, label: string]} Option */

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
