import { decodeBase64 } from "./base64.js";
import WASM from "./generated/wasm-base64.js";
import WORKER from "./generated/worker-source.js";
import { inflated } from "./inflate.js";
import { fromSource, fromUrl } from "./spawn.js";
import { supplies } from "./supplies.js";

export { Engine } from "./engine.js";
export { FlipsideError } from "./error.js";
export { init } from "./init.js";
export { EnginePool } from "./pool.js";
export { Game } from "./rules/game.js";
export * from "./types.js";

// By another name, so that bundlers do not take the file for one to bring along.
const here = import.meta.url;

supplies.wasm = () => inflated(decodeBase64(WASM));
supplies.workers = [
  () => fromSource(WORKER),
  // Where a content security policy forbids the first way, the file beside this one may be allowed.
  () => fromUrl(new URL("worker.js", here)),
];
