// The kinds of settings: what a setting is at first, which values it may have, and by which input of the form it is set.

/**
 * @template Value
 * @typedef {object} Setting
 * @property {Value} initial
 * @property {(value: unknown) => boolean} isAllowed
 * @property {readonly Value[]} [values] what can be chosen, in its order
 * @property {"checkbox" | "radio" | "range"} [input] the type of its inputs, where it stands in the form
 */

/**
 * @template Value
 * @param {Value} initial
 * @param {readonly Value[]} values
 * @param {Setting<Value>["input"]} input
 * @returns {Setting<Value>}
 */
function oneOf(initial, values, input) {
  return { initial, values, input, isAllowed: (value) => values.includes(/** @type {Value} */ (value)) };
}

/** On or off, by a switch. @param {boolean} initial */
export const toggle = (initial) => oneOf(initial, [false, true], "checkbox");

/**
 * One of some values, all in view.
 * @template {string | number} Value
 * @param {NoInfer<Value>} initial
 * @param {readonly Value[]} values
 * @returns {Setting<Value>}
 */
export const choice = (initial, values) => oneOf(initial, values, "radio");

/**
 * One of some values in a row, by a slider over them.
 * @template {string | number} Value
 * @param {NoInfer<Value>} initial
 * @param {readonly Value[]} values
 * @returns {Setting<Value>}
 */
export const step = (initial, values) => oneOf(initial, values, "range");

/** A whole number, by a slider. @param {number} initial @param {number} least @param {number} most */
export function whole(initial, least, most) {
  return step(
    initial,
    Array.from({ length: most - least + 1 }, (_, index) => least + index),
  );
}

/**
 * Several settings as one.
 * @template {Readonly<Record<string, Setting<any>>>} Table
 * @param {ValuesOf<Table>} initial
 * @param {Table} table
 * @returns {Setting<ValuesOf<Table>>}
 */
export function group(initial, table) {
  const isAllowed = (/** @type {unknown} */ value) => {
    const given = /** @type {Record<string, unknown>} */ (typeof value === "object" && value ? value : {});
    return Object.entries(table).every(([name, setting]) => setting.isAllowed(given[name]));
  };
  return { initial, isAllowed };
}

/** Set elsewhere than in the form. @template Value @param {Setting<Value>} setting @returns {Setting<Value>} */
export function elsewhere(setting) {
  return { ...setting, input: undefined };
}

/**
 * What the settings of a table are at first.
 * @template {Readonly<Record<string, Setting<any>>>} Table
 * @param {Table} table
 * @returns {ValuesOf<Table>}
 */
export function initialValues(table) {
  const entries = Object.entries(table).map(([name, { initial }]) => [name, initial]);
  return Object.freeze(Object.fromEntries(entries));
}

/**
 * The values of the settings of a table, by their names.
 * @template {Readonly<Record<string, Setting<any>>>} Table
 * @typedef {{ -readonly [Name in keyof Table]: Table[Name]["initial"] }} ValuesOf
 */
