/** @import { Setting } from "../state/setting.js" */

/**
 * How an input of the form stands for a setting.
 * @template Value
 * @typedef {object} Control
 * @property {(input: { value: string, checked: boolean }) => Value} read what is chosen
 * @property {(value: Value, input: { value: string }) => object} write the properties of the input that choose a value
 */

/**
 * How the inputs of a setting stand for it; nothing for one that is set elsewhere.
 * @param {Setting<any>} setting
 * @returns {Control<any> | null}
 */
export function controlOf({ initial, input: type, values = [] }) {
  switch (type) {
    case "checkbox":
      return { read: ({ checked }) => checked, write: (checked) => ({ checked }) };
    case "radio":
      return {
        read: (input) => values.find((value) => String(value) === input.value) ?? initial,
        write: (value, input) => ({ checked: String(value) === input.value }),
      };
    case "range": {
      // A slider over numbers that follow each other stands at the number, any other one at the place in the row.
      const [first] = values;
      const least = values.every((value, index) => value === first + index) ? first : 0;
      return {
        read: ({ value }) => values[Number(value) - least] ?? initial,
        write: (value) => ({
          min: least,
          max: least + values.length - 1,
          value: least + values.indexOf(value),
        }),
      };
    }
    default:
      return null;
  }
}
