// Where the parts of the graph are: a ply to the right, black's lead up and white's down.

/** The leads at which there is a line. */
export const TICKS = Object.freeze([40, 20, 0, -20, -40]);

/** The highest score. */
const MOST = 64;

const LEFT = 34;
const RIGHT = 10;
const TOP = 8;
const PLOT = 148;
/** What each move lost is drawn in a lane of its own below. */
const LANE = 30;
const LABELS = 18;

/** The height of the whole graph in pixels. */
export const HEIGHT = TOP + PLOT + LANE + LABELS;

/**
 * The places in a graph of a width.
 * @param {number} width in pixels
 * @param {number} total plies
 */
export function scaleOf(width, total) {
  const right = Math.max(LEFT + 1, width - RIGHT);
  const step = (right - LEFT) / Math.max(1, total);
  return {
    left: LEFT,
    right,
    top: TOP,
    bottom: TOP + PLOT,
    base: TOP + PLOT + LANE,
    end: HEIGHT,
    step,
    /** @param {number} ply */
    x: (ply) => LEFT + step * ply,
    /** @param {number} score for black; with a root scale, so that small leads show */
    y: (score) =>
      TOP + (PLOT / 2) * (1 - Math.sign(score) * Math.sqrt(Math.min(MOST, Math.abs(score)) / MOST)),
    /** How high the bar of a loss is. @param {number} loss in discs */
    bar: (loss) => (LANE - 5) * Math.sqrt(Math.min(MOST, loss) / MOST),
    /** The ply nearest to a place. @param {number} x */
    ply: (x) => Math.max(0, Math.min(total, Math.round((x - LEFT) / step))),
  };
}
