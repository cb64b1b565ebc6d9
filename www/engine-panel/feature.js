// The panel of what the engine thinks: who is ahead, how sure that is, and the line that it expects.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { createEngine } from "./view.js";

/** @type {Feature} */
export const enginePanel = {
  show: (page) => createEngine(find(document, "#engine", HTMLElement), page),
  actions: { look: ({ match, store }) => match.set({ hideEngine: !store.state.settings.hideEngine }) },
};
