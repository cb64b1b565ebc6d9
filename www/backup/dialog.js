import { askToPersist } from "../archive/games.js";
import { createDialog, openDialog } from "../dom/dialog.js";
import { create, createButton, setText } from "../dom/elements.js";
import { reason } from "../words/errors.js";
import { openDeletion } from "./deletion.js";
import { contentsOf, FileFault } from "./file/file.js";
import { wasTaken } from "./offering.js";
import { ENDING, saveEverything } from "./saving.js";
import { takeIn } from "./stores.js";
import { countTexts, faultText, backup as texts } from "./text.js";

/** @type {ReturnType<typeof createBackup> | undefined} */
let opened;

/** Opens the dialog that saves everything in one file, or takes such a file in. */
export async function openBackup() {
  opened ??= createBackup();
  await opened.show();
}

function createBackup() {
  const keeping = create("p", { class: "note" });
  const status = create("p", { role: "status" });
  const input = create("input", { type: "file", accept: `.${ENDING},.json,.gz`, hidden: "" });
  const take = create("button", { type: "button" }, texts.take);
  const save = create("button", { type: "button", class: "primary" }, texts.save);
  const close = create("button", { type: "submit", value: "close" }, texts.close);
  const { dialog, heading } = createDialog(
    "backup",
    texts.open,
    create("p", {}, texts.about),
    keeping,
    input,
    status,
    create("div", { class: "row" }, close, take, save),
    createButton(texts.deleteEverything, () => void openDeletion(failure)),
  );
  Object.assign(heading, { tabIndex: -1, autofocus: true });
  let hasChanged = false;
  const busy = async (/** @type {() => Promise<string>} */ work) => {
    take.disabled = save.disabled = true;
    setText(status, await work().catch(failure));
    take.disabled = save.disabled = false;
  };
  save.addEventListener("click", () => busy(saveEverything));
  take.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.value = "";
    if (file)
      void busy(async () => {
        const said = await takeFile(file);
        hasChanged = true;
        return said;
      });
  });
  // What stands on the page is from before: it is drawn anew with what came in.
  dialog.addEventListener("close", () => hasChanged && location.reload());
  return {
    async show() {
      setText(status, "");
      setText(keeping, "");
      openDialog(dialog);
      setText(keeping, (await isKept()) ? texts.safe : texts.unsafe);
    },
  };
}

/** @param {File} file @returns {Promise<string>} what is new here */
async function takeFile(file) {
  const contents = await contentsOf(new Uint8Array(await file.arrayBuffer()));
  const { added, hasChanged } = await takeIn(contents);
  wasTaken(added.games + added.log);
  const counts = countTexts(added);
  if (counts.length > 0) return texts.taken(counts);
  return hasChanged ? texts.changed : texts.nothingNew;
}

/** @param {unknown} error */
function failure(error) {
  if (error instanceof FileFault) return faultText(error);
  return error instanceof Error && error.name === "QuotaExceededError" ? texts.notKept : reason(error);
}

/** Whether the browser has promised to keep what is stored, which is asked for first. */
async function isKept() {
  await askToPersist();
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}
