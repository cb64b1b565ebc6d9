// The entry `flipside/game`: the rules alone, usable at once. It has no WebAssembly, so there is no memory to free.

export { Game } from "./game/game.js";
export { handicapGame } from "./game/handicap.js";
export { canonical, transform } from "./game/symmetry.js";
export { FlipsideError } from "./host/error.js";

/**
 * @typedef {import("./game/symmetry.js").Canonical} Canonical
 * @typedef {import("./generated/types.js").Color} Color
 * @typedef {import("./game/game.js").Discs} Discs
 * @typedef {import("./host/error.js").ErrorCode} ErrorCode
 * @typedef {import("./host/error.js").ErrorRecord} ErrorRecord
 * @typedef {import("./notation/saved.js").GameRecord} GameRecord
 * @typedef {import("./game/openings.js").Language} Language
 * @typedef {import("./generated/types.js").Move} Move
 * @typedef {import("./game/position-like.js").PositionLike} PositionLike
 * @typedef {import("./generated/types.js").Square} Square
 * @typedef {import("./game/symmetry.js").Symmetry} Symmetry
 */
