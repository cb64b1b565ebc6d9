/** @import { Page } from "../feature.js" */
/** @import { GameClass } from "../package/flipside.js" */
/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../state/store.js" */
import { withStyles } from "../dom/styles.js";
import { veiled } from "../reasons/hints.js";
import { comparedReasons } from "../reasons/reasons.js";
import { compareTried } from "../review/searching/comparing.js";
import { keepAnswered } from "./keeping.js";
import { chapterOf } from "./lessons.js";
import { Teacher } from "./teacher.js";
import { createLessons } from "./view.js";

/** The address of the table's picture, behind the `#`. */
const TABLE = "table";

const table = {
  load: () => import("./table/picture.js"),
  styles: [new URL("./table/style.css", import.meta.url)],
};

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
  /** @type {{ close: () => void } | null} the picture of the table, while it is shown */
  let picture = null;
  /** Whether the picture is on its way. */
  let isLoading = false;

  /** @type {Teacher} */
  const teacher = new Teacher({
    store,
    Game,
    changed: (lesson) => draw(lesson),
    compare: async (tried) => {
      const ready = await engine;
      return compareTried(store, (position, limits) => ready.analyze(position, limits), tried);
    },
    explain: async (position, { line, best }) =>
      veiled(await comparedReasons(position, line, best), best.move) ?? null,
    keep: (mistake, isFound) => void keepAnswered(mistake, isFound),
  });
  const openTable = async () => {
    if (picture || isLoading) return;
    isLoading = true;
    try {
      const { openPicture } = await withStyles(table);
      if (store.state.room === "learn") picture = openPicture({ store, Game, panel, leave: closeTable });
    } catch (error) {
      match.showError(error);
    }
    isLoading = false;
  };
  const closeTable = () => {
    picture?.close();
    picture = null;
    draw = createLessons(panel, actions);
    teacher.close();
  };
  const actions = {
    open: (/** @type {import("./lessons.js").Chapter} */ chapter) => teacher.open(chapter),
    openTable: () => void openTable(),
    close: () => teacher.close(),
    move: (/** @type {number} */ by) => teacher.move(by),
    again: () => teacher.again(),
    reveal: () => teacher.reveal(),
    walk: (/** @type {import("./mistake.js").Place} */ place) => teacher.walk(place),
    play: () => beginFirstGame(match),
  };
  let draw = createLessons(panel, actions);

  /** Opens the lesson of the address, if it names another than is open. @returns {boolean} */
  const openLinked = () => {
    const id = location.hash.slice(1);
    const chapter = chapterOf(id);
    if (id === TABLE) void openTable();
    else if (chapter && chapter !== teacher.lesson?.chapter) teacher.open(chapter);
    else return false;
    return true;
  };
  addEventListener("hashchange", () => {
    if (store.state.room === "learn") openLinked();
  });
  match.exercises.open("learn", {
    enter: () => {
      if (!openLinked()) teacher.present();
    },
    place: (square) => teacher.place(square),
    leave: () => {
      if (picture) closeTable();
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
