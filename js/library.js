// The entry `flipside/library`: exact results that last.

export { FlipsideError } from "./error.js";
export { Library } from "./library/library.js";
export { Game } from "./rules/game.js";
export * from "./types.js";

/**
 * @typedef {import("./library/library.js").LibraryOptions} LibraryOptions
 * @typedef {import("./library/library.js").Solved} Solved
 */
