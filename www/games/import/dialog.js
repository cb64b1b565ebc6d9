/** @import { Imported, ImportedGame } from "../../app/flipside.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Color } from "../../app/types.js" */
/** @import { Source } from "./sources.js" */

import { OthelloBoard } from "../../app/flipside.js";
import { createDialog, openDialog } from "../../dom/dialog.js";
import { create, setText } from "../../dom/elements.js";
import { colorName } from "../../players/names.js";
import { boardTexts } from "../../words/board.js";
import { asSentence } from "../../words/english.js";
import { errors, Fault, reason } from "../../words/errors.js";
import { createList } from "./list.js";
import { readSource } from "./sources.js";
import { importing } from "./text.js";

/** What the dialog shows: the field for a text, the question whose turn it is, or a list of games. @typedef {"text" | "turn" | "list"} Step */

/** The files that can be read. */
const FILE_TYPES = ".sgf,.ggf,.pgn,.obf,.txt,.json,.wtb,.jou,.trn,text/plain";

/** The most characters that the field is given: nobody looks through more, and a browser needs seconds to lay out millions. */
const MOST_IN_FIELD = 20_000;

/** @type {ReturnType<typeof createImport> | undefined} */
let dialog;

/** Opens the dialog with its empty field. @param {Match} match */
export function openImport(match) {
  dialog ??= createImport(match);
  dialog.show("");
}

/**
 * Puts the game of a source on the board. Where there are several, where the turn is not known or a game breaks the rules, the
 * dialog asks.
 * @param {Match} match
 * @param {Source} source
 */
export async function takeIn(match, source) {
  try {
    if (typeof source === "string" && match.openLink(source)) return;
    const read = await readSource(source);
    if (!read) return;
    if (isPlain(read)) return openGame(match, read.games[0]);
    dialog ??= createImport(match);
    dialog.show(typeof source === "string" ? source : "");
    dialog.take(source, read);
  } catch (error) {
    match.showError(error);
  }
}

/** Whether nothing has to be asked. @param {Imported} read */
function isPlain({ games, question, problem }) {
  return !question && !problem && games.length === 1 && games[0].problem === null;
}

/** @param {Match} match @param {ImportedGame} imported */
function openGame(match, { game, tree, problem }) {
  match.open(game, { tree, ...(problem ? { said: importing.loadedPart(asSentence(problem.message)) } : {}) });
}

