import { fromUrl } from "./spawn.js";
import { supplies } from "./supplies.js";

export { Engine } from "./engine.js";
export { FlipsideError } from "./error.js";
export { Game } from "./game.js";
export { init } from "./init.js";
export { EnginePool } from "./pool.js";
export * from "./types.js";

// Bundlers know the first pattern and bring the worker's file along. The wasm is the user's to bring.
supplies.workers = [
  () =>
    typeof Worker === "function"
      ? new Worker(new URL("./worker.js", import.meta.url), { type: "module" })
      : fromUrl(new URL("./worker.js", import.meta.url)),
];
