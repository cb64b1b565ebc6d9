// The settings: their form, which is drawn when it is first opened, and the theme of the page.

/** @import { Feature } from "../app/feature.js" */
import { find } from "../dom/elements.js";
import { onFirstOpening, onOpening } from "../dom/popover.js";
import { createSettings } from "./form.js";
import { createTheme } from "./theme.js";

const languages = { load: () => import("./language.js") };

/** @type {Feature} */
export const settings = {
  start(page) {
    const { store, match, open } = page;
    createTheme(document.documentElement, page);
    const form = find(document, "#settings-form", HTMLFormElement);
    const popover = find(document, "#settings", HTMLElement);
    onFirstOpening(popover, () => createSettings(form, page));
    onOpening(popover, () => open(languages, ({ offerLanguages }) => offerLanguages(form, store, match)));
  },
};
