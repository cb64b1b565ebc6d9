/** @import { Progress } from "../files/sources.js" */

import { createDialog } from "../dom/dialog.js";
import { create, setText } from "../dom/elements.js";
import { files as texts } from "../files/text.js";
import { OthelloBoard } from "../package/flipside.js";
import { colorName } from "../players/names.js";
import { boardTexts } from "../words/board.js";
import { inOneText } from "../words/language.js";
import { importing } from "./text.js";

/** The encodings on offer, as `TextDecoder` calls them, with their usual names. */
const ENCODINGS = Object.freeze({
  "utf-8": "UTF-8",
  shift_jis: "Shift_JIS",
  "euc-jp": "EUC-JP",
  gb18030: "GB18030",
  big5: "Big5",
  "euc-kr": "EUC-KR",
  "windows-1251": "Windows-1251",
  "windows-1252": "Windows-1252",
});

/** How many lines say what cannot be read: nobody looks through more. */
const MOST_LINES = 100;

/** The elements of the dialog. */
export function build() {
  const button = (
    /** @type {string} */ value,
    /** @type {string} */ label,
    /** @type {string} */ steps,
    name = "",
  ) =>
    create("button", { type: "submit", value, "data-steps": steps, ...(name ? { class: name } : {}) }, label);
  // With fingers nothing can be dropped.
  const drop = matchMedia("(pointer: fine)").matches ? [importing.drop] : [];
  const field = create("textarea", {
    id: "load-text",
    rows: "5",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    "aria-describedby": "load-error",
  });
  // Whatever is chosen says itself what it is: no ending is left out.
  const files = create("input", { type: "file", multiple: "", class: "hidden" });
  const folder = create("input", { type: "file", webkitdirectory: "", class: "hidden" });
  const fault = create("p", { class: "fault", id: "load-error", role: "alert" });
  const legal = button("legal", importing.legalPart(1), "text");
  const board = Object.assign(new OthelloBoard(), {
    announce: false,
    dots: false,
    coordinates: "none",
    texts: boardTexts,
  });
  board.inert = true;
  const where = create("p");
  const list = create("div", { "data-steps": "list" });
  const [progress, problems, encoding] = [createProgress(), createProblems(), createEncoding()];
  const chooser = (/** @type {HTMLInputElement} */ input, /** @type {string} */ label) =>
    create("label", { class: "file" }, input, create("span", {}, label));
  const { dialog: element, heading: title } = createDialog(
    "load",
    importing.title,
    create(
      "div",
      { "data-steps": "text" },
      create("label", { for: "load-text" }, inOneText([importing.paste, ...drop])),
      field,
      create(
        "div",
        { class: "ways" },
        chooser(files, importing.files),
        ...("webkitdirectory" in folder ? [chooser(folder, importing.folder)] : []),
        create("button", { type: "button", "data-action": "edit" }, importing.editor),
        create("button", { type: "button", "data-action": "games" }, importing.past),
        create("button", { type: "button", "data-action": "collection" }, importing.collection),
      ),
    ),
    progress.element,
    create(
      "div",
      { "data-steps": "turn", class: "turn" },
      create("p", {}, texts.problems["no-turn"]({ boards: 1 })),
      board,
    ),
    create("div", { "data-steps": "where" }, where),
    list,
    encoding.element,
    fault,
    problems.element,
    create(
      "div",
      { class: "row" },
      button("back", importing.back, "turn list"),
      legal,
      button("cancel", importing.cancel, "text list reading where"),
      button("keep", importing.keepAll, "list"),
      button("anew", importing.anew, "where"),
      button("on", importing.on, "where", "primary"),
      button("load", importing.load, "text", "primary"),
      button("black", colorName("black"), "turn", "primary"),
      button("white", colorName("white"), "turn", "primary"),
    ),
  );
  legal.hidden = true;
  return {
    element,
    title,
    field,
    files,
    folder,
    fault,
    legal,
    board,
    where,
    list,
    progress,
    problems,
    encoding,
  };
}

/** How far a source is read. */
function createProgress() {
  const bar = create("progress", { "aria-labelledby": "load-title" });
  const count = create("p", { class: "note" });
  return {
    element: create("div", { "data-steps": "reading" }, bar, count),
    /** @param {Progress | null} progress null while nothing is known of it */
    show(progress) {
      // Of a single file nothing is known before it is read.
      if (progress && progress.part > 0) bar.value = progress.part;
      else bar.removeAttribute("value");
      setText(count, progress ? importing.progress(progress.files, progress.allFiles) : "");
    },
  };
}

/** A line for each file that cannot be read. */
function createProblems() {
  const heading = create("p", {});
  const lines = create("ul", { tabindex: "0", "aria-label": importing.unread });
  const element = create("div", { class: "problems", role: "status" }, heading, lines);
  return {
    element,
    /** @param {readonly string[]} problems */
    show(problems) {
      element.hidden = problems.length === 0;
      setText(heading, importing.unread);
      const shown = problems.slice(0, MOST_LINES);
      const rest = problems.length - shown.length;
      const texts = rest > 0 ? [...shown, importing.moreUnread(rest)] : shown;
      lines.replaceChildren(...texts.map((text) => create("li", {}, text)));
    },
  };
}

/** In which encoding the files are read that are not in UTF-8. */
function createEncoding() {
  const select = create("select", { id: "load-encoding" });
  const element = create(
    "div",
    { class: "encoding", "data-steps": "list" },
    create("label", { for: select.id }, importing.encoding),
    select,
  );
  return {
    element,
    /** @param {string | null} taken */
    show(taken) {
      element.hidden = taken === null;
      if (taken === null) return;
      const names = Object.entries({
        ...(Object.hasOwn(ENCODINGS, taken) ? {} : { [taken]: taken }),
        ...ENCODINGS,
      });
      select.replaceChildren(...names.map(([value, name]) => create("option", { value }, name)));
      select.value = taken;
    },
    /** @param {(encoding: string) => void} choose */
    listen(choose) {
      select.addEventListener("change", () => choose(select.value));
    },
  };
}
