/** Where the page takes the engine from: the built package, beside the page on any static host. */

/** @typedef {import("./dist/book.js").Book} Book */
/** @typedef {import("./dist/slim.js").Color} Color */
/** @typedef {import("./dist/slim.js").Engine} Engine */
/** @typedef {import("./dist/slim.js").Found} Found */
/** @typedef {import("./dist/slim.js").Limits} Limits */
/** @typedef {import("./dist/slim.js").Line} Line */
/** @typedef {import("./dist/slim.js").Report} Report */
/** @typedef {import("./dist/slim.js").Review} Review */
/** @typedef {import("./dist/slim.js").Style} Style */
/** @typedef {import("./dist/slim.js").ReviewedMove} ReviewedMove */
/**
 * @template Answer
 * @typedef {import("./dist/slim.js").Search<Answer>} Search
 */
/** @typedef {typeof import("./dist/slim.js").Game} GameClass */

/** @typedef {import("./dist/board.js").Mark} Mark */

export { OthelloBoard } from "./dist/board.js";
export { Game, handicapGame } from "./dist/game.js";

/**
 * Loads one engine in a worker of its own, both from plain files so that a strict content security policy allows them.
 * Rejects when a file is missing or the browser cannot run it.
 * @returns {Promise<Engine>}
 */
export async function loadEngine() {
  const { Engine } = await import("./dist/slim.js");
  return Engine.create({ wasm: new URL("./dist/engine_bg.wasm", import.meta.url) });
}

/** Loads the opening book of the package. @returns {Promise<Book>} */
export async function loadBook() {
  const { Book } = await import("./dist/book.js");
  return Book.load();
}
