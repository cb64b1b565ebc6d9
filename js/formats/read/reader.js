// What a reader of games says of itself. A reader is one file and a line in a list of `readers.js`; what opens texts and files, as a whole or part by
// part, goes by these lists. Nothing here runs.

/** @import { Color } from "../../generated/types.js" */
/** @import { WrittenGame } from "../imported.js" */
/** @import { Problem } from "../problems.js" */
/** @import { Diagram } from "./boards/diagrams.js" */
/** @import { Collected } from "./collected.js" */
/** @import { ReadOptions } from "./games.js" */

/**
 * What was read of a text, before it is checked.
 * @template {string} [Format=string]
 * @typedef {object} Read
 * @property {Format} format
 * @property {Collected} collected
 * @property {Diagram | undefined} [asked] a board whose side to move nobody knows
 * @property {boolean} [isCertain] whether it is of this format even where it has no legal move
 */

/**
 * A reader of texts.
 * @template {string} [Format=string]
 * @typedef {object} TextReader
 * @property {readonly Format[]} formats What it reads.
 * @property {(text: string, turn: Color | undefined) => Generator<void, Read<Format> | undefined>} read Reads in steps; undefined if a text
 *   is of another format. `turn` is for boards that do not name the side to move.
 * @property {(text: string) => Generator<void, number | undefined>} [lastEnd] Where the last game ends that is whole in a part of a text, 0
 *   if none does; `undefined` if the part is of another format.
 */

/**
 * A reader of bytes that are no text: a header, and records of one size.
 * @template {string} [Format=string]
 * @typedef {object} BytesReader
 * @property {Format} format What it reads.
 * @property {(bytes: Uint8Array, name: string) => boolean} isOf Whether a file is one of this format, by its bytes or the first of them,
 *   and its name, which may be empty.
 * @property {(bytes: Uint8Array, options: ReadOptions) => Generator<void, { games: WrittenGame[], problems: Problem[] }>} read Reads in
 *   steps; throws a `FlipsideError` `INVALID_DATA`.
 * @property {{ header: number, size: number, withCount: (bytes: Uint8Array, count: number) => void }} records The bytes of the header and
 *   of a record, and what writes into a header that so many records follow: a long file is read as several.
 * @property {Readonly<Record<string, RegExp>>} companions Files that go with one of this format, by the option that takes each: what their
 *   names end with.
 */

export {};
