import { FlipsideError } from "../error.js";
import { findBuiltin } from "../node.js";

/**
 * Decompresses a module packed with gzip. In browsers it comes as a response, which can be compiled while it is decompressed.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Response | Uint8Array<ArrayBuffer>}
 * @throws {FlipsideError} `UNSUPPORTED` without `DecompressionStream`
 */
export function inflated(bytes) {
  const zlib = findBuiltin("zlib");
  if (zlib) return new Uint8Array(zlib.gunzipSync(bytes));
  if (typeof DecompressionStream !== "function") {
    throw new FlipsideError(
      "UNSUPPORTED",
      "DecompressionStream is missing here (any browser since 2023 has it)",
    );
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": "application/wasm" } });
}
