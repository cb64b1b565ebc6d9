// What the engine found out on earlier visits is kept in this browser: solved positions, and its table if a person wants that.

/** @import { Feature } from "../feature.js" */
import { find, setText } from "../dom/elements.js";
import { onFirstOpening } from "../dom/popover.js";

const texts = { load: () => import("./text.js") };

/** @type {Feature} */
export const storedAnalysis = {
  prepare: async (loading, store) => (await import("./prepare.js")).prepare(loading, store),
  start({ open, store }) {
    const note = find(document, "#stored-analysis", HTMLElement);
    onFirstOpening(find(document, "#settings", HTMLElement), () =>
      open(texts, ({ storedNote }) => store.watch(storedNote, (text) => setText(note, text))),
    );
  },
};
