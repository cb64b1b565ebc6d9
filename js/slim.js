// The slim entry of the package: the WebAssembly module and the worker are files of their own.

import { fromUrl } from "./backends/spawn.js";
import { assets } from "./loading/assets.js";

export { characters, defaultCharacter } from "./calls/characters.js";
export { Engine } from "./calls/engine.js";
export { EnginePool } from "./calls/pool.js";
export { Game } from "./game/game.js";
export { handicapGame } from "./game/handicap.js";
export { FlipsideError } from "./host/error.js";
export { init } from "./loading/init.js";
export * from "./types.js";

assets.workers = [
  // Bundlers recognize this pattern and copy the worker. The user provides the WebAssembly.
  () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
  // In Node, and where the package is loaded from another origin than the page.
  () => fromUrl(new URL("./worker.js", import.meta.url)),
];
