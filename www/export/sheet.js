/** @import { Formats } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { State } from "../state/types.js" */

import { choices } from "../dom/choices.js";
import { closingRow, createDialog, openDialog } from "../dom/dialog.js";
import { saveFile } from "../dom/download.js";
import { create, find, setText } from "../dom/elements.js";
import { formatTexts } from "../files/formats.js";
import { renamedText } from "../files/text.js";
import { tagsIn } from "../game/about.js";
import { copyText } from "../messages/copying.js";
import { Game } from "../package/flipside.js";
import { loadFormats } from "../package/parts.js";
import { nameInFile } from "../players/names.js";
import { dayOf } from "../words/day.js";
import { reason } from "../words/errors.js";
import { scoredPosition, scoredTree } from "./scored.js";
import { exporting } from "./text.js";

/** @typedef {Formats["fileFormats"][number]} Format */

/** What a file is called, before its ending. */
const FILE_NAME = "othello";

/** @type {ReturnType<typeof createSheet> | undefined} */
let sheet;

/** Opens the sheet that writes the game on the board in a format of files. @param {Store} store */
export async function openExport(store) {
  try {
    sheet ??= createSheet(store, await loadFormats());
    sheet.show();
  } catch (error) {
    store.update({ notice: { kind: "error", text: reason(error) } });
  }
}

/** @param {Store} store @param {Formats} formats */
function createSheet(store, formats) {
  const texts = formatTexts(formats.fileFormats);
  const { dialog, form } = build(formats.fileFormats.map(({ id }) => [id, texts[id]?.name ?? id]));
  const field = find(form, "textarea", HTMLTextAreaElement);
  const note = find(form, ".note", HTMLElement);
  const copy = find(form, "[value=copy]", HTMLButtonElement);
  const download = find(form, "[value=download]", HTMLButtonElement);
  const chosen = () => {
    const id = new FormData(form).get("format");
    return /** @type {Format} */ (formats.fileFormats.find((format) => format.id === id));
  };
  const isPossible = () => !chosen().needsStandardStart || store.state.game.start === new Game().start;

  const draw = () => {
    const format = chosen();
    const isText = !format.isBinary && isPossible();
    const files = isPossible() ? filesOf(formats, store.state, format) : [];
    const about = [texts[format.id]?.about, renamedText(files)].filter(Boolean).join(". ");
    setText(note, isPossible() ? about : exporting.notStandard);
    field.hidden = !isText;
    field.value = isText ? files.map(({ data }) => data).join("") : "";
    copy.hidden = !isText;
    download.disabled = !isPossible();
  };
  const say = (/** @type {string} */ text) => store.update({ notice: { kind: "info", text } });
  form.addEventListener("input", draw);
  form.addEventListener("submit", (event) => {
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    if (value === "copy") void copyText(store, field.value, exporting.copied);
    else if (value === "download") {
      const files = filesOf(formats, store.state, chosen());
      for (const { ending, data } of files)
        saveFile(
          new File([data], `${FILE_NAME}.${ending}`, { type: typeof data === "string" ? "text/plain" : "" }),
        );
      say(files.length > 1 ? exporting.savedAll : exporting.saved);
    }
  });
  return {
    show() {
      draw();
      openDialog(dialog);
    },
  };
}

/** The game or the position on the board, as a format writes it. @param {Formats} formats @param {State} state @param {Format} format */
function filesOf({ writeFiles }, state, { id: format, holds }) {
  if (holds === "position") return writeFiles(scoredPosition(state), { format });
  return writeFiles(scoredTree(state), { format, ...tagsOf(state) });
}

/** @param {State} state */
function tagsOf({ about, settings }) {
  if (about) return tagsIn(about);
  const date = dayOf(new Date());
  return { black: nameInFile(settings, "black"), white: nameInFile(settings, "white"), date };
}

/** The elements of the sheet. @param {[id: string, name: string][]} formats */
function build(formats) {
  return createDialog(
    "export",
    exporting.title,
    create(
      "fieldset",
      {},
      create("legend", { class: "hidden" }, exporting.format),
      choices("format", formats, { chosen: "sgf" }),
    ),
    create("p", { class: "note", role: "status" }),
    create("textarea", { rows: "7", readonly: "", spellcheck: "false", "aria-label": exporting.text }),
    closingRow(["close", exporting.close], ["copy", exporting.copy], ["download", exporting.download]),
  );
}
