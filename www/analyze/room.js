/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../app/store.js" */
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
 * @param {Store} store
 * @param {Match} match
 */
export async function openAnalysis(store, match) {
  const engine = find(document, "#engine", HTMLElement);
  const moves = find(document, ".move-rows", HTMLElement);
  const parts = [
    createControls(engine, match),
    createLines(engine, match),
    createSolver(engine, match),
    createTreeTools(moves, match),
  ];
  for (const draw of parts) store.watch(draw);
  followAttention(match);
  await connectLibrary(store, loadLibrary);
}
