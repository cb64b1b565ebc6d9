/** @import { Page } from "../feature.js" */
/** @import { Game, ImportedGame } from "../package/flipside.js" */
/** @import { Match } from "../match/match.js" */
/** @import { Color, State } from "../state/types.js" */
/** @import { Progress, Reading, Source, Wish } from "../files/sources.js" */

import { openDialog } from "../dom/dialog.js";
import { setText } from "../dom/elements.js";
import { isWhole, problemText } from "../files/problems.js";
import { readSource, stopReading } from "../files/sources.js";
import { refusal } from "../files/text.js";
import { friendTextIn } from "../friend/address.js";
import { UNTOLD } from "../game/about.js";
import { aboutOf, treeRead } from "../game/files.js";
import { keyOf } from "../game/key.js";
import { gameOfWhole, wholeFragment } from "../link/whole.js";
import { notices } from "../messages/text.js";
import { Game as Rules } from "../package/flipside.js";
import { isGameShown } from "../state/rooms.js";
import { Fault } from "../words/errors.js";
import { movesFrom } from "./continuation.js";
import { createList } from "./list.js";
import { build } from "./parts.js";
import { importing } from "./text.js";
import { createImportTour } from "./tour.js";

/**
 * What the dialog shows: the field for a text, how far a source is read, the question whose turn it is, the one whether moves go on from
 * the board, or a list of games.
 * @typedef {"text" | "reading" | "turn" | "where" | "list"} Step
 */

/** The most characters that the field is given: nobody looks through more, and a browser needs seconds to lay out millions. */
const MOST_IN_FIELD = 20_000;

/** The name of a text that is kept as a file. */
const FILE_NAME = "games.txt";

/** What is read sooner shows no progress. */
const PATIENCE_MS = 400;

/** Files in these say it themselves; what is in others was guessed, and may be asked about. */
const SURE = /^(?:utf-|iso-2022)/;

/** @type {ReturnType<typeof createImport> | undefined} */
let dialog;

/** What the dialog needs of the page. @typedef {Pick<Page, "act" | "match" | "store">} Parts */

/** Opens the dialog with its empty field. @param {Parts} page */
export function openImport(page) {
  dialog ??= createImport(page);
  dialog.show("");
}

/**
 * Puts the game of a source on the board. Where there are several, where the turn is not known or a game breaks the rules, the
 * dialog asks.
 * @param {Parts} page
 * @param {Source} source
 */
export function takeIn(page, source) {
  dialog ??= createImport(page);
  return dialog.read(source);
}

/** The reading of nothing. @type {Reading} */
const NOTHING = { games: [], question: null, problems: [], encoding: null, others: new Set() };

/**
 * The moves of a source that go on from the board, where that is another place than the start of a game.
 * @param {State} state
 * @param {Source} source
 */
async function continuation(state, source) {
  const isPlace = isGameShown(state) && state.game.toString() !== new Rules().toString();
  return typeof source === "string" && isPlace ? movesFrom(state.game, source) : [];
}

/** A game that begins with a position. @param {Game} game @param {readonly string[]} moves */
function lineFrom(game, moves) {
  const line = Rules.parse(game.toString());
  for (const move of moves) line.play(/** @type {any} */ (move));
  return line;
}

/** Whether nothing has to be asked. @param {Reading} read */
function isPlain({ games, question, problems, encoding }) {
  const isSure = encoding === null || SURE.test(encoding);
  return !question && problems.length === 0 && games.length === 1 && games.every(isWhole) && isSure;
}

/**
 * @param {Match} match
 * @param {ImportedGame} imported
 * @param {boolean} [isNothingLost] whether the game on the board can be found again elsewhere
 * @returns {string} its key
 */
function openGame(match, imported, isNothingLost = false) {
  const { game, tree, problem } = imported;
  const about = aboutOf(imported);
  // However often a game is loaded, it is one game among the past ones, by earlier versions as well, which knew no rounds.
  const key = keyOf(JSON.stringify([tree, { ...about, round: about.round ?? undefined }]));
  const said = problem && problemText(problem);
  const warning = said ? { warning: isWhole(imported) ? said : importing.loadedPart(said) } : {};
  match.games.open(game, { tree: treeRead(tree), about, key, isNothingLost, ...warning });
  return key;
}

