/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Solver } from "./trainer.js" */

import { gameOfFragment } from "../game/link.js";
import { actionOf, isElsewhere } from "../keys/keys.js";
import { copyText } from "../messages/copying.js";
import { notices } from "../messages/text.js";
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

  // By the actions that keys ask for: here another puzzle is the new game.
  listenToKeys(store, {
    back: () => step(-1),
    forward: () => step(1),
    new: () => trainer.next(),
    hint: () => trainer.hint(),
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

/** What steps through a solution, as through a game. */
const ARROWS = Object.freeze({ ArrowLeft: "back", ArrowRight: "forward" });

/**
 * The keys of the room, where they mean nothing else: a field has its own, and the board steps over its squares.
 * @param {Store} store
 * @param {Readonly<Record<string, () => void>>} acts by the actions that keys ask for
 */
function listenToKeys(store, acts) {
  document.addEventListener("keydown", (event) => {
    const { keys, room } = store.state;
    if (room !== "puzzles" || event.target instanceof HTMLInputElement || isElsewhere(event.target)) return;
    // The board steps over its squares by arrows; the letters that it takes are for the game alone.
    if (event.defaultPrevented && event.key in ARROWS) return;
    const act = acts[actionOf(event, { ...keys, ...ARROWS }) ?? ""];
    if (!act) return;
    act();
    event.preventDefault();
  });
}
