// How hands draw: with the right button, with a finger that rests first, and with the keyboard.

/** @import { OthelloBoard } from "../package/flipside.js" */
/** @import { Drawing } from "./sketch.js" */
/** @import { Keys } from "../own-keys/keys.js" */

import { squareAt } from "../dom/square-at.js";
import { latinKey } from "../keys/latin.js";

/** How long a finger rests before it draws, and how far it may slip meanwhile, in pixels. */
const [REST_MS, SLIP] = [500, 10];

/** The button of a mouse that draws. */
const RIGHT = 2;

/**
 * Lets a person draw on the board: a press on a square is a circle, and one that goes on to another square an arrow.
 * @param {OthelloBoard} board
 * @param {Drawing} drawing
 * @param {Keys} keys of the board, as they are
 */
export function listenToDrawing(board, drawing, keys) {
  /** Where the stroke began. @type {string | null} */
  let from = null;
  /** The finger that rests, and where. @type {{ x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
  let resting = null;
  /** Whether the last press has drawn: what follows it is no tap, and opens no menu. */
  let hasDrawn = false;

  const begin = (/** @type {string | null} */ square) => {
    hasDrawn = true;
    from = square;
    drawing.plan(square);
  };
  const lift = () => {
    if (resting) clearTimeout(resting.timer);
    resting = null;
    from = null;
  };

  document.addEventListener(
    "pointerdown",
    () => {
      hasDrawn = false;
    },
    { capture: true },
  );
  const press = (/** @type {PointerEvent} */ event) => {
    if (from || resting || !drawing.isPossible) {
      // A second finger, or another button, ends the stroke.
      lift();
      return drawing.plan(null);
    }
    const square = squareAt(board, event);
    if (event.pointerType !== "mouse") {
      const [x, y] = [event.clientX, event.clientY];
      const timer = setTimeout(() => {
        resting = null;
        if (drawing.isPossible) begin(square);
      }, REST_MS);
      resting = { x, y, timer };
      // The board itself would look at the line of the move there.
      event.stopPropagation();
    } else if (event.button === RIGHT && !event.shiftKey) begin(square);
  };
  board.addEventListener("pointerdown", press, { capture: true });
  document.addEventListener("pointermove", (event) => {
    if (resting && Math.hypot(event.clientX - resting.x, event.clientY - resting.y) > SLIP) lift();
    if (!from) return;
    const square = squareAt(board, event);
    drawing.plan(square === from ? from : square && `${from}-${square}`);
  });
  document.addEventListener("pointerup", () => {
    if (from) drawing.commit();
    lift();
  });
  document.addEventListener("pointercancel", () => {
    if (from) drawing.plan(null);
    lift();
  });
  // What is drawn does not scroll.
  board.addEventListener("touchmove", (event) => from && event.cancelable && event.preventDefault(), {
    passive: false,
  });
  document.addEventListener("contextmenu", (event) => {
    const isOnBoard = event.composedPath().includes(board) && drawing.isPossible;
    if (!event.shiftKey && (isOnBoard || hasDrawn)) event.preventDefault();
  });
  board.addEventListener(
    "click",
    (event) => {
      // A click of a key has no count.
      if (event.detail === 0) return;
      if (hasDrawn) return event.stopPropagation();
      if (!drawing.isPossible || !drawing.isDrawn) return;
      const square = squareAt(board, event);
      if (!square || isPlayed(board, square)) return;
      event.stopPropagation();
      drawing.clear();
    },
    { capture: true },
  );
  listenToKeys(board, drawing, keys);
}

/** Whether a click on a square plays a move there, or the pass that one must play. @param {OthelloBoard} board @param {string} square */
function isPlayed({ legalMoves, movable, turn }, square) {
  const isTurn = movable === "both" || movable === turn;
  return isTurn && legalMoves.some((move) => move === square || move === "pass");
}

/**
 * The keys that draw on the square with the focus: one makes a circle, and one begins an arrow, and ends it on another square.
 * @param {OthelloBoard} board
 * @param {Drawing} drawing
 * @param {Keys} keys
 */
function listenToKeys(board, drawing, keys) {
  /** Where an arrow begins. @type {string | null} */
  let from = null;
  const focused = () => {
    const cell = board.shadowRoot?.activeElement;
    return cell instanceof HTMLElement ? (cell.dataset.square ?? null) : null;
  };
  // An arrow that has no end yet is a dot.
  const plan = (/** @type {string | null} */ square) =>
    drawing.plan(square && square !== from ? `${from}-${square}` : `${from}o`);
  board.addEventListener("focus-square", ({ detail }) => {
    if (from) plan(detail.square);
  });
  board.addEventListener("focusout", (event) => {
    if (event.relatedTarget === board) return;
    if (from) drawing.plan(null);
    from = null;
  });
  board.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const square = focused();
    const key = latinKey(event);
    const action = keys[key] ?? keys[key.toLowerCase()];
    const isArrow = action === "arrow";
    if (!(isArrow || action === "circle") || !square || !drawing.isPossible) return;
    event.preventDefault();
    if (isArrow && from === null) {
      from = square;
      return plan(square);
    }
    drawing.plan(isArrow ? (from === square ? null : `${from}-${square}`) : square);
    drawing.commit();
    from = null;
  });
}
