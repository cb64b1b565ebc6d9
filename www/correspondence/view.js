// The room of a game with a friend, beside the board.

/** @import { Page } from "../feature.js" */
/** @import { Listed } from "./kept.js" */
/** @import { Table } from "./table.js" */

import { create, createButton, find, icon, releaseFocus, setAttribute, setText } from "../dom/elements.js";
import { addPanel } from "../dom/panels.js";
import { friendTextIn } from "../friend/address.js";
import { keepOwnName, ownName } from "../friend/invitation.js";
import { fitting, NAME_BYTES } from "../friend/link.js";
import { inOneText } from "../words/language.js";
import { createGames } from "./games.js";
import { friendOf } from "./names.js";
import { createPlates } from "./plates.js";
import { createSending } from "./sending.js";
import { isNameable, noteOf, sentenceOf, spokenOf } from "./sentences.js";
import { friendTexts as texts } from "./text.js";

/**
 * What a person asks for besides moves.
 * @typedef {object} Actions
 * @property {() => void} rematch
 * @property {() => void} review
 * @property {(text: string, isKnown?: boolean) => void} open the game of a link; `isKnown`: of the list
 * @property {() => Promise<Listed[]>} list the games that go on
 */

/**
 * Makes the elements of the room.
 * @param {Page} page
 * @param {Table} table
 * @param {Actions} actions
 * @returns {() => void} draws them
 */
export function createView(page, table, actions) {
  const { act } = page;
  const plates = createPlates();
  const message = create("p", { class: "message" });
  const resign = createButton(texts.resign, () => table.resign());
  resign.className = "quiet";
  const steps = createSteps(table);
  const sending = createSending(page, table);
  const game = create(
    "section",
    { class: "game", "data-rooms": "friend", "aria-label": texts.title },
    plates.element,
    create("div", { class: "status" }, message, resign, sending.first),
    steps.element,
  );
  const panel = addPanel("friend", "friend", { "aria-label": texts.link });
  panel.before(game);

  const told = create("p", { class: "told", role: "status" });
  const fork = createFork(table);
  const offered = create("p", {});
  const offer = create(
    "div",
    { class: "row offer" },
    offered,
    createButton(texts.accept, () => table.agree()),
  );
  const review = createButton(texts.review, actions.review);
  review.className = "primary";
  const rematch = createButton(texts.rematch, actions.rematch);
  const over = create("div", { class: "row" }, review, rematch);
  const name = createName(table);
  const note = create("p", { class: "note" });
  const games = createGames({
    list: actions.list,
    open: (text) => actions.open(text, true),
    begin: () => act("new"),
    paste(pasted) {
      const text = friendTextIn(pasted);
      if (text === null) setText(told, texts.noLink);
      else actions.open(text);
    },
  });
  panel.append(told, fork.element, offer, sending.element, over, note, name.element, games.element);

  const announcer = find(document, "#announcer", HTMLElement);
  return () => {
    const { isSettled, isOffered, isTurn, isUnsent, game: shown } = table;
    plates.draw(table);
    const sentence = sentenceOf(table);
    setText(message, sentence);
    if (!isTurn) releaseFocus(resign);
    resign.hidden = !isTurn || isUnsent;
    steps.draw();
    setText(told, table.told ? texts.told[table.told] : "");
    fork.draw();
    offer.hidden = !isOffered;
    setText(offered, inOneText([texts.offers(friendOf(table)), texts.playOn]));
    sending.draw();
    over.hidden = !isSettled;
    // Of a game that was given up at once there is nothing to review.
    review.hidden = shown?.moves.length === 0;
    rematch.className = review.hidden ? "primary" : "";
    name.draw();
    note.hidden = !shown || isSettled;
    setText(note, noteOf(table));
    games.draw(table);
    setText(announcer, spokenOf(table));
  };
}

/** Buttons that step through the moves. @param {Table} table */
function createSteps(table) {
  const to = [() => 0, () => table.ply - 1, () => table.ply + 1, () => Number.POSITIVE_INFINITY];
  const buttons = ["start", "back", "forward", "end"].map((picture, index) => {
    const label = texts.steps[index] ?? "";
    const button = create("button", { type: "button", "aria-label": label, title: label }, icon(picture));
    button.addEventListener("click", () => table.goTo(to[index]?.() ?? 0));
    return button;
  });
  const element = create("div", { class: "tools walk", role: "group", "aria-label": texts.step }, ...buttons);
  return {
    element,
    draw() {
      const { board, ply } = table;
      element.hidden = !board;
      for (const [index, button] of buttons.entries())
        setAttribute(button, "aria-disabled", String(index < 2 ? ply === 0 : ply === board?.moves.length));
    },
  };
}

/** The question which of two games goes on. @param {Table} table */
function createFork(table) {
  const question = create("p", {});
  const element = create(
    "div",
    { class: "fork", role: "group", "aria-live": "polite" },
    question,
    create(
      "div",
      { class: "row" },
      createButton(texts.keepMine, () => table.choose(false)),
      createButton(texts.takeTheirs, () => table.choose(true)),
    ),
  );
  return {
    element,
    draw() {
      const { fork } = table;
      element.hidden = fork === null;
      setText(question, fork ? texts.fork(fork.at + 1) : "");
    },
  };
}

/** What the person is called, as long as the game does not say it. @param {Table} table */
function createName(table) {
  const field = create("input", {
    id: "friend-name",
    type: "text",
    maxlength: String(NAME_BYTES),
    autocomplete: "nickname",
  });
  const element = create(
    "div",
    { class: "field" },
    create("label", { for: field.id }, texts.yourName),
    field,
  );
  field.value = ownName();
  field.addEventListener("change", () => {
    keepOwnName(field.value);
    table.call(fitting(field.value));
  });
  return {
    element,
    draw() {
      const { game, color } = table;
      const isNamed = color !== null && game?.names[color] !== "";
      element.hidden = !isNameable(table) || (isNamed && !element.contains(document.activeElement));
    },
  };
}
