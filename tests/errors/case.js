// What a case of an error is, and what many of them need.

/** @import * as Package from "flipside" */
/** @import * as BookPackage from "flipside/book" */

/**
 * @typedef {object} Environment
 * @property {typeof Package} flipside
 * @property {typeof BookPackage.Book} Book
 * @property {BookPackage.Book} book
 * @property {boolean} worker whether engines think in workers, or in the same thread
 * @property {Package.Engine} engine
 * @property {Package.EnginePool} pool
 */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {Package.ErrorCode} code
 * @property {RegExp} message
 * @property {(environment: Environment) => unknown} raise
 */

/** A caller without types may pass anything. @param {unknown} value @returns {any} */
export const anything = (value) => value;

export const SHORT = { depth: 2 };
