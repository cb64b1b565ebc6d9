// The entry `flipside/library`: exact results that last.

export { FlipsideError } from "./error.js";
export { Library } from "./library/library.js";

/**
 * @typedef {import("./error.js").ErrorCode} ErrorCode
 * @typedef {import("./library/library.js").LibraryOptions} LibraryOptions
 * @typedef {import("./generated/types.js").Move} Move
 * @typedef {import("./position-like.js").PositionLike} PositionLike
 * @typedef {import("./library/library.js").Solved} Solved
 */
