// The opening book: what the engine learns from games for it, and what it has learned so far.

/** @import { Feature } from "../app/feature.js" */
import { find } from "../dom/elements.js";
import { onOpening } from "../dom/popover.js";
import { listenToLearning } from "./learning-button.js";

const section = { load: () => import("./section.js") };

/** @type {Feature} */
export const book = {
  show({ store, engine, openings }) {
    const button = find(document, "#result [value=learn]", HTMLButtonElement);
    listenToLearning(button, { store, engine, openings });
  },
  start({ store, openings, open }) {
    const form = find(document, "#settings-form", HTMLFormElement);
    onOpening(find(document, "#settings", HTMLElement), () =>
      open(section, ({ showPersonalBook }) => showPersonalBook(form, store, openings)),
    );
  },
};
