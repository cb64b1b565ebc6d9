// A picture of the board as a file to save or to hand on.

/** @import { Game } from "../package/flipside.js" */
/** @import { Picture } from "./svg.js" */
import { squareIndex } from "./record.js";
import { boardSvg, CELL, RIM } from "./svg.js";

/** The width and the height in pixels: sharp on paper and on every screen, and still a small file. */
const SIZE = 1200;

/** How large an animation is, beside the drawing: squares are whole pixels. */
const GIF_SCALE = 0.75;

/** How long a move of an animation is seen, and its start and its end, in milliseconds. */
const MOVE_MS = 700;
const START_MS = 1000;
const END_MS = 3000;

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
  const { canvas } = await drawn(svg, SIZE);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!(blob instanceof Blob)) throw new Error("the browser made no picture");
  return blob;
}

/**
 * The game as an animated picture, move by move.
 * @param {Game} game
 * @param {Pick<Picture, "cloth" | "isFlipped">} look
 * @param {string} name without its ending
 * @returns {Promise<File>}
 */
export async function gifFile(game, { cloth, isFlipped = false }, name) {
  const size = GIF_SCALE * (8 * CELL + 2 * RIM);
  const squares = Array.from({ length: 64 }, (_, index) => "abcdefgh"[index % 8] + String((index >> 3) + 1));
  const pictures = [];
  for (const [disc, last] of /** @type {[string, string[]][]} */ ([
    ["-", []],
    ["X", []],
    ["O", []],
    ["X", squares],
    ["O", squares],
  ])) {
    const svg = boardSvg({ board: disc.repeat(64), title: "", last, ...(cloth ? { cloth } : {}), isFlipped });
    pictures.push((await drawn(svg, size)).context.getImageData(0, 0, size, size).data);
  }
  const animation = { size, rim: GIF_SCALE * RIM, cell: GIF_SCALE * CELL, pictures, isFlipped };
  const bytes = await encoded({ ...animation, frames: framesOf(game) });
  return new File([bytes], `${name}.gif`, { type: "image/gif" });
}

/** The positions of a game, one after the other. @param {Game} game */
export function framesOf(game) {
  return [null, ...game.moves].flatMap((move, ply) => {
    if (move === "pass") return [];
    const isEnd = ply === game.moves.length;
    const last = move === null ? null : squareIndex(move);
    return [
      { board: game.at(ply).board, last, delayMs: isEnd ? END_MS : move === null ? START_MS : MOVE_MS },
    ];
  });
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

/** A picture, drawn in pixels. @param {string} svg @param {number} size */
async function drawn(svg, size) {
  const url = URL.createObjectURL(svgFile(svg, ""));
  try {
    const image = new Image(size, size);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("the browser made no picture");
    context.drawImage(image, 0, 0, size, size);
    return { canvas, context };
  } finally {
    URL.revokeObjectURL(url);
  }
}
