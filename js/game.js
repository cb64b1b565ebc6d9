// The entry `flipside/game`: the rules alone, usable at once. It has no WebAssembly, so there is no memory to free.

export { FlipsideError } from "./error.js";
export { Game } from "./rules/game.js";

/**
 * @typedef {import("./types.js").Color} Color
 * @typedef {import("./types.js").Discs} Discs
 * @typedef {import("./types.js").ErrorCode} ErrorCode
 * @typedef {import("./types.js").GameRecord} GameRecord
 * @typedef {import("./rules/openings.js").Language} Language
 * @typedef {import("./types.js").Move} Move
 * @typedef {import("./types.js").Square} Square
 */
