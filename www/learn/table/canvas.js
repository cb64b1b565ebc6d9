/** @import { Place } from "./watch.js" */

/** What a color says. @typedef {"depth" | "age"} Scheme */

/** Of a canvas in its own pixels: each size of the table divides it, so that all places are alike. */
export const SIDE = 512;

/** Deep blue to pale yellow: it reads in gray as well, and on light and dark ground. */
const DEPTHS = ["#2f2a75", "#354f9e", "#2b72a8", "#22929f", "#2bae8b", "#61c768", "#aadb4b", "#f4e93c"];
/** From the search that runs to long ago. */
const AGES = ["#f2b632", "#e0793a", "#c14a54", "#94336b", "#6a2b74", "#4b2c6e", "#3b3560", "#4a4a55"];

/** How many moves deep the next color begins. */
const DEPTH_STEP = 2;

/** The colors of a scheme, in the order of its legend. @param {Scheme} scheme */
export const colorsOf = (scheme) => (scheme === "depth" ? DEPTHS : AGES);

/** Squares of this size and larger have a gap between them. */
const LARGE = 8;

/** The colors as a picture's memory holds them. @type {Readonly<Record<Scheme, readonly number[]>>} */
const PIXELS = { depth: DEPTHS.map(pixelOf), age: AGES.map(pixelOf) };

/**
 * Draws the places of one tier, bucket by bucket, from the upper left: a pixel each in a small picture, which is then enlarged at once.
 * @param {HTMLCanvasElement} canvas
 * @param {number} buckets
 */
export function createTier(canvas, buckets) {
  const columns = Math.sqrt(buckets);
  const image = new ImageData(columns, columns);
  const pixels = new Uint32Array(image.data.buffer);
  const small = new OffscreenCanvas(columns, columns).getContext("2d");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  return {
    /** @param {Place} place @param {Scheme} scheme */
    set({ bucket, depth, age }, scheme) {
      const colors = PIXELS[scheme];
      const step = scheme === "depth" ? Math.floor(depth / DEPTH_STEP) : age;
      pixels[bucket] = depth < 0 ? 0 : Number(colors[Math.min(colors.length - 1, Math.max(0, step))]);
    },
    paint() {
      if (!context || !small) return;
      small.putImageData(image, 0, 0);
      context.imageSmoothingEnabled = false;
      context.clearRect(0, 0, SIDE, SIDE);
      context.drawImage(small.canvas, 0, 0, SIDE, SIDE);
      const size = SIDE / columns;
      for (let at = size; size >= LARGE && at <= SIDE; at += size) {
        context.clearRect(at - 1, 0, 1, SIDE);
        context.clearRect(0, at - 1, SIDE, 1);
      }
    },
  };
}

/** @param {string} color such as "#2f2a75" @returns {number} alpha, blue, green and red, the highest first */
function pixelOf(color) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return ((0xff << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
