// The entry `flipside/library`: exact results that last.

export { FlipsideError } from "./host/error.js";
export { Library } from "./library/library.js";
export * from "./library/types.js";
