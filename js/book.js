// The entry `flipside/book`: the opening book. Its module and its data are files of their own, loaded when they are needed.

export { Book } from "./book/book.js";
export * from "./book/types.js";
export { FlipsideError } from "./host/error.js";
