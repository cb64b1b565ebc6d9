// The main entry of the package: it contains the WebAssembly module and the script of the worker.

import { assets } from "./assets.js";
import { decodeBase64 } from "./base64.js";
import WASM from "./generated/wasm-base64.js";
import WORKER from "./generated/worker-source.js";
import { inflated } from "./inflate.js";
import { fromSource, fromUrl } from "./spawn.js";

export { characters, defaultCharacter } from "./characters.js";
export { Engine } from "./engine.js";
export { FlipsideError } from "./error.js";
export { handicapGame } from "./handicap.js";
export { init } from "./init.js";
export { EnginePool } from "./pool.js";
export { Game } from "./rules/game.js";
export * from "./types.js";

// Under another name, so that bundlers do not take `worker.js` for an asset to copy.
const here = import.meta.url;

assets.wasm = () => inflated(decodeBase64(WASM));
assets.workers = [
  () => fromSource(WORKER),
  // Where a content security policy forbids the first way, it may allow the file next to this one.
  () => fromUrl(new URL("worker.js", here)),
];
