// The list of the games that are asked for: a row for each, which opens it.

/** @import { FoundGame, Game, SortOrder } from "../../package/flipside.js" */
/** @import { Shelf } from "../shelf.js" */
/** @import { ListPlace } from "../state.js" */

import { create, icon, setAttribute } from "../../dom/elements.js";
import { createLongList } from "../../dom/long-list/long-list.js";
import { sortedBy } from "../state.js";
import { discsText, playersText, collection as texts } from "../text.js";

/** The columns by which the list is sorted. */
const COLUMNS = /** @type {const} */ (["black", "white", "result", "event", "date"]);

/**
 * @param {object} parts
 * @param {Shelf} parts.shelf
 * @param {() => Game | null} parts.position that the games come to; null where all are listed
 * @param {(game: FoundGame, where: Omit<ListPlace, "fields" | "sort">) => void} parts.choose told where in the list the game is
 * @param {(game: FoundGame) => void} [parts.remove]
 * @param {(total: number) => void} parts.counted told how many there are
 * @param {(error: unknown) => void} parts.fail
 */
export function createGameList({ shelf, position, choose, remove, counted, fail }) {
  const head = createHead(shelf);
  /** The listing that is shown, and its games as far as they came with the number of all. */
  let listing = {};
  /** @type {{ position: Game | null, total: number }} */
  let shown = { position: null, total: 0 };
  /** @type {Promise<readonly FoundGame[]> | undefined} */
  let beginning;
  const list = createLongList({
    label: texts.list,
    head: head.element,
    async load(from, count) {
      if (from === 0 && beginning) return beginning;
      return (await shelf.find({ ...listing, from, count })).games;
    },
    cells: (/** @type {FoundGame | undefined} */ game) => cellsOf(game, remove !== undefined),
    choose: (game, index) => choose(game, { ...shown, index }),
    ...(remove ? { remove } : {}),
    fail,
  });
  let wanted = 0;
  return {
    element: list.element,
    focus: () => list.focus(),
    /**
     * Looks which games there are now.
     * @param {{ isSame?: boolean, index?: number }} [how] whether the list stays where it is, or which row gets the focus
     */
    async draw({ isSame = false, index } = {}) {
      wanted += 1;
      const now = wanted;
      const at = position();
      const next = at ? { position: at.toString() } : {};
      try {
        const found = await shelf.find({ ...next, from: 0, count: 100 });
        if (now !== wanted) return;
        listing = next;
        shown = { position: at, total: found.total };
        beginning = Promise.resolve(found.games);
        head.draw();
        counted(found.total);
        list.show(found.total, { isSame, ...(index === undefined ? {} : { index }) });
      } catch (error) {
        fail(error);
      }
    },
  };
}

/** The names of the columns, each a button that sorts by it. @param {Shelf} shelf */
function createHead(shelf) {
  const cells = COLUMNS.map((column) => {
    const button = create("button", { type: "button", class: "quiet" }, texts[column]);
    button.addEventListener("click", () => shelf.set({}, sortedBy(shelf.sort, column)));
    return { column, element: create("div", { role: "columnheader", "data-column": column }, button) };
  });
  const last = create(
    "div",
    { role: "columnheader", "data-column": "remove" },
    create("span", { class: "hidden" }, texts.remove),
  );
  return {
    element: create(
      "div",
      { role: "row", "aria-rowindex": "1" },
      ...cells.map(({ element }) => element),
      last,
    ),
    draw() {
      for (const { column, element } of cells)
        setAttribute(element, "aria-sort", directionOf(shelf.sort, column));
    },
  };
}

/** @param {SortOrder} sort @param {string} column */
function directionOf(sort, column) {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : null;
}

/** @param {FoundGame | undefined} game @param {boolean} isRemovable */
function cellsOf(game, isRemovable) {
  const cell = (/** @type {string} */ column, /** @type {(Node | string)[]} */ ...children) =>
    create("div", { role: "gridcell", "data-column": column }, ...children);
  if (!game) return [...COLUMNS, "remove"].map((column) => cell(column));
  const { black, white, result, event, date } = game;
  const winner = result === null || result === 0 ? null : result > 0 ? "black" : "white";
  const player = (/** @type {"black" | "white"} */ color, /** @type {string | null} */ name) =>
    cell(
      color,
      create("i", { class: "chip", "data-color": color, "aria-hidden": "true" }),
      create(winner === color ? "b" : "span", {}, name ?? texts.unnamed),
    );
  const [own, other] = discsText(result) ?? ["–", "–"];
  const button = create(
    "button",
    {
      type: "button",
      value: "delete",
      class: "quiet",
      tabindex: "-1",
      "aria-label": texts.labeled(texts.remove, playersText(game)),
    },
    icon("close"),
  );
  return [
    player("black", black),
    player("white", white),
    cell("result", create("b", {}, own), create("i", {}, "–"), create("b", {}, other)),
    cell("event", event ?? ""),
    cell("date", date ?? ""),
    cell("remove", ...(isRemovable ? [button] : [])),
  ];
}
