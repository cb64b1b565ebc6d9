/** @import { Match } from "../play/match.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Color } from "../state/types.js" */
import { create, setText } from "../dom.js";
import { Game, OthelloBoard } from "../package.js";
import { shownGame } from "../state/rooms.js";
import { boardTexts } from "../text/board.js";
import { editor } from "../text/editor.js";
import { colorName } from "../text/players.js";
import { listenToPainting } from "./painting.js";

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
  const { element, form, board, counts, note } = build();
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
    if (value === "play" || value === "analyze") match.open(position(), { room: value, said: editor.placed });
  });
  // Closed, its board is no part of the page.
  element.addEventListener("close", () => element.remove());
  return {
    show() {
      const game = shownGame(store.state);
      cells = game.board;
      choose(form, "turn", game.turn);
      board.theme = store.state.settings.cloth;
      board.discs = store.state.settings.discs;
      draw();
      document.body.append(element);
      element.showModal();
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
    ...{ movable: "none", frame: false, coordinates: "inside", dots: false, announce: false },
    texts: boardTexts,
  });
  const counts = create("p", { class: "counts", role: "status" });
  const note = create("p", { class: "note", role: "status" });
  const button = (/** @type {string} */ value, /** @type {string} */ label) =>
    create("button", { type: "button", value }, label);
  const form = create(
    "form",
    { method: "dialog" },
    create("h2", { id: "editor-title" }, editor.title),
    create("div", { class: "canvas" }, board),
    create(
      "div",
      { class: "palette" },
      choices("brush", editor.brush, [
        ["X", colorName("black"), "black"],
        ["O", colorName("white"), "white"],
        ["-", editor.empty, ""],
      ]),
      choices("turn", editor.turn, [
        ["black", colorName("black"), "black"],
        ["white", colorName("white"), "white"],
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
    create(
      "div",
      { class: "row" },
      create("button", { type: "submit", value: "cancel" }, editor.cancel),
      create("button", { type: "submit", value: "play" }, editor.play),
      create("button", { type: "submit", value: "analyze", class: "primary" }, editor.analyze),
    ),
  );
  const element = create("dialog", { id: "editor", "aria-labelledby": "editor-title" }, form);
  return { element, form, board, counts, note };
}

/**
 * @param {string} name
 * @param {string} legend
 * @param {[value: string, label: string, color: string][]} options the first is chosen
 */
function choices(name, legend, options) {
  const labels = options.map(([value, label, color], index) =>
    create(
      "label",
      {},
      create("input", { type: "radio", name, value, ...(index === 0 ? { checked: "" } : {}) }),
      create("span", {}, ...(color ? [create("i", { class: "chip", "data-color": color })] : []), label),
    ),
  );
  return create(
    "fieldset",
    {},
    create("legend", {}, legend),
    create("div", { class: `choices ${options.length === 3 ? "three" : "two"}` }, ...labels),
  );
}
