// The entry `flipside/game`: the rules alone, usable at once. It has no WebAssembly, so there is no memory to free.

export { FlipsideError } from "./error.js";
export { handicapGame } from "./handicap.js";
export { Game } from "./rules/game.js";

/**
 * @typedef {import("./generated/types.js").Color} Color
 * @typedef {import("./rules/game.js").Discs} Discs
 * @typedef {import("./error.js").ErrorCode} ErrorCode
 * @typedef {import("./formats/saved.js").GameRecord} GameRecord
 * @typedef {import("./rules/openings.js").Language} Language
 * @typedef {import("./generated/types.js").Move} Move
 * @typedef {import("./generated/types.js").Square} Square
 */
