// How hands draw: with the right button, with a finger that rests first, and with the keyboard.

/** @import { OthelloBoard } from "../package/flipside.js" */
/** @import { Page } from "../feature.js" */
/** @import { Sketch } from "./sketch.js" */

import { squareAt } from "../dom/square-at.js";
import { actionOf } from "../keys/keys.js";

/** How long a finger rests before it draws, and how far it may slip meanwhile, in pixels. */
const [REST_MS, SLIP] = [500, 10];

/** The button of a mouse that draws. */
const RIGHT = 2;

/**
 * Lets a person draw on the board: a press on a square is a circle, and one that goes on to another square an arrow.
 * @param {Pick<Page, "board" | "store">} page
 * @param {Sketch} sketch
 */
export function listenToStrokes({ board, store }, sketch) {
  /** Where the stroke began. @type {string | null} */
  let from = null;
  /** The finger that rests, and where. @type {{ x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
  let resting = null;
  /** Whether the last press has drawn: what follows it is no tap, and opens no menu. */
  let hasSketched = false;

  const begin = (/** @type {string | null} */ square) => {
    hasSketched = true;
    from = square;
    sketch.plan(square);
  };
  const lift = () => {
    if (resting) clearTimeout(resting.timer);
    resting = null;
    from = null;
  };

  document.addEventListener(
    "pointerdown",
    () => {
      hasSketched = false;
    },
    { capture: true },
  );
  const press = (/** @type {PointerEvent} */ event) => {
    if (from || resting || !sketch.isPossible) {
      // A second finger, or another button, ends the stroke.
      lift();
      return sketch.plan(null);
    }
    const square = squareAt(board, event);
    if (event.pointerType !== "mouse") {
      const [x, y] = [event.clientX, event.clientY];
      const timer = setTimeout(() => {
        resting = null;
        if (sketch.isPossible) begin(square);
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
    sketch.plan(square === from ? from : square && `${from}-${square}`);
  });
  document.addEventListener("pointerup", () => {
    if (from) sketch.commit();
    lift();
  });
  document.addEventListener("pointercancel", () => {
    if (from) sketch.plan(null);
    lift();
  });
  // What is drawn does not scroll.
  board.addEventListener("touchmove", (event) => from && event.cancelable && event.preventDefault(), {
    passive: false,
  });
  document.addEventListener("contextmenu", (event) => {
    const isOnBoard = event.composedPath().includes(board) && sketch.isPossible;
    if (!event.shiftKey && (isOnBoard || hasSketched)) event.preventDefault();
  });
  board.addEventListener(
    "click",
    (event) => {
      // A click of a key has no count.
      if (event.detail === 0) return;
      if (hasSketched) return event.stopPropagation();
      if (!sketch.isPossible || !sketch.isSketched) return;
      const square = squareAt(board, event);
      if (!square || isPlayed(board, square)) return;
      event.stopPropagation();
      sketch.clear();
    },
    { capture: true },
  );
  listenToKeys(board, sketch, store);
}

/** Whether a click on a square plays a move there, or the pass that one must play. @param {OthelloBoard} board @param {string} square */
function isPlayed({ legalMoves, movable, turn }, square) {
  const isTurn = movable === "both" || movable === turn;
  return isTurn && legalMoves.some((move) => move === square || move === "pass");
}

/**
 * The keys that draw on the square with the focus: one makes a circle, and one begins an arrow, and ends it on another square.
 * @param {OthelloBoard} board
 * @param {Sketch} sketch
 * @param {Page["store"]} store
 */
function listenToKeys(board, sketch, store) {
  /** Where an arrow begins. @type {string | null} */
  let from = null;
  const focused = () => {
    const cell = board.shadowRoot?.activeElement;
    return cell instanceof HTMLElement ? (cell.dataset.square ?? null) : null;
  };
  // An arrow that has no end yet is a dot.
  const plan = (/** @type {string | null} */ square) =>
    sketch.plan(square && square !== from ? `${from}-${square}` : `${from}o`);
  board.addEventListener("focus-square", ({ detail }) => {
    if (from) plan(detail.square);
  });
  board.addEventListener("focusout", (event) => {
    if (event.relatedTarget === board) return;
    if (from) sketch.plan(null);
    from = null;
  });
  board.addEventListener("keydown", (event) => {
    const square = focused();
    const action = actionOf(event, store.state.keys);
    const isArrow = action === "arrow";
    if (!(isArrow || action === "circle") || !square || !sketch.isPossible) return;
    event.preventDefault();
    if (isArrow && from === null) {
      from = square;
      return plan(square);
    }
    sketch.plan(isArrow ? (from === square ? null : `${from}-${square}`) : square);
    sketch.commit();
    from = null;
  });
}
