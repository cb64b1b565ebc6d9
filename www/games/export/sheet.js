/** @import { Formats } from "../../app/flipside.js" */
/** @import { Store } from "../../app/store.js" */
/** @import { State } from "../../app/types.js" */

import { Game, loadFormats } from "../../app/flipside.js";
import { choices } from "../../dom/choices.js";
import { closingRow, createDialog, openDialog } from "../../dom/dialog.js";
import { create, find, setText } from "../../dom/elements.js";
import { copyText } from "../../notices/copying.js";
import { reason } from "../../notices/text.js";
import { fullName } from "../../players/names.js";
import { saveFile } from "../picture/file.js";
import { scoredPosition, scoredTree } from "./scored.js";
import { exporting, FORMATS } from "./text.js";

/** @typedef {keyof typeof FORMATS} Format */

/** What a file is called, before its ending. */
const FILE_NAME = "othello";

/** The ending of a file of each format. @type {Readonly<Record<Exclude<Format, "wthor">, string>>} */
const ENDINGS = Object.freeze({
  sgf: "sgf",
  pgn: "pgn",
  ggf: "ggf",
  transcript: "txt",
  obf: "obf",
  board: "txt",
});

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
  const { dialog, form } = build();
  const field = find(form, "textarea", HTMLTextAreaElement);
  const note = find(form, ".note", HTMLElement);
  const copy = find(form, "[value=copy]", HTMLButtonElement);
  const download = find(form, "[value=download]", HTMLButtonElement);
  const chosen = () => /** @type {Format} */ (new FormData(form).get("format"));
  const isImpossible = () =>
    ["transcript", "wthor"].includes(chosen()) && store.state.game.start !== new Game().start;

  const draw = () => {
    const format = chosen();
    const [, about] = FORMATS[format];
    const isText = format !== "wthor" && !isImpossible();
    setText(note, isImpossible() ? exporting.notStandard : format === "wthor" ? exporting.binary : about);
    field.hidden = !isText;
    field.value = isText ? textOf(formats, store.state, format) : "";
    copy.hidden = !isText;
    download.disabled = isImpossible();
  };
  const say = (/** @type {string} */ text) => store.update({ notice: { kind: "info", text } });
  form.addEventListener("input", draw);
  form.addEventListener("submit", (event) => {
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    const format = chosen();
    if (value === "copy") void copyText(store, field.value, exporting.copied);
    else if (value === "download" && format === "wthor") {
      for (const file of wthorFiles(formats, store.state)) saveFile(file);
      say(exporting.savedAll);
    } else if (value === "download" && format !== "wthor") {
      saveFile(new File([field.value], `${FILE_NAME}.${ENDINGS[format]}`, { type: "text/plain" }));
      say(exporting.saved);
    }
  });
  return {
    show() {
      draw();
      openDialog(dialog);
    },
  };
}

/** @param {Formats} formats @param {State} state @param {Exclude<Format, "wthor">} format */
function textOf(formats, state, format) {
  if (format === "board") return formats.writeGames(state.game, { format });
  if (format === "obf") return formats.writeGames(scoredPosition(state), { format });
  return formats.writeGames(scoredTree(state), { format, ...tagsOf(state) });
}

/** @param {Formats} formats @param {State} state @returns {File[]} */
function wthorFiles(formats, state) {
  const year = new Date().getFullYear();
  const { games, players, tournaments } = formats.writeWthor([scoredTree(state)], { year });
  const files = { wtb: games, jou: players, trn: tournaments };
  return Object.entries(files).map(
    ([ending, bytes]) => new File([new Uint8Array(bytes)], `${FILE_NAME}.${ending}`),
  );
}

/** @param {State} state */
function tagsOf({ settings }) {
  const date = new Date().toISOString().slice(0, 10);
  return { black: fullName(settings, "black"), white: fullName(settings, "white"), date };
}

/** The elements of the sheet. */
function build() {
  const formats = Object.entries(FORMATS).map(([value, [label]]) => /** @type {const} */ ([value, label]));
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
