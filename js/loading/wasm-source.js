// Where the compiled engine comes from, as users give it. Types alone: they are public, and name nothing that a program may lack.

/**
 * A `WebAssembly.Module`, if the type libraries of the program declare it.
 * @typedef {typeof globalThis extends { WebAssembly: { Module: new (...source: never[]) => infer Module } } ? Module : never}
 *   CompiledModule
 */

/**
 * Where the compiled engine comes from: an address, a response, its bytes, or a compiled module.
 * @typedef {string | URL | Response | ArrayBuffer | ArrayBufferView | CompiledModule} WasmSource
 */

export {};
