import { createDialog, openDialog } from "../dom/dialog.js";
import { create, createButton, setText } from "../dom/elements.js";
import { keepNothing } from "../storage/local.js";
import { inOneText } from "../words/language.js";
import { deleteEverything } from "./deleting.js";
import { addedIn, NOTHING } from "./file/merging.js";
import { saveEverything } from "./saving.js";
import { everything } from "./stores.js";
import { countTexts, backup as texts } from "./text.js";

/** @type {ReturnType<typeof createDeletion> | undefined} */
let opened;

/**
 * Opens the dialog that deletes everything: it says how much that is, and offers the file first.
 * @param {(error: unknown) => string} failure what is said where something could not be done
 */
export async function openDeletion(failure) {
  opened ??= createDeletion(failure);
  await opened.show();
}

/** @param {(error: unknown) => string} failure */
function createDeletion(failure) {
  const counted = create("p");
  const status = create("p", { role: "status" });
  const keep = create("button", { type: "submit", value: "close" }, texts.keepEverything);
  const busy = async (/** @type {() => Promise<string>} */ work) => {
    save.disabled = remove.disabled = true;
    setText(status, await work().catch(failure));
    save.disabled = remove.disabled = false;
  };
  const save = createButton(texts.saveFirst, () => void busy(saveEverything));
  save.className = "primary";
  const remove = createButton(
    texts.deleteEverything,
    () =>
      void busy(async () => {
        // Until the page is opened anew it keeps nothing more.
        keepNothing();
        await deleteEverything();
        location.reload();
        return texts.deleted;
      }),
  );
  remove.className = "danger";
  const { dialog, heading } = createDialog(
    "deletion",
    texts.deleteEverything,
    counted,
    create("p", { class: "note" }, texts.notInFile),
    status,
    create("div", { class: "row" }, keep, remove, save),
  );
  Object.assign(heading, { tabIndex: -1, autofocus: true });
  return {
    async show() {
      setText(status, "");
      const contents = await everything().catch(() => NOTHING);
      const counts = countTexts(addedIn(contents, NOTHING));
      const what = counts.length > 0 ? texts.goes(counts) : texts.settingsGo;
      setText(counted, inOneText([what, texts.comesBack]));
      openDialog(dialog);
    },
  };
}
