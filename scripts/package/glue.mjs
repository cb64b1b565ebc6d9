// The glue that wasm-bindgen writes, fitted to the package: importing it touches nothing, and it loads nothing itself.

import { Failure } from "../run.mjs";

/** What is found in the glue, and what takes its place. @type {[RegExp, string][]} */
const CHANGES = [
  [/^/, 'import { decoderFor, platform } from "../host/platform.js";\n'],
  // Where the package is imported there may be neither, so they are made when they are needed.
  [/^let cachedTextDecoder = .*\n.*\n/m, "let cachedTextDecoder, cachedTextEncoder;\n"],
  [/^const cachedTextEncoder = [\s\S]*?\n}\n/m, ""],
  [/if \(numBytesDecoded >= /, "if (!cachedTextDecoder || numBytesDecoded >= "],
  [/new TextDecoder\(/, "decoderFor("],
  // The package compiles the module.
  [
    /^async function __wbg_load[\s\S]*/m,
    `export default async function instantiate(module) {
    const instance = await WebAssembly.instantiate(module, __wbg_get_imports());
    cachedTextEncoder = new (platform("TextEncoder"))();
    __wbg_finalize_init(instance, module);
}
`,
  ],
];

/** The glue as the package has it. @param {string} glue as wasm-bindgen writes it */
export function fittedGlue(glue) {
  return changed(glue, CHANGES);
}

/** The declarations of that glue. @param {string} declarations as wasm-bindgen writes them */
export function fittedDeclarations(declarations) {
  const own = "export default function instantiate(module: WebAssembly.Module): Promise<void>;\n";
  return changed(declarations, [[/^export type InitInput [\s\S]*/m, own]]);
}

/** @param {string} text @param {[RegExp, string][]} changes */
function changed(text, changes) {
  return changes.reduce((before, [found, put]) => {
    if (!found.test(before)) throw new Failure(`wasm-bindgen writes no ${found} any more`);
    return before.replace(found, put);
  }, text);
}
