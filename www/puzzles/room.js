/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Solver } from "./trainer.js" */

import { gameOfFragment } from "../game/link.js";
import { copyText } from "../notices/copying.js";
import { notices } from "../notices/text.js";
import { puzzlesAddress } from "../package/flipside.js";
import { linkInAnyLanguage } from "../state/address.js";
import { readCollection } from "./collection.js";
import { puzzleTexts as texts } from "./text.js";
import { fromGame, Trainer } from "./trainer.js";
import { createPuzzles } from "./view.js";

/**
 * Opens the room of the puzzles.
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Match} parts.match
 * @param {GameClass} parts.Game
 * @param {Promise<Solver>} parts.engine
 * @param {HTMLElement} parts.panel
 */
export async function openPuzzles({ store, match, Game, engine, panel }) {
  const response = await fetch(puzzlesAddress);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const puzzles = readCollection(await response.text());

  /** @type {Trainer} */
  const trainer = new Trainer({
    store,
    Game,
    engine,
    puzzles,
    changed: (attempt, progress) => draw(attempt, progress),
  });
  const step = (/** @type {number} */ by) => {
    if (trainer.attempt) trainer.goTo(trainer.attempt.step + by);
  };
  const draw = createPuzzles(panel, {
    choose: (kind) => trainer.choose(kind),
    hint: () => trainer.hint(),
    reveal: () => trainer.reveal(),
    next: () => trainer.next(),
    daily: () => trainer.openDaily(),
    analyze: () => trainer.attempt && match.games.open(trainer.attempt.game.clone(), { room: "analyze" }),
    share: () => void copyText(store, linkInAnyLanguage(location.href), texts.copied, texts.notCopied),
    goTo: (to) => trainer.goTo(to),
  });

  listenToKeys(store, {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    n: () => trainer.next(),
    t: () => trainer.hint(),
  });
  addEventListener("storage", () => trainer.refresh());
  addEventListener("hashchange", () => {
    if (store.state.room === "puzzles") openLinked();
  });

  /** Of the link that was followed last. */
  let linked = "";
  /** Opens the puzzle of the address, or says why it is none. @returns {boolean} whether it has another one than the board */
  function openLinked() {
    if (location.hash.length < 2) return false;
    const game = gameOfFragment(Game, location.hash);
    const position = game?.toString();
    if (game && position === trainer.attempt?.puzzle.position) return false;
    if (!game || game.isOver || game.mustPass) {
      store.update({ notice: { kind: "error", text: refusalOf(game) } });
      return false;
    }
    if (position !== linked) trainer.openPosition(game).catch((error) => match.showError(error));
    linked = String(position);
    return true;
  }

  match.exercises.open("puzzles", {
    enter: (puzzles) => {
      if (puzzles.length > 0) trainer.queue(puzzles.map(fromGame));
      else if (!openLinked()) trainer.present();
    },
    place: (square) => trainer.place(square),
  });
}

/** Why there is no move to find. @param {Game | null} game `null` where none can be read */
function refusalOf(game) {
  if (!game) return notices.badLink;
  return game.isOver ? texts.isOver : texts.mustPass(game.turn);
}

/**
 * The keys of the room, where they mean nothing else: a field has its own, and the board steps over its squares.
 * @param {Store} store
 * @param {Record<string, () => void>} actions
 */
function listenToKeys(store, actions) {
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (store.state.room !== "puzzles" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    // The board steps over its squares by arrows; the letters that it takes are for the game alone.
    if (event.defaultPrevented && event.key.startsWith("Arrow")) return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action || document.querySelector("dialog[open]")) return;
    action();
    event.preventDefault();
  });
}
