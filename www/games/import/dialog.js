/** @import { ImportedGame } from "../../app/flipside.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Color } from "../../app/types.js" */
/** @import { Progress, Reading, Source, Wish } from "./sources.js" */

import { keyOf } from "../../app/keys.js";
import { openDialog } from "../../dom/dialog.js";
import { setText } from "../../dom/elements.js";
import { aboutOf } from "../../game/about.js";
import { asSentence } from "../../words/english.js";
import { errors, Fault, reason } from "../../words/errors.js";
import { createList } from "./list.js";
import { build } from "./parts.js";
import { readSource, stopReading } from "./sources.js";
import { importing } from "./text.js";

/** What the dialog shows: the field for a text, how far a source is read, the question whose turn it is, or a list of games. @typedef {"text" | "reading" | "turn" | "list"} Step */

/** The most characters that the field is given: nobody looks through more, and a browser needs seconds to lay out millions. */
const MOST_IN_FIELD = 20_000;

/** What is read sooner shows no progress. */
const PATIENCE_MS = 400;

/** Files in these say it themselves; what is in others was guessed, and may be asked about. */
const SURE = /^(?:utf-|iso-2022)/;

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
export function takeIn(match, source) {
  dialog ??= createImport(match);
  return dialog.read(source);
}

/** Whether nothing has to be asked. @param {Reading} read */
function isPlain({ games, question, problems, encoding }) {
  const isSure = encoding === null || SURE.test(encoding);
  return !question && problems.length === 0 && games.length === 1 && games[0]?.problem === null && isSure;
}

/** @param {Match} match @param {ImportedGame} imported */
function openGame(match, imported) {
  const { game, tree, problem } = imported;
  const about = aboutOf(imported);
  // The same game is the same one among the past games, however often it is loaded.
  const key = keyOf(JSON.stringify([tree, about]));
  const warning = problem ? { warning: importing.loadedPart(asSentence(problem.message)) } : {};
  match.open(game, { tree, about, key, ...warning });
}

/** @param {Match} match */
function createImport(match) {
  const parts = build();
  const { element, field, fault, files, folder, legal, board, progress, problems } = parts;
  /** @type {Source} */
  let source = "";
  /** The files of it that are not in UTF-8. @type {ReadonlySet<File>} */
  let others = new Set();
  /** @type {ImportedGame | null} */
  let broken = null;

  const list = createList((game) => finish(game));
  parts.list.append(list.element);

  /** @param {Step} step */
  const go = (step) => {
    element.dataset.step = step;
    const { title: text, reading, turn, list } = importing;
    setText(parts.title, { text, reading, turn, list }[step]);
    showFault("");
    problems.show([]);
  };
  /** @param {string} text in the field */
  const show = (text) => {
    go("text");
    field.value = text.length > MOST_IN_FIELD ? "" : text;
    openDialog(element);
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
  /** What was read of a source, in the open dialog. @param {Reading} read */
  const take = ({ games, question, problems: unread, encoding, others: foreign }) => {
    others = foreign;
    const [first] = games;
    if (question) {
      go("turn");
      board.position = `${question.board} X`;
    } else if (games.length > 1 || (first && (unread.length > 0 || first.problem === null))) {
      go("list");
      list.show(games);
      problems.show(unread);
    } else {
      go("text");
      problems.show(unread);
      if (first?.problem && first.tree.branches.length > 0)
        showFault(errors.failure("ILLEGAL_MOVE", first.problem.message), first);
      else if (first?.problem) showFault(errors.failure("INVALID_DATA", first.problem.message));
      field.focus();
    }
    parts.encoding.show(encoding);
  };
  /**
   * Reads a source. The dialog opens where it takes long, or where something has to be asked.
   * @param {Source} given
   * @param {Wish} [wish]
   */
  const read = async (given, wish = {}) => {
    const wasOpen = element.open;
    const open = () => {
      if (!element.open) show(typeof given === "string" ? given : "");
    };
    const waiting = setTimeout(() => {
      open();
      go("reading");
    }, PATIENCE_MS);
    const onProgress = (/** @type {Progress} */ each) => progress.show(each);
    progress.show(null);
    try {
      if (typeof given === "string" && given.trim() === "") throw new Fault(importing.nothing);
      if (typeof given === "string" && match.openLink(given)) return element.close("load");
      const found = await readSource(given, { ...wish, onProgress });
      clearTimeout(waiting);
      // Who has closed the dialog meanwhile wants nothing any more.
      if (!found || (wasOpen && !element.open)) return;
      source = given;
      const [problem, ...more] = found.problems;
      if (wish.encoding === undefined && isPlain(found) && found.games[0]) return finish(found.games[0]);
      if (found.games.length === 0 && !found.question && problem && more.length === 0)
        throw new Fault(problem);
      open();
      take(found);
    } catch (error) {
      clearTimeout(waiting);
      if (!wasOpen) {
        element.close();
        return match.showError(error);
      }
      go("text");
      showFault(reason(error));
      field.focus();
    } finally {
      clearTimeout(waiting);
    }
  };

  field.addEventListener("input", () => showFault(""));
  field.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (pasted.length <= MOST_IN_FIELD) return;
    event.preventDefault();
    void read(pasted);
  });
  for (const input of [files, folder])
    input.addEventListener("change", () => {
      if (input.files?.length) void read([...input.files]);
      input.value = "";
    });
  parts.encoding.listen((encoding) => void read(source, { encoding, others }));
  element.addEventListener("submit", (event) => {
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    if (value === "cancel") return;
    event.preventDefault();
    if (value === "back") go("text");
    else if (value === "black" || value === "white")
      void read(source, { turn: /** @type {Color} */ (value) });
    else if (value === "legal" && broken) finish(broken);
    else void read(field.value);
  });
  element.addEventListener("click", ({ target }) => {
    // They open dialogs of their own.
    if (target instanceof Element && target.closest("[data-action]")) element.close("cancel");
  });
  element.addEventListener("close", () => {
    stopReading();
    // On a phone the button that has the focus again is far below the board.
    if (element.returnValue === "load")
      document.querySelector("#board")?.scrollIntoView({ block: "nearest" });
  });
  return { read, show };
}
