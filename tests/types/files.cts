// Compiled, never run: the files of the package as CommonJS requires them.

import data from "flipside/book.bin";
import wasm from "flipside/engine_bg.wasm";
import { Engine } from "flipside/slim";

export const engine: Promise<Engine> = Engine.create({ wasm });
export const kept: string | ArrayBuffer | Uint8Array = data;
