/**
 * A plain view of the same bytes: a class or an owner of theirs can change what they say of themselves.
 * @param {ArrayBuffer | ArrayBufferView} bytes
 * @returns {Uint8Array}
 */
export function plainView(bytes) {
  if (!ArrayBuffer.isView(bytes)) return new Uint8Array(bytes);
  const prototype =
    bytes instanceof DataView ? DataView.prototype : Object.getPrototypeOf(Uint8Array.prototype);
  const [buffer, byteOffset, byteLength] = ["buffer", "byteOffset", "byteLength"].map((name) =>
    Object.getOwnPropertyDescriptor(prototype, name)?.get?.call(bytes),
  );
  return new Uint8Array(buffer, byteOffset, byteLength);
}
