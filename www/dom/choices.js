import { create } from "./elements.js";

/**
 * One of some values, all in view.
 * @param {string} name
 * @param {readonly (readonly [value: string, label: string])[]} options
 * @param {object} [how]
 * @param {string} [how.columns] the class that sets how many stand side by side
 * @param {string} [how.chosen] the value to begin with
 * @param {(value: string) => Node | null} [how.picture] before the label
 */
export function choices(name, options, { columns = "", chosen, picture = () => null } = {}) {
  const labels = options.map(([value, label]) => {
    const input = create("input", { type: "radio", name, value, ...(value === chosen && { checked: "" }) });
    const drawn = picture(value);
    return create("label", {}, input, create("span", {}, ...(drawn ? [drawn] : []), label));
  });
  return create("div", { class: `choices ${columns}`.trim() }, ...labels);
}