/** @param {Parts} page */
function createImport({ act, match, store }) {
  const parts = build();
  const { element, field, fault, files, folder, legal, board, progress, problems } = parts;
  /** @type {Source} */
  let source = "";
  /** The files of it that are not in UTF-8. @type {ReadonlySet<File>} */
  let others = new Set();
  /** @type {ImportedGame | null} */
  let broken = null;
  /** What could not be read of the source that the list shows. @type {Reading["problems"]} */
  let listed = [];
  /** @type {ReturnType<typeof createImportTour> | undefined} */
  let tour;
  /** What may be done with moves that go on from the board. @type {Record<string, () => void>} */
  let ways = {};

  const list = createList((game, among) => {
    tour ??= createImportTour(
      { store },
      { open: (chosen, isNothingLost) => openGame(match, chosen, isNothingLost), back: backTo },
    );
    tour.go(among, among.indexOf(game));
    element.close("load");
  });
  parts.list.append(list.element);

  /** @param {Step} step */
  const go = (step) => {
    element.dataset.step = step;
    const { title: text, reading, turn, where, list } = importing;
    setText(parts.title, { text, reading, turn, where, list }[step]);
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
  /** The list again, as it was left. @param {ImportedGame} game */
  const backTo = (game) => {
    go("list");
    problems.show(listed);
    openDialog(element);
    list.focus(game);
  };
  /** What was read of a source, in the open dialog. @param {Reading} read */
  const take = ({ games, question, problems: unread, encoding, others: foreign }) => {
    others = foreign;
    const [first] = games;
    if (question) {
      go("turn");
      board.position = `${question.board} X`;
    } else if (games.length > 1 || (first && (unread.length > 0 || isWhole(first)))) {
      go("list");
      list.show(games);
      listed = unread;
      problems.show(unread);
    } else {
      go("text");
      problems.show(unread);
      if (first?.problem)
        showFault(problemText(first.problem), first.tree.branches.length > 0 ? first : null);
      field.focus();
    }
    parts.encoding.show(encoding);
  };
  /**
   * Asks whether moves begin a game or go on from the board.
   * @param {readonly string[]} moves that go on
   * @param {Reading | null} found what they are from the start; null where they are nothing there
   */
  const askWhere = (moves, found) => {
    go("where");
    const [first] = found?.games ?? [];
    const whole = first && isWhole(first) ? first : null;
    setText(parts.where, whole ? importing.fitsBoth : importing.fitsHere);
    const { game } = store.state;
    ways = {
      on: () => match.goOn(moves),
      anew: () => {
        if (whole) openGame(match, whole);
        else match.games.open(lineFrom(game, moves), { about: UNTOLD });
      },
    };
  };
  /** Opens the game of a link to this page. @param {string} text @returns {Promise<boolean>} whether it is one */
  const isLinkOpened = async (text) => {
    const fragment = wholeFragment(text);
    if (fragment === undefined) return match.games.openLink(text);
    const whole = await gameOfWhole(Rules, fragment);
    if (!whole) throw new Fault(notices.badLink);
    match.games.open(whole.game, whole);
    return true;
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
      const text = typeof given === "string" ? friendTextIn(given) : null;
      if (text !== null) {
        act("friend", { text });
        return element.close("load");
      }
      if (typeof given === "string" && (await isLinkOpened(given))) return element.close("load");
      const moves = wish.turn ? [] : await continuation(store.state, given);
      const found = await readSource(given, { ...wish, onProgress }).catch((error) => {
        if (moves.length === 0) throw error;
        return { ...NOTHING };
      });
      clearTimeout(waiting);
      // A person who has closed the dialog meanwhile wants nothing any more.
      if (!found || (wasOpen && !element.open)) return;
      source = given;
      if (moves.length > 0 && found.games.length <= 1) {
        open();
        return askWhere(moves, found);
      }
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
      showFault(refusal(error));
      field.focus();
    } finally {
      clearTimeout(waiting);
    }
  };

  field.addEventListener("input", () => showFault(""));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void read(field.value);
  });
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
    else if (value === "keep") {
      element.close("cancel");
      act("collection", { files: typeof source === "string" ? [new File([source], FILE_NAME)] : source });
    } else if (value === "black" || value === "white")
      void read(source, { turn: /** @type {Color} */ (value) });
    else if (ways[value] && element.dataset.step === "where") {
      ways[value]?.();
      element.close("load");
    } else if (value === "legal" && broken) finish(broken);
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
