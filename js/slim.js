import { fromUrl } from "./spawn.js";
import { supplies } from "./supplies.js";

export { Engine } from "./engine.js";
export { FlipsideError } from "./error.js";
export { init } from "./init.js";
export { EnginePool } from "./pool.js";
export { Game } from "./rules/game.js";
export * from "./types.js";

supplies.workers = [
  // Bundlers know this pattern and bring the worker's file along. The wasm is the user's to bring.
  () => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }),
  // In Node, and where the package comes from another origin than the page.
  () => fromUrl(new URL("./worker.js", import.meta.url)),
];
