/** @import { Page } from "../feature.js" */
/** @import { Color, Settings, State } from "../state/types.js" */

import { create, find, setAttribute, setText } from "../dom/elements.js";
import { opponentOf } from "../game/plies.js";
import { createFace, faceOf } from "../players/faces.js";
import { hasOneSide, playerName, sideNote } from "../players/names.js";
import { playOf } from "../players/opponents.js";
import { strengthText } from "../players/strength.js";
import { isAtRest } from "../state/rooms.js";
import { isEngine, strengthOf } from "../state/settings.js";
import { cardTexts } from "./text.js";

const choosing = {
  load: () => import("./choosing.js"),
  styles: [new URL("./choosing.css", import.meta.url)],
};

/**
 * Shows who one is about to play: face, strength, what to expect, and how earlier games ended. The HTML has the words about the
 * opponent of a first visit, so that nothing moves when this comes.
 * @param {Page} page
 */
export function createCard(page) {
  const { store } = page;
  const panel = find(document, ".panel.moves", HTMLElement);
  const [title, faces, about, record] = [".card-title", ".faces", ".about", ".record"].map((part) =>
    find(panel, part, HTMLElement),
  );
  store.watch(isAtRest, (isShown) =>
    setAttribute(panel, "aria-labelledby", isShown ? "card-title" : "moves-title"),
  );
  store.watch(shownOf, (shown) => {
    if (!shown) return;
    setText(title, shown.isOne ? cardTexts.title : cardTexts.players);
    faces.replaceChildren(...enginesIn(shown.settings).map((color) => playerOf(shown.settings, color)));
    setText(about, aboutIn(shown.settings));
    setText(record, shown.record);
    setAttribute(panel, "data-told", true);
  });
  page.open(choosing, ({ createChoosing }) => createChoosing(panel, page));
}

/** What the card shows; nothing while a game goes on. @param {State} state */
function shownOf(state) {
  const { record, settings } = state;
  if (!isAtRest(state)) return null;
  const isOne = hasOneSide(settings);
  const isKnown = isOne && record?.opponent === strengthText(settings);
  const isEmpty = !isKnown || record.won + record.draw + record.lost === 0;
  return { settings, isOne, record: isEmpty ? "" : cardTexts.record(record.won, record.draw, record.lost) };
}

/** @param {Settings} settings @returns {Color[]} */
function enginesIn(settings) {
  return /** @type {const} */ (["black", "white"]).filter((color) => isEngine(settings, color));
}

/** @param {Settings} settings @param {Color} color */
function playerOf(settings, color) {
  const { name, detail } = playerName(settings, color);
  return create(
    "p",
    {},
    createFace(faceOf(strengthOf(settings, color)), color),
    create("span", {}, create("b", {}, name), create("span", { class: "detail" }, detail)),
  );
}

/** What to expect of the opponent, or who sits at the board. @param {Settings} settings */
function aboutIn(settings) {
  const { side } = settings;
  if (side !== "black" && side !== "white") return sideNote(side);
  const { strength, character } = strengthOf(settings, opponentOf(side));
  return strength === "character" ? playOf(character) : sideNote(side);
}
