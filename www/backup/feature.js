// Everything of a person in one file: their games, exercises, ratings, repertoires and settings, to keep it or to take it elsewhere.

/** @import { Feature } from "../feature.js" */
import { create, find } from "../dom/elements.js";
import { onFirstOpening } from "../dom/popover.js";

const dialog = {
  load: () => import("./dialog.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url)],
};
const texts = { load: () => import("./text.js"), styles: [new URL("./style.css", import.meta.url)] };
const offering = { load: () => import("./offering.js") };

/** @type {Feature} */
export const backup = {
  follow({ act, open, store, isEmbedded }) {
    if (isEmbedded) return;
    const settings = find(document, "#settings", HTMLElement);
    onFirstOpening(settings, () =>
      open(texts, ({ backup }) => {
        const button = create("button", { type: "button", "data-action": "backup" }, backup.open);
        settings.append(create("p", { class: "everything" }, button));
      }),
    );
    store.on("backUp", () => act("backup"));
    open(offering, ({ offerBackup }) => offerBackup(store));
  },
  actions: { backup: ({ open }) => open(dialog, ({ openBackup }) => openBackup()) },
};
