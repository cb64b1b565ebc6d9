// The help: the rules and the keys.

/** @import { Feature } from "../feature.js" */
import { actionOf, isElsewhere } from "../keys/keys.js";

const dialog = {
  load: () => import("./dialog.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const help = {
  follow({ act, store }) {
    // Other keys are for the board: this one is pressed wherever one is lost.
    document.addEventListener("keydown", (event) => {
      const { defaultPrevented, target } = event;
      if (defaultPrevented || target instanceof HTMLInputElement || isElsewhere(target)) return;
      if (actionOf(event, store.state.keys) !== "help") return;
      event.preventDefault();
      act("help");
    });
  },
  actions: { help: ({ open, store }) => open(dialog, ({ openHelp }) => openHelp(store.state.keys)) },
  keys: { "?": "help" },
};
