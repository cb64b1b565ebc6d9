// The slim entry of the package: the WebAssembly module and the worker are files of their own.

import { assets } from "./assets.js";
import { fromUrl } from "./spawn.js";

export { characters, defaultCharacter } from "./characters.js";
export { Engine } from "./engine.js";
export { FlipsideError } from "./error.js";
export { handicapGame } from "./handicap.js";
export { init } from "./init.js";
export { EnginePool } from "./pool.js";
export { Game } from "./rules/game.js";
export * from "./types.js";

assets.workers = [
  // Bundlers recognize this pattern and copy the worker. The user provides the WebAssembly.
  () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
  // In Node, and where the package is loaded from another origin than the page.
  () => fromUrl(new URL("./worker.js", import.meta.url)),
];
