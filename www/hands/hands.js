/** @import { Page } from "../app/feature.js" */
import { keepAwake } from "./awake.js";
import { confirmMoves } from "./confirming.js";
import { Drawing } from "./drawing.js";
import { recallHabits } from "./habits.js";
import { offerHabits } from "./settings.js";
import { listenToDrawing } from "./strokes.js";

/** Starts what nobody needs before the page is open. @param {Page} page */
export function startHands(page) {
  keepAwake(page.store);
  const drawing = new Drawing(page);
  listenToDrawing(page.board, drawing);
  let habits = recallHabits();
  confirmMoves(page, drawing, () => habits.confirms);
  offerHabits(habits, (change) => {
    habits = { ...habits, ...change };
  });
}
