/** @import { Page } from "../feature.js" */

import { find } from "../dom/elements.js";
import { loadLibrary } from "../package/parts.js";
import { followAttention } from "./attention.js";
import { createControls } from "./controls.js";
import { connectLibrary } from "./library.js";
import { createLines } from "./lines.js";
import { createSolver } from "./solver.js";
import { createTreeTools } from "./tree-tools.js";
import { createTried } from "./tried.js";

const overlays = {
  load: () => import("./overlays/panel.js"),
  styles: [new URL("./overlays/style.css", import.meta.url)],
};

/**
 * Fills the room for analysis: lines and switches of the engine, solving, what can be done with a branch, what is marked on the board.
 * @param {Page} page
 */
export async function openAnalysis(page) {
  const engine = find(document, "#engine", HTMLElement);
  createControls(engine, page);
  createLines(engine, page);
  createTried(engine, page);
  createSolver(engine, page);
  createTreeTools(find(document, ".move-rows", HTMLElement), page);
  followAttention(engine, page.match);
  page.open(overlays, ({ createOverlays }) =>
    createOverlays(find(document, ".tools.walk", HTMLElement), page),
  );
  await connectLibrary(page.store, loadLibrary);
}
