// Where the parts of the graph are: a ply to the right, the leads of one side up and those of the other down.

/** @import { Color } from "../../state/types.js" */
import { opponentOf } from "../../game/plies.js";

/** The leads at which there is a line and a name: as the scale is a root, they stand as far from each other as from an even game. */
export const TICKS = Object.freeze([40, 10, 0, -10, -40]);

/** The highest score. */
const MOST = 64;

/** A graph that is lower than this is a strip: it has the course and its lines, but no room for words. */
const LEAST_WITH_LABELS = 110;

/** What each move lost is drawn in a lane of its own below, above the names of the phases. */
const LABELED = { left: 34, right: 10, above: 8, lane: 24, labels: 17 };
const STRIP = { left: 8, right: 8, above: 7, lane: 0, labels: 7 };

/**
 * The places in a graph of a size.
 * @param {{ width: number, height: number, text: number }} size in pixels, and how much larger than usual texts are
 * @param {number} total plies
 * @param {Color} upper whose leads point up
 */
export function scaleOf({ width, height, text }, total, upper) {
  const isStrip = height < LEAST_WITH_LABELS * text;
  const { right: after, above: top, lane, ...named } = isStrip ? STRIP : LABELED;
  const [left, labels] = isStrip ? [named.left, named.labels] : [text * named.left, text * named.labels];
  const right = Math.max(left + 1, width - after);
  const step = (right - left) / Math.max(1, total);
  const bottom = height - labels - lane;
  const up = upper === "black" ? 1 : -1;
  return {
    upper,
    lower: opponentOf(upper),
    isStrip,
    left,
    right,
    top,
    bottom,
    base: bottom + lane,
    end: height,
    step,
    /** How wide the bar of a loss is. */
    width: Math.min(0.8 * step, 14),
    /** @param {number} ply */
    x: (ply) => left + step * ply,
    /** @param {number} score for black; with a root scale, so that small leads show */
    y: (score) =>
      top +
      ((bottom - top) / 2) * (1 - up * Math.sign(score) * Math.sqrt(Math.min(MOST, Math.abs(score)) / MOST)),
    /** How high the bar of a loss is. @param {number} loss in discs */
    bar: (loss) => Math.max(0, lane - 4) * Math.sqrt(Math.min(MOST, loss) / MOST),
    /** The ply nearest to a place. @param {number} x */
    ply: (x) => Math.max(0, Math.min(total, Math.round((x - left) / step))),
  };
}