/** @param {Match} match */
function createImport(match) {
  const parts = build();
  const { element, field, fault, files, legal, board } = parts;
  /** @type {Source} */
  let source = "";
  /** @type {ImportedGame | null} */
  let broken = null;

  const list = createList((game) => finish(game));
  parts.list.append(list.element);

  /** @param {Step} step */
  const go = (step) => {
    element.dataset.step = step;
    setText(parts.title, { text: importing.title, turn: importing.turn, list: importing.list }[step]);
    showFault("");
  };
  /** @param {string} sentence @param {ImportedGame | null} [part] that can be loaded all the same */
  const showFault = (sentence, part = null) => {
    setText(fault, sentence);
    field.setAttribute("aria-invalid", String(sentence !== ""));
    broken = part;
    legal.hidden = part === null;
    if (part) setText(legal, importing.legalPart(part.game.moves.filter((move) => move !== "pass").length));
  };
  /** @param {ImportedGame} game */
  const finish = (game) => {
    openGame(match, game);
    element.close("load");
  };
  /** @param {Source} given @param {Imported} read */
  const take = (given, { games, question, problem }) => {
    source = given;
    const [first] = games;
    if (question) {
      go("turn");
      board.position = `${question.board} X`;
    } else if (games.length > 1) {
      go("list");
      list.show(games);
      if (problem) showFault(importing.alsoWrong(asSentence(problem.message)));
    } else if (first?.problem && first.tree.branches.length > 0) {
      showFault(errors.failure("ILLEGAL_MOVE", first.problem.message), first);
      field.focus();
    } else if (first?.problem) {
      showFault(errors.failure("INVALID_DATA", first.problem.message));
      field.focus();
    } else if (first) finish(first);
  };
  /** @param {Source} given @param {Color} [turn] */
  const read = async (given, turn) => {
    try {
      if (typeof given === "string" && given.trim() === "") throw new Fault(importing.nothing);
      if (typeof given === "string" && match.openLink(given)) return element.close("load");
      const found = await readSource(given, turn);
      // Who has closed the dialog meanwhile wants nothing any more.
      if (found && element.open) take(given, found);
    } catch (error) {
      go("text");
      showFault(reason(error));
      field.focus();
    }
  };

  field.addEventListener("input", () => showFault(""));
  field.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (pasted.length <= MOST_IN_FIELD) return;
    event.preventDefault();
    void read(pasted);
  });
  files.addEventListener("change", () => {
    if (files.files?.length) void read([...files.files]);
    files.value = "";
  });
  element.addEventListener("submit", (event) => {
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    if (value === "cancel") return;
    event.preventDefault();
    if (value === "back") go("text");
    else if (value === "black" || value === "white") void read(source, value);
    else if (value === "legal" && broken) finish(broken);
    else void read(field.value);
  });
  element.addEventListener("click", ({ target }) => {
    // They open dialogs of their own.
    if (target instanceof Element && target.closest("[data-action]")) element.close("cancel");
  });
  element.addEventListener("close", () => {
    // On a phone the button that has the focus again is far below the board.
    if (element.returnValue === "load")
      document.querySelector("#board")?.scrollIntoView({ block: "nearest" });
  });
  return {
    take,
    /** @param {string} text in the field */
    show(text) {
      go("text");
      field.value = text.length > MOST_IN_FIELD ? "" : text;
      openDialog(element);
    },
  };
}

/** The elements of the dialog. */
function build() {
  const button = (
    /** @type {string} */ value,
    /** @type {string} */ label,
    /** @type {string} */ steps,
    name = "",
  ) =>
    create("button", { type: "submit", value, "data-steps": steps, ...(name ? { class: name } : {}) }, label);
  const field = create("textarea", {
    ...{ id: "load-text", rows: "5", spellcheck: "false", autocapitalize: "off", autocomplete: "off" },
    "aria-describedby": "load-error",
  });
  const files = create("input", { type: "file", multiple: "", accept: FILE_TYPES, class: "hidden" });
  const fault = create("p", { class: "fault", id: "load-error", role: "alert" });
  const legal = button("legal", importing.legalPart(1), "text");
  const board = Object.assign(new OthelloBoard(), {
    announce: false,
    dots: false,
    coordinates: "none",
    texts: boardTexts,
  });
  board.inert = true;
  const list = create("div", { "data-steps": "list" });
  const { dialog: element, heading: title } = createDialog(
    "load",
    importing.title,
    create(
      "div",
      { "data-steps": "text" },
      create("label", { for: "load-text" }, importing.paste),
      field,
      create(
        "div",
        { class: "ways" },
        create("label", { class: "file" }, files, create("span", {}, importing.files)),
        create("button", { type: "button", "data-action": "edit" }, importing.editor),
        create("button", { type: "button", "data-action": "games" }, importing.past),
      ),
    ),
    create("div", { "data-steps": "turn", class: "turn" }, create("p", {}, importing.turnNote), board),
    list,
    fault,
    create(
      "div",
      { class: "row" },
      button("back", importing.back, "turn list"),
      legal,
      button("cancel", importing.cancel, "text list"),
      button("load", importing.load, "text", "primary"),
      button("black", colorName("black"), "turn", "primary"),
      button("white", colorName("white"), "turn", "primary"),
    ),
  );
  legal.hidden = true;
  return { element, title, field, files, fault, legal, board, list };
}
