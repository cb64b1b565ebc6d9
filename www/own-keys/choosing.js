/** @import { Page } from "../feature.js" */
import { create, find } from "../dom/elements.js";
import { keysWith } from "./keys.js";
import { recallKeys, rememberKeys } from "./stored.js";
import { keyTexts } from "./text.js";

const dialog = {
  load: () => import("./dialog.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};

/**
 * Has the page hear the keys that the person has chosen, and adds the button to choose them to the form of the settings.
 * @param {Page} page
 */
export function followKeys({ open, store }) {
  const defaults = store.state.keys;
  let chosen = recallKeys();
  const use = () => store.update({ keys: keysWith(defaults, chosen) });
  use();
  const button = create("button", { type: "button", class: "quiet" }, keyTexts.title);
  button.addEventListener("click", () =>
    open(dialog, ({ openKeys }) =>
      openKeys(defaults, chosen, (keys) => {
        chosen = keys;
        rememberKeys(keys);
        use();
      }),
    ),
  );
  const form = find(document, "#settings-form", HTMLFormElement);
  find(form, ".switch:has([name=confirmMoves])", HTMLElement).after(button);
}
