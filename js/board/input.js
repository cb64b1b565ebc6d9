// Pointer and keyboard on the squares. One square at a time can be reached with Tab; the arrow keys move it.

import { SQUARES } from "../rules/board.js";

/** @type {ReadonlyMap<string, readonly [number, number]>} */
const STEPS = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
  ["Home", [-7, 0]],
  ["End", [7, 0]],
  ["PageUp", [0, -7]],
  ["PageDown", [0, 7]],
]);

/** How long a finger rests on a square to look at it rather than to play. */
const LONG_PRESS_MS = 450;

/**
 * @param {HTMLElement} grid
 * @param {readonly HTMLElement[]} cells a1 first
 * @param {object} board
 * @param {(index: number) => void} board.choose a square was clicked, or Enter pressed on it
 * @param {(index: number | null) => void} board.point the pointer or the focus is on a square now
 * @param {() => readonly number[]} board.legal the squares where a disc can be placed
 * @param {() => boolean} board.isFlipped
 * @returns {(index?: number, options?: FocusOptions) => void} gives a square the focus: the one that had it last when left out
 */
export function listen(grid, cells, { choose, point, legal, isFlipped }) {
  let cursor = SQUARES.indexOf("e6");
  cells[cursor]?.setAttribute("tabindex", "0");
  /** @param {number} [index] @param {FocusOptions} [options] */
  const focus = (index = cursor, options = {}) => {
    cells[cursor]?.setAttribute("tabindex", "-1");
    cursor = index;
    cells[cursor]?.setAttribute("tabindex", "0");
    cells[cursor]?.focus(options);
  };
  const indexOf = (/** @type {Event} */ event) => {
    const cell = event.target instanceof Element ? event.target.closest(".cell") : null;
    return cells.indexOf(/** @type {HTMLElement} */ (cell));
  };
  listenToPointer(grid, { choose, point, focus, indexOf });
  listenToKeys(grid, { focus, legal, isFlipped, cursor: () => cursor });
  grid.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) point(indexOf(event));
  });
  grid.addEventListener("focusout", () => point(null));
  return focus;
}

/**
 * @param {HTMLElement} grid
 * @param {object} board
 * @param {(index: number) => void} board.choose
 * @param {(index: number | null) => void} board.point
 * @param {(index?: number) => void} board.focus
 * @param {(event: Event) => number} board.indexOf
 */
function listenToPointer(grid, { choose, point, focus, indexOf }) {
  let looked = false;
  let timer = 0;
  let chosen = -1;
  grid.addEventListener("click", (event) => {
    const index = indexOf(event);
    // A click of a key has no count.
    if (index < 0 || (looked && event.detail > 0)) return;
    focus(index);
    choose(index);
    // It is not pointed at in the next position, though the pointer still rests on it.
    chosen = index;
  });
  grid.addEventListener("pointerover", (event) => {
    const index = indexOf(event);
    if (event.pointerType !== "mouse" || index === chosen) return;
    chosen = -1;
    point(index);
  });
  grid.addEventListener("pointerleave", () => point(null));
  grid.addEventListener("pointerdown", (event) => {
    looked = false;
    if (event.pointerType === "mouse") return;
    const index = indexOf(event);
    timer = window.setTimeout(() => {
      looked = true;
      point(index);
    }, LONG_PRESS_MS);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    grid.addEventListener(end, () => {
      clearTimeout(timer);
      if (looked) point(null);
    });
  }
  grid.addEventListener("contextmenu", (event) => looked && event.preventDefault());
}

/**
 * @param {HTMLElement} grid
 * @param {object} board
 * @param {(index: number) => void} board.focus
 * @param {() => readonly number[]} board.legal
 * @param {() => boolean} board.isFlipped
 * @param {() => number} board.cursor
 */
function listenToKeys(grid, { focus, legal, isFlipped, cursor }) {
  let file = "";
  /** Where a square stands, counted from the upper left; and the other way round. @param {number} index */
  const turned = (index) => (isFlipped() ? 63 - index : index);
  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event, file !== "");
    const step = STEPS.get(key);
    const typed = SQUARES.findIndex((square) => square === file + key);
    const before = file;
    // With Shift a letter is no file, but a key that a page may use.
    file = !event.shiftKey && /^[a-h]$/.test(key) ? key : "";
    if (step) focus(turned(moved(turned(cursor()), step)));
    else if (before && typed >= 0) focus(typed);
    else if (key === "m") focus(turned(nextOf(legal().map(turned), turned(cursor()), event.shiftKey)));
    else if (!file) return;
    event.preventDefault();
  });
}

/**
 * The key, with letters in lower case. Where a layout has no Latin letters, and where its digits need Shift, the place of the key counts.
 * @param {KeyboardEvent} event
 * @param {boolean} isDigit whether a digit is expected
 */
function keyOf({ key, code }, isDigit) {
  if (key.length !== 1) return key;
  const letter = code.slice(-1).toLowerCase();
  const isByPlace = (isDigit && /^Digit/.test(code)) || (key > "\x7f" && /^Key/.test(code));
  return isByPlace ? letter : key.toLowerCase();
}

/** @param {number} cell @param {readonly [number, number]} step stops at the edge */
function moved(cell, [x, y]) {
  const within = (/** @type {number} */ value) => Math.max(0, Math.min(7, value));
  return within((cell % 8) + x) + 8 * within((cell >> 3) + y);
}

/**
 * The next legal square in reading order, round and round.
 * @param {readonly number[]} legal
 * @param {number} from
 * @param {boolean} backwards
 */
function nextOf(legal, from, backwards) {
  for (let distance = 1; distance <= 64; distance += 1) {
    const index = (from + (backwards ? 64 - distance : distance)) % 64;
    if (legal.includes(index)) return index;
  }
  return from;
}
