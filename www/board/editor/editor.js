/** @import { Match } from "../../match/match.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Color } from "../../state/types.js" */

import { choices } from "../../dom/choices.js";
import { closingRow, createDialog, openDialog } from "../../dom/dialog.js";
import { create, setText } from "../../dom/elements.js";
import { Game, OthelloBoard } from "../../package/flipside.js";
import { colorName } from "../../players/names.js";
import { shownGame } from "../../state/rooms.js";
import { boardTexts } from "../../words/board.js";
import { listenToPainting } from "./painting.js";
import { editor } from "./text.js";

/** d4, e4, d5 and e5. */
const CENTER = [27, 28, 35, 36];

/** @type {ReturnType<typeof createEditor> | undefined} */
let opened;

/** Opens the editor with the position that is on the board. @param {Store} store @param {Match} match */
export function openEditor(store, match) {
  opened ??= createEditor(store, match);
  opened.show();
}

/** @param {Store} store @param {Match} match */
function createEditor(store, match) {
  const { dialog, form, board, counts, note } = build();
  let cells = new Game().board;
  /** What the present stroke paints. */
  let paint = "X";

  const turn = () => /** @type {Color} */ (chosenIn(form, "turn"));
  const position = () => Game.parse(`${cells} ${turn() === "black" ? "X" : "O"}`);
  const draw = (said = "") => {
    const game = position();
    board.position = game;
    setText(counts, editor.discs(game.discs.black, game.discs.white));
    setText(note, said || (game.isOver ? editor.over : game.mustPass ? editor.mustPass(game.turn) : ""));
  };
  /** @param {number} index @param {string} cell */
  const put = (index, cell) => {
    if (cell === "-" && CENTER.includes(index)) return draw(editor.center);
    cells = cells.slice(0, index) + cell + cells.slice(index + 1);
    draw();
  };
  listenToPainting(board, {
    begin({ index, cell }) {
      const brush = cell ?? chosenIn(form, "brush");
      const other = { X: "O", O: "X" }[brush] ?? brush;
      // A second press takes the disc away; in the middle it turns it over.
      const isAgain = cell === null && cells[index] === brush;
      paint = isAgain ? (CENTER.includes(index) ? other : "-") : brush;
      put(index, paint);
    },
    go: (index) => put(index, paint),
  });
  form.addEventListener("input", () => draw());
  form.addEventListener("click", ({ target }) => {
    const value = target instanceof HTMLButtonElement && target.type === "button" ? target.value : "";
    if (value === "start") cells = new Game().board;
    if (value === "clear")
      cells = [...cells].map((cell, index) => (CENTER.includes(index) ? cell : "-")).join("");
    if (value === "exchange") cells = cells.replace(/[XO]/g, (cell) => (cell === "X" ? "O" : "X"));
    if (value === "start") choose(form, "turn", "black");
    if (value) draw();
  });
  form.addEventListener("submit", (event) => {
    const value = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
    if (value === "play" || value === "analyze")
      match.games.open(position(), { room: value, said: editor.placed });
  });
  return {
    show() {
      const game = shownGame(store.state);
      cells = game.board;
      choose(form, "turn", game.turn);
      board.theme = store.state.settings.cloth;
      board.discs = store.state.settings.discs;
      board.flipped = store.state.settings.flipped;
      draw();
      openDialog(dialog);
    },
  };
}

/** @param {HTMLFormElement} form @param {string} name */
function chosenIn(form, name) {
  return String(new FormData(form).get(name));
}

/** @param {HTMLFormElement} form @param {string} name @param {string} value */
function choose(form, name, value) {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList) field.value = value;
}

/** The elements of the dialog. */
function build() {
  const board = Object.assign(new OthelloBoard(), {
    movable: "none",
    frame: false,
    coordinates: "inside",
    dots: false,
    announce: false,
    texts: boardTexts,
  });
  const counts = create("p", { class: "counts", role: "status" });
  const note = create("p", { class: "note", role: "status" });
  const button = (/** @type {string} */ value, /** @type {string} */ label) =>
    create("button", { type: "button", value }, label);
  const { dialog, form } = createDialog(
    "editor",
    editor.title,
    create("div", { class: "canvas" }, board),
    create(
      "div",
      { class: "palette" },
      group("brush", editor.brush, "three", [
        ["X", colorName("black")],
        ["O", colorName("white")],
        ["-", editor.empty],
      ]),
      group("turn", editor.turn, "two", [
        ["black", colorName("black")],
        ["white", colorName("white")],
      ]),
      create(
        "div",
        { class: "ways" },
        button("start", editor.start),
        button("clear", editor.clear),
        button("exchange", editor.exchange),
      ),
      counts,
      note,
      create("p", { class: "help" }, editor.keys),
    ),
    closingRow(["cancel", editor.cancel], ["play", editor.play], ["analyze", editor.analyze]),
  );
  return { dialog, form, board, counts, note };
}

/** The color of what a choice stands for. @type {Readonly<Record<string, string>>} */
const CHIPS = Object.freeze({ X: "black", O: "white", black: "black", white: "white" });

/**
 * @param {string} name
 * @param {string} legend
 * @param {string} columns
 * @param {[value: string, label: string][]} options the first is chosen
 */
function group(name, legend, columns, options) {
  const picture = (/** @type {string} */ value) =>
    CHIPS[value] ? create("i", { class: "chip", "data-color": CHIPS[value] }) : null;
  const [[chosen = ""] = []] = options;
  return create(
    "fieldset",
    {},
    create("legend", {}, legend),
    choices(name, options, { columns, chosen, picture }),
  );
}
