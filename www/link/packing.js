// A text packed for a link: compressed by the platform, in the characters that no program escapes.

/** More would stop the page: a short link can claim to hold millions of characters. */
const MOST_BYTES = 16_384;

/** @param {string} text @returns {Promise<string | null>} `null` where it is longer than what is unpacked */
export async function packed(text) {
  const given = new Blob([text]);
  if (given.size > MOST_BYTES) return null;
  const stream = given.stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** @param {string} text as `packed` gives it @returns {Promise<string>} rejects where it is damaged, or holds too much */
export async function unpacked(text) {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const given = new Blob([Uint8Array.from(binary, (sign) => sign.charCodeAt(0))]);
  const stream = given.stream().pipeThrough(new DecompressionStream("deflate"));
  return new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(stream));
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream of which no more is read than is allowed */
async function bytesOf(stream) {
  const reader = stream.getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length <= MOST_BYTES) continue;
    await reader.cancel();
    throw new Error(`expected at most ${MOST_BYTES} bytes, found ${length} or more`);
  }
  return new Blob(parts).arrayBuffer();
}
