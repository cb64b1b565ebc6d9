// The options of the board as properties and attributes of the element.

import { ATTRIBUTES, DEFAULTS, readOption } from "./options.js";

/** @import { BoardOptions } from "./types.js" */

/** What the element extends. A server that renders pages has no elements, and may import the board all the same. */
export const Host = /** @type {new () => HTMLElement & BoardOptions} */ (globalThis.HTMLElement ?? class {});

const NAMES = /** @type {(keyof BoardOptions)[]} */ (Object.keys(DEFAULTS));

/** The attributes of the board. */
export const OBSERVED = Object.freeze(["position", ...Object.keys(ATTRIBUTES)]);

/**
 * Gives a class of elements a property for each option.
 * @template {HTMLElement} Board
 * @param {Board} prototype
 * @param {(board: Board) => BoardOptions} optionsOf
 * @param {(board: Board) => void} changed called when an option has another value
 */
export function defineOptions(prototype, optionsOf, changed) {
  for (const name of NAMES) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get: /** @this {Board} */ function () {
        return optionsOf(this)[name];
      },
      set: /** @this {Board} */ function (value) {
        const [options, read] = [optionsOf(this), readOption(name, value)];
        if (read === options[name]) return;
        Object.assign(options, { [name]: read });
        changed(this);
      },
    });
  }
}

/** Sets the property that an attribute stands for. @param {HTMLElement} board @param {string} attribute @param {string | null} text */
export function setByAttribute(board, attribute, text) {
  Reflect.set(board, ATTRIBUTES[attribute] ?? attribute, text);
}

/** Takes over what was set before the element was defined. @param {HTMLElement} board */
export function takeOver(board) {
  for (const name of ["position", ...NAMES]) {
    if (!Object.hasOwn(board, name)) continue;
    const value = Reflect.get(board, name);
    Reflect.deleteProperty(board, name);
    Reflect.set(board, name, value);
  }
}
