/** Decodes base64 to bytes. @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function decodeBase64(text) {
  // Node before 25 lacks it, as do browsers before 2025.
  const { fromBase64 = decodeByCharacters } = /** @type {{ fromBase64?: typeof decodeByCharacters }} */ (
    /** @type {unknown} */ (Uint8Array)
  );
  return fromBase64(text);
}

/** Works everywhere, but takes ten milliseconds for the engine, because nothing has optimized the loop yet. @param {string} text */
export function decodeByCharacters(text) {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
