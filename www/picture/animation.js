// A game as an animated picture: its frames, put together of pictures that hold all that can be on a square.

/** @import { Frame } from "./frames.js" */
import gifenc from "gifenc";
import { KINDS, MARKED } from "./frames.js";

/**
 * The parts of an animation.
 * @typedef {object} Animation
 * @property {number} width in pixels
 * @property {number} height
 * @property {number} left of the first square
 * @property {number} top of it
 * @property {number} cell in pixels
 * @property {readonly Uint8ClampedArray[]} pictures in red, green, blue and opacity: one for each of `KINDS`
 * @property {readonly Frame[]} frames
 * @property {boolean} isFlipped whether h8 stands in the upper left
 */

/** The highest index stands for what does not change. */
const UNCHANGED = 255;

/**
 * Encodes an animation as GIF, which is played over and over.
 * @param {Animation} animation
 * @returns {Uint8Array}
 */
export function encodeGif({ width, height, left, top, cell, pictures, frames, isFlipped }) {
  const { GIFEncoder, applyPalette, quantize } = gifenc;
  const palette = quantize(joined(pictures), UNCHANGED);
  const indexed = pictures.map((picture) => applyPalette(picture, palette));
  const tile = { width, left, top, cell, indexed, isFlipped };
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
    encoder.writeFrame(pixels, width, height, { ...first, delay: frame.delayMs, dispose: 1 });
    before = frame;
  }
  encoder.finish();
  return encoder.bytes();
}

/** The picture that has what is on a square. @param {Frame} frame @param {number} square */
function kindOf({ board, last }, square) {
  const disc = /** @type {(typeof KINDS)[number]} */ (board.charAt(square));
  return KINDS.indexOf(disc, last === square ? MARKED : 0);
}

/**
 * @param {Uint8Array} pixels
 * @param {Pick<Animation, "width" | "left" | "top" | "cell" | "isFlipped"> & { indexed: readonly Uint8Array[] }} tile
 * @param {number} kind
 * @param {number} square
 */
function putTile(pixels, { width, left, top, cell, indexed, isFlipped }, kind, square) {
  const shown = isFlipped ? 63 - square : square;
  const first = top + (shown >> 3) * cell;
  for (let row = first; row < first + cell; row += 1) {
    const from = row * width + left + (shown % 8) * cell;
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
