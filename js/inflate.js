import { FlipsideError } from "./error.js";

/**
 * The module in bytes packed with gzip, as a response that is compiled while it is unpacked.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Response}
 * @throws {FlipsideError} `UNSUPPORTED` where nothing unpacks gzip
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
