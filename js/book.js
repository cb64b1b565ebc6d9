// The entry `flipside/book`: the opening book. Its module and its data are files of their own, loaded when they are needed.

export { Book } from "./book/book.js";
export { FlipsideError } from "./error.js";
export { Game } from "./rules/game.js";
export * from "./types.js";

/**
 * @typedef {import("./book/book.js").BookOptions} BookOptions
 * @typedef {import("./book/files.js").BookSource} BookSource
 * @typedef {import("./book/learn.js").Lesson} Lesson
 * @typedef {import("./book/learn.js").Reviewer} Reviewer
 * @typedef {import("./book/learned.js").LearnedPosition} LearnedPosition
 * @typedef {import("./book/types.js").BookEntry} BookEntry
 * @typedef {import("./book/types.js").BookLine} BookLine
 * @typedef {import("./book/types.js").BookMove} BookMove
 * @typedef {import("./book/types.js").BookScore} BookScore
 * @typedef {import("./book/types.js").Games} Games
 */
