// The kinds of settings: what a setting is at first, which values it may have, and by what it is set in the form.

/**
 * @template Value
 * @typedef {object} Setting
 * @property {Value} initial
 * @property {(value: unknown) => boolean} isAllowed
 * @property {Control<Value> | null} control nothing for what is set elsewhere than in the form
 */

/**
 * How an input of the form stands for a setting.
 * @template Value
 * @typedef {object} Control
 * @property {"checkbox" | "radio" | "range"} type of the input
 * @property {readonly Value[]} values what can be chosen by it, in its order
 * @property {(input: { value: string, checked: boolean }) => Value} read what is chosen
 * @property {(value: Value, input: { value: string }) => object} write the properties of the input that choose a value
 */

/** On or off, by a switch. @param {boolean} initial @returns {Setting<boolean>} */
export function toggle(initial) {
  return {
    initial,
    isAllowed: (value) => typeof value === "boolean",
    control: {
      type: "checkbox",
      values: [false, true],
      read: ({ checked }) => checked,
      write: (checked) => ({ checked }),
    },
  };
}

/**
 * One of some values, all in view.
 * @template {string | number} Value
 * @param {NoInfer<Value>} initial
 * @param {readonly Value[]} values
 * @returns {Setting<Value>}
 */
export function choice(initial, values) {
  return {
    initial,
    isAllowed: (value) => values.some((each) => each === value),
    control: {
      type: "radio",
      values,
      read: (input) => values.find((value) => String(value) === input.value) ?? initial,
      write: (value, input) => ({ checked: String(value) === input.value }),
    },
  };
}

/**
 * One of some numbers in a row, by a slider over them.
 * @param {number} initial
 * @param {readonly number[]} values
 * @returns {Setting<number>}
 */
export function step(initial, values) {
  return {
    initial,
    isAllowed: (value) => values.some((each) => each === value),
    control: {
      type: "range",
      values,
      read: ({ value }) => values[Number(value)] ?? initial,
      write: (value) => ({ min: "0", max: String(values.length - 1), value: String(values.indexOf(value)) }),
    },
  };
}

/** A whole number, by a slider. @param {number} initial @param {number} least @param {number} most @returns {Setting<number>} */
export function whole(initial, least, most) {
  const values = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return {
    initial,
    isAllowed: (value) => values.some((each) => each === value),
    control: {
      type: "range",
      values,
      read: ({ value }) => Number(value),
      write: (value) => ({ min: String(least), max: String(most), value: String(value) }),
    },
  };
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
  return { initial, isAllowed, control: null };
}

/** Set elsewhere than in the form. @template Value @param {Setting<Value>} setting @returns {Setting<Value>} */
export function elsewhere(setting) {
  return { ...setting, control: null };
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
