// The progress line of the commands that work on many positions.

import { grouped, speed } from "../figures.js";

/** The least time between two updates of the line, in milliseconds. */
const DRAW_EVERY_MS = 100;

/** A line on a terminal that shows the progress; nothing is written to other streams. */
export class Progress {
  #stream;
  #total;
  #began = performance.now();
  #drawn = 0;
  #isDrawn = false;
  #done = 0;
  /** The nodes of the finished items. */
  #nodes = 0;
  /** The nodes so far of the items under way. @type {Map<object, number>} */
  #running = new Map();

  /**
   * @param {NodeJS.WriteStream} stream
   * @param {number | undefined} total the number of items, if it is known
   */
  constructor(stream, total) {
    this.#stream = stream;
    this.#total = total;
  }

  /** Whether there is a terminal to show it on. */
  get isShown() {
    return this.#stream.isTTY;
  }

  /** Notes how many nodes an item has taken so far. @param {object} item @param {number} nodes */
  note(item, nodes) {
    this.#running.set(item, nodes);
    this.#draw();
  }

  /** Notes that an item is done. @param {object} item @param {number} nodes */
  finish(item, nodes) {
    this.#running.delete(item);
    this.#done += 1;
    this.#nodes += nodes;
    this.#draw();
  }

  /** Erases the line, so that other text can be printed. */
  clear() {
    if (!this.#isDrawn) return;
    this.#isDrawn = false;
    this.#drawn = 0;
    this.#stream.write("\r\u001b[K");
  }

  #draw() {
    const now = performance.now();
    if (!this.isShown || (this.#isDrawn && now - this.#drawn < DRAW_EVERY_MS)) return;
    this.#drawn = now;
    this.#isDrawn = true;
    const nodes = [...this.#running.values()].reduce((sum, each) => sum + each, this.#nodes);
    const ofTotal = this.#total === undefined ? "" : ` of ${grouped(this.#total)}`;
    const figures = [`${grouped(nodes)} nodes`, speed(nodes, now - this.#began)].join(", ");
    this.#stream.write(`\r\u001b[K${grouped(this.#done)}${ofTotal} done, ${figures}`);
  }
}
