/** @import { Place } from "./table-view.js" */

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

/**
 * Draws the places of one tier, bucket by bucket, from the upper left.
 * @param {HTMLCanvasElement} canvas
 * @param {number} buckets
 */
export function createTier(canvas, buckets) {
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  const columns = Math.sqrt(buckets);
  const size = SIDE / columns;
  const gap = size >= 8 ? 1 : 0;
  return (/** @type {Place} */ { bucket, depth, age }, /** @type {Scheme} */ scheme) => {
    if (!context) return;
    const x = (bucket % columns) * size;
    const y = Math.floor(bucket / columns) * size;
    context.clearRect(x, y, size, size);
    if (depth < 0) return;
    const colors = colorsOf(scheme);
    const step = scheme === "depth" ? Math.floor(depth / DEPTH_STEP) : age;
    context.fillStyle = String(colors[Math.min(colors.length - 1, Math.max(0, step))]);
    context.fillRect(x, y, size - gap, size - gap);
  };
}
