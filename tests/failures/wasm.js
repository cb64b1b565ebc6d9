// The engine's module with another limit of memory. It imports nothing.

const MEMORY_SECTION = 5;

/**
 * The module as it is, but its memory cannot grow by more than so many pages of 64 KiB.
 * @param {Uint8Array} wasm
 * @param {number} growth
 */
export function withGrowthOf(wasm, growth) {
  for (let at = 8; at < wasm.length; ) {
    const section = wasm[at];
    const size = read(wasm, at + 1);
    const end = size.end + size.value;
    if (section === MEMORY_SECTION) {
      // One memory: its flags, then its least size.
      const least = read(wasm, size.end + 2);
      const body = [1, 1, ...write(least.value), ...write(least.value + growth)];
      return Uint8Array.from([
        ...wasm.subarray(0, at + 1),
        ...write(body.length),
        ...body,
        ...wasm.subarray(end),
      ]);
    }
    at = end;
  }
  throw new Error("the module has no memory");
}

/** A number of LEB128. @param {Uint8Array} bytes @param {number} at */
function read(bytes, at) {
  let value = 0;
  let end = at;
  for (let shift = 0; ; shift += 7) {
    value |= (bytes[end] & 0x7f) << shift;
    end += 1;
    if (bytes[end - 1] < 0x80) return { value, end };
  }
}

/** @param {number} value */
function write(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    bytes.push(rest < 0x80 ? rest : (rest & 0x7f) | 0x80);
    if (rest < 0x80) return bytes;
  }
}
