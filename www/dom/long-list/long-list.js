// A list of any length: it scrolls through all of its rows, but only those in view are elements. What stands in them comes when it is
// needed, a hundred rows at a time, so a list of 130,000 is there as soon as one of ten.

import { create, setAttribute } from "../elements.js";
import { CHUNK, chunksOf, keyTarget, rowsInView } from "./rows.js";

/** How many chunks are kept: others are loaded again when one goes back to them. */
const MOST_CHUNKS = 60;

/** How many chunks are asked for at once. A person who drags through a long list wants the last ones, not those that flew by. */
const MOST_ASKED = 2;

/**
 * How a list is made.
 * @template Item
 * @typedef {object} LongListParts
 * @property {string} label
 * @property {HTMLElement} [head] a row of column headers
 * @property {(from: number, count: number) => Promise<readonly Item[]>} load
 * @property {(item: Item | undefined, index: number) => Node[]} cells of a row; the item is `undefined` until it has come
 * @property {(item: Item, index: number) => void} choose a row was clicked, or Enter was pressed on it
 * @property {(item: Item, index: number) => void} [remove] Delete was pressed on a row, or its button that does so
 * @property {(error: unknown) => void} fail
 */

/**
 * @template Item
 * @param {LongListParts<Item>} parts
 */
export function createLongList({ label, head, load, cells, choose, remove, fail }) {
  const all = create("div", { class: "all", role: "presentation" });
  // As high as a row: its height is told by the style, in whatever unit.
  const measure = create("div", { class: "measure", role: "presentation" });
  all.append(measure);
  const body = create("div", { class: "body", role: "rowgroup" }, all);
  const element = create("div", { class: "long-list", role: "grid", "aria-label": label });
  if (head) element.append(create("div", { role: "rowgroup", class: "head" }, head));
  element.append(body);
  const headRows = head ? 1 : 0;

  let total = 0;
  /** Rows of another list that come late are not put into this one. */
  let edition = 0;
  /** The row that has the focus, or gets it first. */
  let active = 0;
  /** The row on which Enter was pressed before what stands in it had come. */
  let awaited = -1;
  /** @type {Map<number, readonly Item[]>} */
  const chunks = new Map();
  /** @type {Set<number>} */
  const asked = new Set();
  /** @type {Map<number, HTMLElement>} */
  const drawn = new Map();

  const itemAt = (/** @type {number} */ index) => chunks.get(Math.floor(index / CHUNK))?.[index % CHUNK];
  let height = 40;
  // Known from events: asking the browser for them makes it lay out the page at once.
  let [top, seen] = [0, 0];
  const inView = () => rowsInView(top, seen, height, total);

  const fill = (/** @type {HTMLElement} */ row, /** @type {number} */ index) => {
    const item = itemAt(index);
    row.replaceChildren(...cells(item, index));
    setAttribute(row, "data-loaded", item !== undefined);
  };
  const place = (/** @type {HTMLElement} */ row, /** @type {number} */ index) => {
    row.style.transform = `translateY(${index * height}px)`;
  };
  const rowFor = (/** @type {number} */ index) => {
    const row = create("div", { role: "row", "aria-rowindex": String(index + 1 + headRows) });
    row.dataset.index = String(index);
    place(row, index);
    fill(row, index);
    return row;
  };
  const ask = () => {
    const { first, last } = inView();
    for (const chunk of chunksOf(first, last)) {
      if (chunks.has(chunk) || asked.has(chunk) || asked.size >= MOST_ASKED) continue;
      const of = edition;
      asked.add(chunk);
      load(chunk * CHUNK, CHUNK)
        .then((items) => {
          if (of === edition) take(chunk, items);
        })
        .catch(fail);
    }
  };
  const take = (/** @type {number} */ chunk, /** @type {readonly Item[]} */ items) => {
    asked.delete(chunk);
    chunks.set(chunk, items);
    const [oldest = chunk] = chunks.keys();
    if (chunks.size > MOST_CHUNKS) chunks.delete(oldest);
    for (const [index, row] of drawn) if (Math.floor(index / CHUNK) === chunk) fill(row, index);
    ask();
    const item = itemAt(awaited);
    if (item === undefined) return;
    const index = awaited;
    awaited = -1;
    // The focus may have gone elsewhere.
    if (index === active) choose(item, index);
  };
  const draw = () => {
    if (seen === 0) return;
    const { from, to } = inView();
    for (const [index, row] of drawn) {
      // What has the focus stays, wherever it is.
      if ((index >= from && index < to) || row.contains(document.activeElement)) continue;
      row.remove();
      drawn.delete(index);
    }
    // From the last to the first: each stands before the next one, as it is read.
    for (let index = to - 1; index >= from; index -= 1) {
      if (drawn.has(index)) continue;
      const row = rowFor(index);
      all.insertBefore(row, drawn.get(index + 1) ?? null);
      drawn.set(index, row);
    }
    const reachable = drawn.has(active) ? active : from;
    for (const [index, row] of drawn) row.tabIndex = index === reachable ? 0 : -1;
    ask();
  };
  const clear = () => {
    edition += 1;
    awaited = -1;
    chunks.clear();
    asked.clear();
    for (const row of drawn.values()) row.remove();
    drawn.clear();
  };
  const scrollTo = (/** @type {number} */ to) => {
    if (to === top) return;
    body.scrollTop = to;
    top = to;
  };
  /** Gives a row the focus, and scrolls just so far that it is in view. @param {number} index */
  const focus = (index) => {
    active = Math.max(0, Math.min(total - 1, index));
    const above = active * height;
    scrollTo(Math.max(Math.min(top, above), above + height - seen));
    draw();
    drawn.get(active)?.focus({ preventScroll: true });
  };
  const rowOf = (/** @type {EventTarget | null} */ target) => {
    const row = target instanceof Element ? target.closest("[data-index]") : null;
    const index = row instanceof HTMLElement ? Number(row.dataset.index) : -1;
    const item = itemAt(index);
    return item === undefined ? null : { item, index };
  };

  body.addEventListener(
    "scroll",
    () => {
      top = body.scrollTop;
      draw();
    },
    { passive: true },
  );
  new ResizeObserver(() => {
    height = measure.getBoundingClientRect().height || height;
    [top, seen] = [body.scrollTop, body.clientHeight];
    for (const [index, row] of drawn) place(row, index);
    all.style.height = `${total * height}px`;
    draw();
  }).observe(body);
  body.addEventListener("focusin", ({ target }) => {
    const row = target instanceof Element ? target.closest("[data-index]") : null;
    if (row instanceof HTMLElement) active = Number(row.dataset.index);
    for (const [index, each] of drawn) each.tabIndex = index === active ? 0 : -1;
  });
  body.addEventListener("click", ({ target }) => {
    const row = rowOf(target);
    if (!row) return;
    const isRemoving = target instanceof Element && target.closest("[value=delete]");
    if (isRemoving) remove?.(row.item, row.index);
    else choose(row.item, row.index);
  });
  body.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof Element && event.target.matches("[role=row]"))) return;
    const page = Math.max(1, Math.floor(seen / height) - 1);
    const to = keyTarget(event.key, active, page, total);
    const row = rowOf(event.target);
    if (to !== null) focus(to);
    else if (event.key === "Enter" && row) choose(row.item, row.index);
    else if (event.key === "Enter") awaited = active;
    else if (event.key === "Delete" && row && remove) remove(row.item, row.index);
    else return;
    // Else the page would step through the game, or the form be sent.
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    element,
    /**
     * Shows another list, or the same one as it is now.
     * @param {number} count of its rows
     * @param {{ isSame?: boolean, index?: number }} [how] whether the list stays where it is, or which row gets the focus in its middle
     */
    show(count, { isSame = false, index } = {}) {
      const hadFocus = body.contains(document.activeElement);
      total = count;
      clear();
      setAttribute(element, "aria-rowcount", String(count + headRows));
      all.style.height = `${total * height}px`;
      if (!isSame) {
        active = 0;
        scrollTo(0);
      }
      active = Math.max(0, Math.min(active, total - 1));
      draw();
      if (total === 0) return;
      if (index !== undefined) {
        // It may have been out of sight until now.
        [top, seen] = [body.scrollTop, body.clientHeight];
        scrollTo(Math.max(0, (index + 0.5) * height - seen / 2));
        focus(index);
      } else if (hadFocus) focus(active);
    },
    focus: () => focus(active),
  };
}
