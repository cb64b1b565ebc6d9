/** @import { Page } from "../feature.js" */
/** @import { Match } from "../match/match.js" */
/** @import { PastGame } from "../archive/games.js" */
/** @import { Settings } from "../state/types.js" */

import { deleteGame, isWithFriend, lineOf, storedGames, storedReview, storeGame } from "../archive/games.js";
import { createDialog, openDialog } from "../dom/dialog.js";
import { saveFile } from "../dom/download.js";
import { create, find, setText } from "../dom/elements.js";
import { treeToWrite } from "../game/files.js";
import { withNotes } from "../game/notes.js";
import { readTree, withLine } from "../game/tree.js";
import { Game } from "../package/flipside.js";
import { loadFormats } from "../package/parts.js";
import { reason } from "../words/errors.js";
import { seatsOf, tagsOf } from "./record.js";
import { gameDetail, gameLabel, playersOf, games as texts } from "./text.js";

/** @type {HTMLDialogElement | undefined} */
let dialog;
/** @type {PastGame[]} */
let shown = [];

/**
 * Only some of the games: by their starts and moves, with what they have in common as a title.
 * @typedef {{ lines: readonly string[], title: string }} Part
 */

/** What is listed; all of them where there is none. @type {Part | null} */
let part = null;

/**
 * Opens the list of the games that were played in this browser.
 * @param {Pick<Page, "act" | "match" | "store">} page
 * @param {Part} [given]
 */
export async function openGames(page, given) {
  const { store } = page;
  part = given?.lines ? given : null;
  const fail = (/** @type {unknown} */ error) =>
    store.update({ notice: { kind: "error", text: reason(error) } });
  try {
    dialog ??= createList(page, fail);
    await draw(dialog);
    openDialog(dialog);
  } catch (error) {
    fail(error);
  }
}

/** @param {HTMLDialogElement} element */
async function draw(element) {
  const games = await storedGames();
  shown = part ? gamesOf(part, games) : games;
  setText(find(element, "h2", HTMLElement), part?.title ?? texts.title);
  find(element, ".rows", HTMLElement).replaceChildren(...shown.map(rowOf));
  find(element, ".note", HTMLElement).textContent = noteOf(shown.length);
  find(element, "[value=all]", HTMLButtonElement).hidden = shown.length === 0;
}

/** The games of a part, each once: a game that is kept twice was reviewed once. @param {Part} part @param {readonly PastGame[]} games */
function gamesOf({ lines }, games) {
  const byLine = new Map(games.map((game) => [lineOf(game), game]));
  return lines.flatMap((line) => byLine.get(line) ?? []).sort((one, other) => other.time - one.time);
}

/** What is said above the list. @param {number} count of the games in it */
function noteOf(count) {
  const missing = (part?.lines.length ?? 0) - count;
  if (part && missing > 0) return texts.missing(missing);
  return count === 0 ? texts.none : texts.kept;
}

/** @param {Pick<Page, "act" | "match" | "store">} page @param {(error: unknown) => void} fail */
function createList({ act, match, store }, fail) {
  const { dialog: element, heading } = createDialog(
    "games",
    texts.title,
    create("p", { class: "note", role: "status" }),
    create("ul", { class: "rows" }),
    create(
      "div",
      { class: "row" },
      create("button", { type: "button", value: "all" }, texts.saveAll),
      create("button", { type: "submit", value: "close", class: "primary" }, texts.close),
    ),
  );
  Object.assign(heading, { tabIndex: -1, autofocus: true });
  element.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const game = shown.find(({ key }) => key === target.closest("li")?.dataset.key);
    if (target.value === "all") saveGames(shown).catch(fail);
    if (!game) return;
    if (target.value === "save") saveGames([game]).catch(fail);
    if (target.value === "open") {
      element.close();
      if (isWithFriend(game)) act("friend", { text: game.friend?.text, isKnown: true });
      else openPast(match, game, store.state.settings).catch(fail);
    }
    if (target.value === "delete") void remove(element, game).catch(fail);
  });
  return element;
}

/**
 * Opens a game where it was left, and one that is over at its start, or with its review where it has one.
 * @param {Match} match
 * @param {PastGame} kept
 * @param {Settings} settings
 */
async function openPast(match, kept, settings) {
  const { key, start, moves, resigned, result, seed } = kept;
  const isOver = result !== null || Boolean(resigned);
  const game = Game.parse({ start, moves: /** @type {any} */ (moves), ply: isOver ? 0 : moves.length });
  const how = { key, seed, tree: treeIn(kept), said: texts.opened, ...seatsOf(kept, settings) };
  match.games.open(game, isOver ? { ...how, room: "analyze" } : how);
  if (isOver && (await storedReview(game).catch(() => null))) match.review();
}

/** The branches of a game, with what is written about them. @param {PastGame} kept */
function treeIn({ start, tree, notes, moves }) {
  return withNotes(withLine(readTree(Game, start, tree), moves), notes);
}

/** Deletes a game, and offers to bring it back. @param {HTMLDialogElement} element @param {PastGame} game */
async function remove(element, game) {
  await deleteGame(game);
  const at = shown.indexOf(game);
  await draw(element);
  // Where the deleted one was.
  const next = element.querySelectorAll("li [value=delete]")[Math.min(at, shown.length - 1)];
  (next instanceof HTMLElement ? next : find(element, "h2", HTMLElement)).focus();
  const undo = create("button", { type: "button", class: "offer" }, texts.bringBack);
  undo.addEventListener("click", async () => {
    await storeGame(game);
    await draw(element);
    find(element, `[data-key="${game.key}"] [value=open]`, HTMLButtonElement).focus();
  });
  find(element, ".note", HTMLElement).replaceChildren(texts.removed, " ", undo);
}

/** Saves games to a file, without those that cannot be written. @param {readonly PastGame[]} kept */
async function saveGames(kept) {
  const { writeGames } = await loadFormats();
  const settled = await Promise.allSettled(
    kept.map(async (game) =>
      writeGames(treeToWrite(treeIn(game), Boolean(game.about)), { format: "pgn", ...tagsOf(game) }),
    ),
  );
  const written = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failed = settled.find((each) => each.status === "rejected");
  if (written.length === 0 && failed) throw failed.reason;
  saveFile(new File([written.join("\n")], "othello-games.pgn", { type: "text/plain" }));
}

/** @param {PastGame} game */
function rowOf(game) {
  const button = (/** @type {string} */ value, /** @type {string} */ label) =>
    create("button", { type: "button", value, class: "quiet", "aria-label": gameLabel(label, game) }, label);
  return create(
    "li",
    { "data-key": game.key },
    create("p", {}, create("b", {}, playersOf(game)), create("span", {}, gameDetail(game))),
    create(
      "div",
      { class: "ways" },
      button("open", texts.open),
      button("save", texts.save),
      button("delete", texts.remove),
    ),
  );
}
