/** @import { Page } from "../app/feature.js" */
import { loadLibrary } from "../app/flipside.js";
import { find } from "../dom/elements.js";
import { followAttention } from "./attention.js";
import { createControls } from "./controls.js";
import { connectLibrary } from "./library.js";
import { createLines } from "./lines.js";
import { createSolver } from "./solver.js";
import { createTreeTools } from "./tree-tools.js";

/**
 * Fills the room for analysis: lines and switches of the engine, solving, what can be done with a branch.
 * @param {Page} page
 */
export async function openAnalysis(page) {
  const engine = find(document, "#engine", HTMLElement);
  createControls(engine, page);
  createLines(engine, page);
  createSolver(engine, page);
  createTreeTools(find(document, ".move-rows", HTMLElement), page);
  followAttention(page.match);
  await connectLibrary(page.store, loadLibrary);
}
