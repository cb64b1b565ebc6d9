// The settings: their form, which is drawn when it is first opened, and the theme of the page.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { onFirstOpening, onOpening } from "../dom/popover.js";
import { createTheme } from "./theme.js";

const form = { load: () => import("./form.js"), styles: [new URL("./style.css", import.meta.url)] };
const languages = { load: () => import("./language.js") };

/** @type {Feature} */
export const settings = {
  start(page) {
    const { store, match, open } = page;
    createTheme(document.documentElement, page);
    const inputs = find(document, "#settings-form", HTMLFormElement);
    const popover = find(document, "#settings", HTMLElement);
    onFirstOpening(popover, () => open(form, ({ createSettings }) => createSettings(inputs, page)));
    onOpening(popover, () => open(languages, ({ offerLanguages }) => offerLanguages(inputs, store, match)));
  },
  follow({ isEmbedded, open }) {
    // The form is then there before a person comes to open it.
    if (!isEmbedded) open(form, () => {});
  },
};
