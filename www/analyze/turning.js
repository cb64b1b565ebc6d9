// The dialog that turns or mirrors the game on the board, or exchanges its colors.

/** @import { Page } from "../feature.js" */
/** @import { Settings } from "../state/types.js" */

import { createDialog, openDialog } from "../dom/dialog.js";
import { create } from "../dom/elements.js";
import { exchangedGame, turnedGame } from "../game/images.js";
import { TURNS } from "../game/turns.js";
import { turningTexts as texts } from "./turning-text.js";

/** Which of the turns of the board each is. */
const WAYS = Object.freeze(
  /** @type {const} */ ({
    right: 5,
    left: 6,
    half: 3,
    sides: 1,
    ends: 2,
    diagonal: 4,
    antidiagonal: 7,
  }),
);

/** @type {HTMLDialogElement | undefined} */
let dialog;

/** Opens the dialog. @param {Pick<Page, "Game" | "match" | "store">} page */
export function openTurning(page) {
  dialog ??= build(page);
  openDialog(dialog);
}

/** @param {Pick<Page, "Game" | "match" | "store">} page */
function build({ Game, match, store }) {
  const button = (/** @type {keyof typeof WAYS | "exchange"} */ value) =>
    create("button", { type: "submit", value }, texts[value]);
  const ways = /** @type {(keyof typeof WAYS)[]} */ (Object.keys(WAYS));
  const { dialog: built, form } = createDialog(
    "turning",
    texts.title,
    create("div", { class: "ways" }, ...ways.map(button), button("exchange")),
    create("div", { class: "row" }, create("button", { type: "submit", value: "close" }, texts.close)),
  );
  form.addEventListener("submit", (event) => {
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    const { state } = store;
    const way = ways.find((each) => each === value);
    const turn = way && TURNS[WAYS[way]];
    if (turn) {
      const { game, ...turned } = turnedGame(Game, state, turn);
      match.games.open(game, { ...turned, said: texts.turned });
    } else if (value === "exchange") {
      const { game, ...exchanged } = exchangedGame(Game, state);
      match.games.open(game, { ...exchanged, said: texts.exchanged, settings: otherSide(state.settings) });
    }
  });
  return built;
}

/** The person goes along with the discs. @param {Settings} settings @returns {Partial<Settings>} */
function otherSide({ side }) {
  if (side === "black") return { side: "white" };
  return side === "white" ? { side: "black" } : {};
}
