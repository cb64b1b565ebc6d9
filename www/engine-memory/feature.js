// What the engine found out on earlier visits is kept in this browser: solved positions, and its table if a person wants that.

/** @import { Feature } from "../feature.js" */
import { find, setText } from "../dom/elements.js";
import { onFirstOpening } from "../dom/popover.js";

const texts = { load: () => import("./text.js") };

/** @type {Feature} */
export const engineMemory = {
  prepare: async (loading, store) => (await import("./prepare.js")).prepare(loading, store),
  start({ open, store }) {
    const note = find(document, "#memory-note", HTMLElement);
    onFirstOpening(find(document, "#settings", HTMLElement), () =>
      open(texts, ({ memoryNote }) => store.watch(memoryNote, (text) => setText(note, text))),
    );
  },
};
