import { pick } from "../support/random.js";

/**
 * Bytes with something wrong in them.
 * @param {() => number} random
 * @param {Uint8Array} saved
 * @param {(step: string) => void} note
 */
export function altered(random, saved, note) {
  const at = Math.floor(random() * saved.length);
  switch (pick(random, ["bit", "cut", "more", "swap", "zero", "header"])) {
    case "bit": {
      const bytes = saved.slice();
      const bit = 1 << Math.floor(random() * 8);
      note(`bit ${bit} of byte ${at}`);
      bytes[at] ^= bit;
      return bytes;
    }
    case "cut":
      note(`cut at ${at}`);
      return saved.slice(0, Math.max(1, at));
    case "more":
      note("longer");
      return Uint8Array.from([...saved, ...saved.subarray(0, 1 + Math.floor(random() * 40))]);
    case "swap": {
      note(`halves swapped at ${at}`);
      return Uint8Array.from([...saved.subarray(at), ...saved.subarray(0, at)]);
    }
    case "zero":
      note(`zero from ${at}`);
      return saved.slice().fill(0, at, at + 64);
    default: {
      const bytes = saved.slice();
      const place = Math.floor(random() * 48);
      note(`byte ${place} of the header`);
      bytes[place] = Math.floor(random() * 256);
      return bytes;
    }
  }
}
