// The properties of the board and their attributes.

import { ATTRIBUTES, DEFAULTS, readOption } from "./options.js";

/**
 * @import { Move } from "../generated/types.js"
 * @import { Options } from "./options.js"
 * @import { Coordinates, DiscSet, Mark, Movable, Texts, Theme, Value } from "./types.js"
 */

/** A server that renders pages has no elements. It may import the board all the same. */
const Host = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** The options of a board. @type {(board: BoardProperties) => Readonly<Options>} */
export let optionsOf;

/** What pages can set on a board, but for the position. A value that is not allowed throws `INVALID_OPTION`. */
export class BoardProperties extends Host {
  static observedAttributes = ["position", ...Object.keys(ATTRIBUTES)];

  /** @type {Options} */
  #options = { ...DEFAULTS };

  static {
    optionsOf = (board) => board.#options;
  }

  /** The last move, where it does not follow from the position; `null` when it does. @returns {Move | null} */
  get lastMove() {
    return this.#options.lastMove ?? null;
  }

  /** @param {Move | null} value */
  set lastMove(value) {
    this.#set("lastMove", value);
  }

  /** Whose discs can be placed: `"none"`, the default, `"black"`, `"white"` or `"both"`. @returns {Movable} */
  get movable() {
    return this.#options.movable;
  }

  /** @param {Movable} value */
  set movable(value) {
    this.#set("movable", value);
  }

  /** Whether squares where a disc can be placed have a dot. @returns {boolean} */
  get dots() {
    return this.#options.dots;
  }

  /** @param {boolean} value */
  set dots(value) {
    this.#set("dots", value);
  }

  /** Whether the discs are marked that a move would flip, when it is pointed at. @returns {boolean} */
  get previews() {
    return this.#options.previews;
  }

  /** @param {boolean} value */
  set previews(value) {
    this.#set("previews", value);
  }

  /** Where the letters and numbers of the squares stand: `"outside"`, in the frame, `"inside"` or `"none"`. @returns {Coordinates} */
  get coordinates() {
    return this.#options.coordinates;
  }

  /** @param {Coordinates} value */
  set coordinates(value) {
    this.#set("coordinates", value);
  }

  /** Whether the board has a frame. Without one, coordinates are inside. @returns {boolean} */
  get frame() {
    return this.#options.frame;
  }

  /** @param {boolean} value */
  set frame(value) {
    this.#set("frame", value);
  }

  /** The cloth: `"green"`, `"blue"`, `"wood"`, `"slate"` or `"contrast"`. @returns {Theme} */
  get theme() {
    return this.#options.theme;
  }

  /** @param {Theme} value */
  set theme(value) {
    this.#set("theme", value);
  }

  /** The discs: `"classic"`, `"flat"` or `"paper"`. @returns {DiscSet} */
  get discs() {
    return this.#options.discs;
  }

  /** @param {DiscSet} value */
  set discs(value) {
    this.#set("discs", value);
  }

  /** Whether discs sound; `false` by default. @returns {boolean} */
  get sound() {
    return this.#options.sound;
  }

  /** @param {boolean} value */
  set sound(value) {
    this.#set("sound", value);
  }

  /** Whether the device vibrates when a disc is placed on this board; `false` by default. @returns {boolean} */
  get vibration() {
    return this.#options.vibration;
  }

  /** @param {boolean} value */
  set vibration(value) {
    this.#set("vibration", value);
  }

  /** Whether moves are read to people who use a screen reader. @returns {boolean} */
  get announce() {
    return this.#options.announce;
  }

  /** @param {boolean} value */
  set announce(value) {
    this.#set("announce", value);
  }

  /** The values of moves, such as `lines` of an engine's report. @returns {readonly Value[]} */
  get values() {
    return this.#options.values;
  }

  /** @param {readonly Value[]} value */
  set values(value) {
    this.#set("values", value);
  }

  /** A line of moves from the position, shown as ghost discs with numbers. @returns {readonly string[]} */
  get line() {
    return this.#options.line;
  }

  /** @param {readonly string[]} value */
  set line(value) {
    this.#set("line", value);
  }

  /** Rings, dots, crosses, frames, hints and arrows over the board. @returns {readonly Mark[]} */
  get marks() {
    return this.#options.marks;
  }

  /** @param {readonly Mark[]} value */
  set marks(value) {
    this.#set("marks", value);
  }

  /** What the board says in words; those left out are in English. @returns {Readonly<Texts>} */
  get texts() {
    return this.#options.texts;
  }

  /** @param {Partial<Texts>} value */
  set texts(value) {
    this.#set("texts", value);
  }

  /** Takes over what was set before the element was defined. */
  connectedCallback() {
    for (const name of ["position", ...Object.keys(DEFAULTS)]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /**
   * @param {string} name
   * @param {string | null} _
   * @param {string | null} text
   */
  attributeChangedCallback(name, _, text) {
    Reflect.set(this, ATTRIBUTES[name] ?? name, text);
  }

  /** Draws the board again. @protected */
  changed() {}

  /**
   * @template {keyof Options} Key
   * @param {Key} name
   * @param {unknown} value
   */
  #set(name, value) {
    const read = readOption(name, value);
    if (read === this.#options[name]) return;
    this.#options[name] = read;
    this.changed();
  }
}
