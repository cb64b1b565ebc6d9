/** @import { Report } from "../package/flipside.js" */

// What solving takes, from positions of all kinds that were solved: a position may take a third or three times as much.

/** The nodes for 24 empty squares, and how many times more for each square that is empty besides. */
const NODES_AT_24 = 4.5e7;
const GROWTH = 2.1;

/** The nodes of a second until it is known how fast the machine is. */
const USUAL_SPEED = 6e6;

/** How many nodes it takes to tell how fast the machine is. */
const TELLING_NODES = 2e6;

/** How many nodes it usually takes to solve a position. @param {number} empties */
export function nodesToSolve(empties) {
  return NODES_AT_24 * GROWTH ** (empties - 24);
}

/** Estimates what it takes to solve a position, by how fast this machine is. */
export class SolveEstimate {
  #speed = USUAL_SPEED;

  /** Takes the speed of the machine from a search that was long enough. @param {Report | null} report */
  measure(report) {
    if (report && report.nodes >= TELLING_NODES && report.elapsedMs > 0)
      this.#speed = (report.nodes / report.elapsedMs) * 1000;
  }

  /** @param {number} empties @returns {number} */
  seconds(empties) {
    return nodesToSolve(empties) / this.#speed;
  }

  /**
   * @param {number} empties
   * @param {Report | null} report of the search so far
   * @returns {number | null} seconds; null if it takes longer than usual, so that they are not known
   */
  secondsLeft(empties, report) {
    const nodes = nodesToSolve(empties) - (report?.nodes ?? 0);
    return nodes > 0 ? nodes / this.#speed : null;
  }

  /** How much of it is done, never all. @param {number} empties @param {Report | null} report @returns {number} */
  share(empties, report) {
    return Math.min(0.97, (report?.nodes ?? 0) / nodesToSolve(empties));
  }
}
