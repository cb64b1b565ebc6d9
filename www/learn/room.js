/** @import { Page } from "../feature.js" */
/** @import { GameClass } from "../package/flipside.js" */
/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../state/store.js" */
import { withStyles } from "../dom/styles.js";
import { veiled } from "../reasons/hints.js";
import { comparedReasons } from "../reasons/reasons.js";
import { compareTried } from "../review/searching/comparing.js";
import { chapterOf } from "./lessons.js";
import { keepAnswered } from "./mistakes/keeping.js";
import { withMistake } from "./mistakes/mistake.js";
import { Teacher } from "./teacher.js";
import { createLessons } from "./view.js";

/** What is shown in place of the lessons, by its address behind the `#`. */
const PARTS = {
  table: {
    load: async () => (await import("./table/picture.js")).openPicture,
    styles: [new URL("./table/style.css", import.meta.url)],
  },
  games: { load: async () => (await import("./games/panel.js")).openGames },
};

/** @typedef {keyof typeof PARTS} PartName */

/** @param {string} id @returns {id is PartName} */
const isPart = (id) => Object.hasOwn(PARTS, id);

/**
 * Opens the room of the lessons.
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Match} parts.match
 * @param {GameClass} parts.Game
 * @param {Page["engine"]} parts.engine
 * @param {HTMLElement} parts.panel
 */
export function openLessons({ store, match, Game, engine, panel }) {
  /** @type {{ close: () => void } | null} what is shown in place of the lessons */
  let part = null;
  /** Whether it is on its way. */
  let isLoading = false;

  /** @type {Teacher} */
  const teacher = new Teacher({
    store,
    Game,
    changed: (lesson) => draw(lesson),
    compare: async (tried, mistake) => {
      const ready = await engine;
      if (mistake)
        store.update({ evaluations: withMistake(store.state.evaluations, tried.position, mistake) });
      return compareTried(store, (position, limits) => ready.analyze(position, limits), tried);
    },
    explain: async (position, { line, best }) =>
      veiled(await comparedReasons(position, line, best), best.move) ?? null,
    keep: (mistake, isFound) => void keepAnswered(mistake, isFound),
  });
  const openPart = async (/** @type {PartName} */ name) => {
    if (part || isLoading) return;
    isLoading = true;
    try {
      const open = await withStyles(PARTS[name]);
      if (store.state.room === "learn") part = open({ store, Game, panel, leave: closePart });
    } catch (error) {
      match.showError(error);
    }
    isLoading = false;
  };
  const closePart = () => {
    part?.close();
    part = null;
    draw = createLessons(panel, actions);
    teacher.close();
  };
  const actions = {
    open: (/** @type {import("./lessons.js").Chapter} */ chapter) => teacher.open(chapter),
    openPart: (/** @type {PartName} */ name) => void openPart(name),
    close: () => teacher.close(),
    move: (/** @type {number} */ by) => teacher.move(by),
    again: () => teacher.again(),
    reveal: () => teacher.reveal(),
    walk: (/** @type {import("./mistakes/mistake.js").Place} */ place) => teacher.walk(place),
    play: () => beginFirstGame(match),
  };
  let draw = createLessons(panel, actions);

  /** Opens the lesson of the address, if it names another than is open. @returns {boolean} */
  const openLinked = () => {
    const id = location.hash.slice(1);
    const chapter = chapterOf(id);
    if (isPart(id)) void openPart(id);
    else if (chapter && chapter !== teacher.lesson?.chapter) teacher.open(chapter);
    else return false;
    return true;
  };
  addEventListener("hashchange", () => {
    if (store.state.room !== "learn") return;
    if (part) closePart();
    openLinked();
  });
  match.exercises.open("learn", {
    enter: () => {
      if (!openLinked()) teacher.present();
    },
    place: (square) => teacher.place(square),
    leave: () => {
      if (part) closePart();
    },
  });
}

/** A game against the gentlest opponent, who moves second. @param {Match} match */
function beginFirstGame(match) {
  match.games.newGame({
    settings: {
      side: "black",
      dealsColor: false,
      strength: "character",
      character: "pip",
      start: "usual",
      minutes: 0,
    },
  });
}
