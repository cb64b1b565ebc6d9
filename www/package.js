/** Where the page takes the engine from: the built package, beside the page on any static host. */

/** @typedef {typeof import("./dist/slim.js")} Package */
/** @typedef {import("./dist/slim.js").Engine} Engine */
/** @typedef {import("./dist/slim.js").Game} Game */

/**
 * Loads the package and one engine in a worker of its own, both from plain files so that a strict content
 * security policy allows them. Rejects when a file is missing or the browser cannot run it.
 * @returns {Promise<{ Game: Package["Game"], engine: Engine }>}
 */
export async function loadPackage() {
  const { Engine, Game } = await import("./dist/slim.js");
  const engine = await Engine.create({ wasm: new URL("./dist/engine_bg.wasm", import.meta.url) });
  return { Game, engine };
}
