// The settings say how much of an analysis is kept.

/** @import { Feature } from "../feature.js" */
import { find, setText } from "../dom/elements.js";
import { onFirstOpening } from "../dom/popover.js";

const texts = { load: () => import("./text.js") };

/** @type {Feature} */
export const noteOfStored = {
  follow({ open, store }) {
    const note = find(document, "#stored-analysis", HTMLElement);
    onFirstOpening(find(document, "#settings", HTMLElement), () =>
      open(texts, ({ storedNote }) => store.watch(storedNote, (text) => setText(note, text))),
    );
  },
};
