// The main entry of the package: it contains the WebAssembly module and the script of the worker.

import { fromSource, fromUrl } from "./backends/spawn.js";
import WASM from "./generated/wasm-base64.js";
import WORKER from "./generated/worker-source.js";
import { decodeBase64 } from "./host/bytes/base64.js";
import { inflated } from "./host/bytes/inflate.js";
import { assets } from "./loading/assets.js";

export { characters, defaultCharacter } from "./calls/characters.js";
export { Engine } from "./calls/engine.js";
export { EnginePool } from "./calls/pool.js";
export { Game } from "./game/game.js";
export { handicapGame } from "./game/handicap.js";
export { FlipsideError } from "./host/error.js";
export { init } from "./loading/init.js";
export * from "./types.js";

// Under another name, so that bundlers do not take `worker.js` for an asset to copy.
const here = import.meta.url;

// Not at once: a worker is started first, and loads its script meanwhile.
assets.wasm = () => Promise.resolve(WASM).then(decodeBase64).then(inflated);
assets.workers = [
  () => fromSource(WORKER),
  // Where a content security policy forbids the first way, it may allow the file next to this one.
  () => fromUrl(new URL("worker.js", here)),
];
