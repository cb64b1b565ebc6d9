/** @import { Page } from "../app/feature.js" */
import { keepAwake } from "./awake.js";
import { Drawing } from "./drawing.js";
import { listenToDrawing } from "./strokes.js";

/** Starts what nobody needs before the page is open. @param {Page} page */
export function startHands(page) {
  keepAwake(page.store);
  listenToDrawing(page.board, new Drawing(page));
}
