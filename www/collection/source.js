// The person's games in the explorer: what was played in the position, and the list of its games.

/** @import { GameSource, Page, PlayedSource } from "../feature.js" */

import { create, createButton } from "../dom/elements.js";
import { createGameList } from "./list/list.js";
import { openOfList } from "./list/tour.js";
import { openShelf } from "./shelf.js";
import { countOf } from "./state.js";
import { shownText, collection as texts } from "./text.js";

/** @param {Page} page @returns {GameSource} */
export function openSource(page) {
  const { store, match, act } = page;
  const shelf = openShelf();
  const player = create("input", {
    type: "search",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": texts.player,
    placeholder: texts.player,
  });
  const filter = createButton(texts.filter, () => act("collection"), "settings");
  const above = create("div", { class: "asking" }, player, filter);
  const empty = create("p", { class: "empty" }, texts.empty);
  const begin = createButton(texts.takeIn, () => act("collection"), "load");
  begin.className = "primary";
  const fail = (/** @type {unknown} */ error) => match.showError(error);
  const list = createGameList({
    shelf,
    position: () => store.state.game,
    choose: (game, where) => void openOfList(page, shelf, game, where).catch(fail),
    counted: (total) => {
      list.element.hidden = heading.hidden = total === 0;
    },
    fail,
  });
  const all = createButton(texts.all, () => act("collection"));
  all.className = "quiet";
  const heading = create("div", { class: "standing" }, create("h3", {}, texts.list), all);
  const below = create("div", { class: "of-position" }, empty, begin, heading, list.element);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  player.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => shelf.set({ player: player.value }), 150);
  });
  store.on("entered", (room) => {
    if (room === "analyze") shelf.addPlayed().catch(fail);
  });
  const drawAbout = () => {
    const isEmpty = shelf.about.size === 0;
    const asked = countOf(shelf.fields);
    if (document.activeElement !== player) player.value = shelf.fields.player;
    filter.lastChild?.replaceWith(asked > 0 ? texts.filters(asked) : texts.filter);
    above.hidden = list.element.hidden = heading.hidden = isEmpty;
    empty.hidden = begin.hidden = !isEmpty;
  };
  return {
    name: "mine",
    label: texts.title,
    above,
    below,
    async ask(game) {
      const { games, moves } = await shelf.moves(game);
      drawAbout();
      void list.draw();
      return {
        summary: shelf.about.size === 0 ? "" : shownText(games, shelf.about.size),
        moves,
        none: shelf.about.size === 0 ? "" : texts.none,
      };
    },
    count: (game) => shelf.count(game),
    follow: (draw) => shelf.follow(draw),
  };
}

/** Who played the person's games, and what. @returns {PlayedSource} */
export function openPlayed() {
  const shelf = openShelf();
  return { players: () => shelf.players(), playedBy: (name) => shelf.playedBy(name) };
}
