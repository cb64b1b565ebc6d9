/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */
import { legalSquares } from "../state/plies.js";
import { squareIndex, squareName } from "../state/squares.js";

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, -7],
  PageDown: [0, 7],
});

/**
 * Pointer and keyboard on the board. One square at a time can be reached with Tab; the arrow keys move it.
 * @param {HTMLElement} board
 * @param {Store} store
 * @param {Match} match
 * @param {Record<string, () => void>} actions by the letter that asks for them
 */
export function listenToBoard(board, store, match, actions) {
  const cells = [...board.querySelectorAll("button")];
  let cursor = squareIndex("e6");
  let file = "";
  cells[cursor]?.setAttribute("tabindex", "0");

  /** @param {number} index */
  const focus = (index) => {
    cells[cursor]?.setAttribute("tabindex", "-1");
    cursor = index;
    cells[cursor]?.setAttribute("tabindex", "0");
    cells[cursor]?.focus();
  };

  board.addEventListener("click", (event) => {
    const square = squareOf(event.target);
    if (square === null) return;
    focus(squareIndex(square));
    match.place(square);
  });
  board.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") match.preview(squareOf(event.target));
  });
  board.addEventListener("pointerleave", () => match.preview(null));
  board.addEventListener("focusin", (event) => {
    if (event.target instanceof HTMLElement && event.target.matches(":focus-visible"))
      match.preview(squareOf(event.target));
  });
  board.addEventListener("focusout", () => match.preview(null));

  board.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const step = STEPS[key];
    const legal = legalSquares(store.state.game);
    if (step) focus(moved(cursor, step));
    else if (file && /^[1-8]$/.test(key)) focus(squareIndex(file + key));
    else if (key === "m" && legal.length > 0) focus(nextOf(legal, cursor, event.shiftKey));
    else if (actions[key]) actions[key]();
    else if (!/^[a-h]$/.test(key)) return;
    file = /^[a-h]$/.test(key) ? key : "";
    event.preventDefault();
  });
}

/** @param {EventTarget | null} target */
function squareOf(target) {
  const cell = target instanceof Element ? target.closest("[data-square]") : null;
  return cell?.getAttribute("data-square") ?? null;
}

/**
 * @param {number} index
 * @param {[number, number]} step clamped at the edge
 */
function moved(index, [x, y]) {
  const clamp = (/** @type {number} */ value) => Math.max(0, Math.min(7, value));
  return clamp((index % 8) + x) + 8 * clamp(Math.floor(index / 8) + y);
}

/**
 * The next legal square in reading order, round and round.
 * @param {readonly string[]} legal
 * @param {number} from
 * @param {boolean} backwards
 */
function nextOf(legal, from, backwards) {
  for (let distance = 1; distance <= 64; distance += 1) {
    const index = (from + (backwards ? 64 - distance : distance)) % 64;
    if (legal.includes(squareName(index))) return index;
  }
  return from;
}
