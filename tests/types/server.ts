// Compiled, never run: the package on a server, with the types of Node and without those of a browser.

import { Engine, EnginePool } from "flipside";
import { Library } from "flipside/library";

const engine = await Engine.create({ worker: false, wasm: new Uint8Array() });
const { move } = await engine.search("f5", { signal: AbortSignal.timeout(100) });
const library = await Library.open(new URL("file:///solved.flipside"));
const pool = await EnginePool.create({ library });

export { move, pool };
