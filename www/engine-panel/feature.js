// The panel of what the engine thinks: who is ahead, how sure that is, and the line that it expects.

import { find } from "../dom/elements.js";
/** @import { Feature } from "../app/feature.js" */
import { listenToLine } from "../evaluation/shown-line.js";
import { createEngine } from "./view.js";

/** @type {Feature} */
export const enginePanel = {
  show({ store }) {
    const panel = find(document, "#engine", HTMLElement);
    store.watch(createEngine(panel));
    listenToLine(panel, store);
  },
  actions: { look: ({ match, store }) => match.set({ hideEngine: !store.state.settings.hideEngine }) },
};
