// Which rows of a long list are drawn, which are asked for, and where a key leads.

/** How many rows come at a time. */
export const CHUNK = 100;

/** Rows that are drawn above those in view, and below: they are there already when one scrolls a little. */
const MARGIN = 8;

/**
 * The rows in view, from `first` to before `last`, and those that are drawn, from `from` to before `to`.
 * @param {number} top how far the list is scrolled, in pixels
 * @param {number} height of its part in view
 * @param {number} row height of a row
 * @param {number} total
 */
export function rowsInView(top, height, row, total) {
  const within = (/** @type {number} */ index) => Math.max(0, Math.min(total, index));
  const first = within(Math.floor(top / row));
  const last = within(Math.ceil((top + height) / row));
  return { first, last, from: within(first - MARGIN), to: within(last + MARGIN) };
}

/** The chunks that hold the rows from `first` to before `last`. @param {number} first @param {number} last */
export function chunksOf(first, last) {
  const [begin, end] = [Math.floor(first / CHUNK), Math.floor(Math.max(first, last - 1) / CHUNK)];
  return last > first ? Array.from({ length: end - begin + 1 }, (_, index) => begin + index) : [];
}

/**
 * The row to which a key leads; null where it leads nowhere.
 * @param {string} key
 * @param {number} active
 * @param {number} page how many rows are a page
 * @param {number} total
 */
export function keyTarget(key, active, page, total) {
  /** @type {Record<string, number | undefined>} */
  const targets = {
    ArrowUp: active - 1,
    ArrowDown: active + 1,
    PageUp: active - page,
    PageDown: active + page,
    Home: 0,
    End: total - 1,
  };
  const target = targets[key];
  return target === undefined || total === 0 ? null : Math.max(0, Math.min(total - 1, target));
}
