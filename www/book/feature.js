// The opening book: what the engine learns from games for it, and what it has learned so far.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { onOpening } from "../dom/popover.js";

const button = { load: () => import("./learning-button.js") };
const section = { load: () => import("./section.js") };

/** @type {Feature} */
export const book = {
  // It is seen at the end of a game.
  follow: (page) =>
    page.open(button, ({ createLearning }) =>
      createLearning(find(document, "#result [value=learn]", HTMLButtonElement), page),
    ),
  start({ store, openings, open }) {
    const form = find(document, "#settings-form", HTMLFormElement);
    onOpening(find(document, "#settings", HTMLElement), () =>
      open(section, ({ showPersonalBook }) => showPersonalBook(form, store, openings)),
    );
  },
};
