// A picture of the board as a file to save or to hand on.

/** @import { Game } from "../package/flipside.js" */
/** @import { Picture } from "./svg.js" */
import { framesOf, KINDS, MARKED } from "./frames.js";
import { heightOf } from "./heading.js";
import { boardSvg, CELL, RIM } from "./svg.js";

/** The width in pixels: sharp on paper and on every screen, and still a small file. */
const SIZE = 1200;

/** How large an animation is, beside the drawing: squares are whole pixels. */
const GIF_SCALE = 0.75;

/** @param {string} svg of {@link import("./svg.js").boardSvg} @param {string} name without its ending @returns {File} */
export function svgFile(svg, name) {
  return new File([svg], `${name}.svg`, { type: "image/svg+xml" });
}

/**
 * The picture in pixels.
 * @param {string} svg
 * @param {string} name without its ending
 * @returns {Promise<File>}
 */
export async function pngFile(svg, name) {
  return new File([await pngOf(svg)], `${name}.png`, { type: "image/png" });
}

/** The picture in pixels. @param {string} svg @returns {Promise<Blob>} */
export async function pngOf(svg) {
  const { canvas } = await rendered(svg, SIZE);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!(blob instanceof Blob)) throw new Error("the browser made no picture");
  return blob;
}

/**
 * The game as an animated picture, move by move.
 * @param {Game} game
 * @param {Pick<Picture, "cloth" | "heading" | "isFlipped">} look
 * @param {string} name without its ending
 * @returns {Promise<File>}
 */
export async function gifFile(game, { cloth, heading = null, isFlipped = false }, name) {
  const width = GIF_SCALE * (8 * CELL + 2 * RIM);
  const height = width + GIF_SCALE * heightOf(heading);
  const squares = Array.from({ length: 64 }, (_, index) => "abcdefgh"[index % 8] + String((index >> 3) + 1));
  const pictures = [];
  for (const [kind, disc] of KINDS.entries()) {
    const svg = boardSvg({
      board: disc.repeat(64),
      title: "",
      heading,
      last: kind < MARKED ? [] : squares,
      ...(cloth ? { cloth } : {}),
      isFlipped,
    });
    pictures.push((await rendered(svg, width)).context.getImageData(0, 0, width, height).data);
  }
  const [left, top, cell] = [GIF_SCALE * RIM, height - width + GIF_SCALE * RIM, GIF_SCALE * CELL];
  const bytes = await encoded({
    width,
    height,
    left,
    top,
    cell,
    pictures,
    isFlipped,
    frames: framesOf(game),
  });
  return new File([bytes], `${name}.gif`, { type: "image/gif" });
}

/** @param {import("./animation.js").Animation} animation @returns {Promise<Uint8Array<ArrayBuffer>>} */
function encoded(animation) {
  const worker = new Worker(new URL("./animation.worker.js", import.meta.url), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error("the animation could not be made"));
    worker.postMessage(
      animation,
      animation.pictures.map(({ buffer }) => buffer),
    );
  }).finally(() => worker.terminate());
}

/** A picture, drawn in pixels. @param {string} svg @param {number} width */
async function rendered(svg, width) {
  const [, across = 1, down = 1] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
  const height = Math.round((width * down) / across);
  const url = URL.createObjectURL(svgFile(svg, ""));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("the browser made no picture");
    context.drawImage(image, 0, 0, width, height);
    return { canvas, context };
  } finally {
    URL.revokeObjectURL(url);
  }
}
