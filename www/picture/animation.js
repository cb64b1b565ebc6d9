// A game as an animated picture: its frames, put together of five pictures that hold all that can be on a square.

import gifenc from "gifenc";

/**
 * The parts of an animation.
 * @typedef {object} Animation
 * @property {number} size in pixels, of the width and the height
 * @property {number} rim in pixels
 * @property {number} cell in pixels
 * @property {readonly Uint8ClampedArray[]} pictures in red, green, blue and opacity: of an empty board, of boards full of black and of
 *   white discs, and of the same with each disc marked as the last one
 * @property {readonly Frame[]} frames
 * @property {boolean} isFlipped whether h8 stands in the upper left
 */

/** @typedef {{ board: string, last: number | null, delayMs: number }} Frame `last`: the index of a square, a1 the first */

/** The highest index stands for what does not change. */
const UNCHANGED = 255;

/**
 * Encodes an animation as GIF, which is played over and over.
 * @param {Animation} animation
 * @returns {Uint8Array}
 */
export function encodeGif({ size, rim, cell, pictures, frames, isFlipped }) {
  const { GIFEncoder, applyPalette, quantize } = gifenc;
  const palette = quantize(joined(pictures), UNCHANGED);
  const indexed = pictures.map((picture) => applyPalette(picture, palette));
  const tile = { size, rim, cell, indexed, isFlipped };
  const encoder = GIFEncoder();
  const pixels = new Uint8Array(indexed[0] ?? []);
  /** @type {Frame | null} */
  let before = null;
  for (const frame of frames) {
    const shown = before;
    if (shown) pixels.fill(UNCHANGED);
    for (let square = 0; square < 64; square += 1) {
      const kind = kindOf(frame, square);
      if (kind !== (shown ? kindOf(shown, square) : 0)) putTile(pixels, tile, kind, square);
    }
    const first = shown ? { transparent: true, transparentIndex: UNCHANGED } : { palette, repeat: 0 };
    // The picture before stays where nothing changes.
    encoder.writeFrame(pixels, size, size, { ...first, delay: frame.delayMs, dispose: 1 });
    before = frame;
  }
  encoder.finish();
  return encoder.bytes();
}

/** The picture that has what is on a square. @param {Frame} frame @param {number} square */
function kindOf({ board, last }, square) {
  const disc = "-XO".indexOf(board.charAt(square));
  return disc > 0 && last === square ? disc + 2 : disc;
}

/**
 * @param {Uint8Array} pixels
 * @param {{ size: number, rim: number, cell: number, indexed: readonly Uint8Array[], isFlipped: boolean }} tile
 * @param {number} kind
 * @param {number} square
 */
function putTile(pixels, { size, rim, cell, indexed, isFlipped }, kind, square) {
  const place = isFlipped ? 63 - square : square;
  const left = rim + (place % 8) * cell;
  const top = rim + (place >> 3) * cell;
  for (let row = top; row < top + cell; row += 1) {
    const from = row * size + left;
    pixels.set(/** @type {Uint8Array} */ (indexed[kind]).subarray(from, from + cell), from);
  }
}

/** @param {readonly Uint8ClampedArray[]} pictures */
function joined(pictures) {
  const all = new Uint8ClampedArray(pictures.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const picture of pictures) {
    all.set(picture, at);
    at += picture.length;
  }
  return all;
}
