// The opening book: what the engine learns from games for it, and what it has learned so far.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { onOpening } from "../dom/popover.js";

const button = { load: () => import("./learning-button.js") };
const section = { load: () => import("./section.js") };

/** @type {Feature} */
export const book = {
  follow(page) {
    const { store, openings, open } = page;
    // It is seen at the end of a game.
    open(button, ({ createLearning }) =>
      createLearning(find(document, "#result [value=learn]", HTMLButtonElement), page),
    );
    const form = find(document, "#settings-form", HTMLFormElement);
    const settings = find(document, "#settings", HTMLElement);
    const show = () => open(section, ({ showPersonalBook }) => showPersonalBook(form, store, openings));
    onOpening(settings, show);
    if (settings.matches(":popover-open")) show();
  },
};
