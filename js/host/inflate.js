import { FlipsideError } from "./error.js";

/**
 * Decompresses a module packed with gzip. The response can be compiled while it is decompressed.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Response}
 * @throws {FlipsideError} `UNSUPPORTED` without `DecompressionStream`
 */
export function inflated(bytes) {
  if (typeof DecompressionStream !== "function") {
    throw new FlipsideError(
      "UNSUPPORTED",
      "DecompressionStream is missing here (any browser since 2023 has it)",
    );
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": "application/wasm" } });
}
