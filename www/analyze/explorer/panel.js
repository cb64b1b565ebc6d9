/** @import { Page } from "../../feature.js" */
/** @import { State } from "../../state/types.js" */

import { choices } from "../../dom/choices.js";
import { create, find } from "../../dom/elements.js";
import { withStyles } from "../../dom/styles.js";
import { fields } from "../../state/store.js";
import { recall, remember } from "../../storage/local.js";
import { createBookView } from "./book-view.js";
import { createGamesView } from "./games-view.js";
import { createMasters } from "./masters.js";
import { explorer } from "./text.js";

/**
 * Fills the panel of the explorer: a person chooses between the opening book, the games of tournament players and their own. What each
 * needs is loaded when it is first opened.
 * @param {Page} page
 */
export async function openExplorer(page) {
  const { store, match, sources } = page;
  const place = find(document, "#explorer", HTMLElement);
  const parts = await Promise.all(sources.map(withStyles));
  const others = parts.map(({ openSource }) => openSource(page));
  const masters = createMasters(page, others, ({ name }) => {
    const option = find(options, `[value="${name}"]`, HTMLInputElement);
    option.focus();
    option.click();
  });
  const views = [
    createBookView(page),
    ...[masters, ...others].map((source) => createGamesView(source, match)),
  ];
  const isView = (/** @type {unknown} */ name) => views.some((view) => view.name === name);
  const { explorer: remembered } = recall();
  let chosen = isView(remembered) ? String(remembered) : "book";
  const options = choices(
    "explorer",
    views.map(({ name, label }) => [name, label]),
    { columns: "sources", chosen },
  );
  const details = create(
    "details",
    {},
    create("summary", {}, create("h2", {}, explorer.title)),
    create("fieldset", {}, create("legend", { class: "hidden" }, explorer.source), options),
    ...views.map(({ element }) => element),
  );
  place.setAttribute("aria-label", explorer.title);
  place.append(details, ...views.flatMap(({ about }) => about ?? []));
  /** @param {Pick<State, "game" | "room">} state */
  const draw = ({ game, room }) => {
    if (details.open && room === "analyze") views.find(({ name }) => name === chosen)?.draw(game);
  };
  const choose = (/** @type {string} */ name) => {
    chosen = name;
    for (const { name, element, about } of views) {
      element.hidden = name !== chosen;
      if (about) about.hidden = element.hidden;
    }
    draw(store.state);
  };
  options.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    choose(target.value);
    remember({ explorer: target.value });
  });
  details.addEventListener("toggle", () => draw(store.state));
  choose(chosen);
  store.watch(fields("game", "room"), draw);
}
