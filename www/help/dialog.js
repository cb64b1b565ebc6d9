import { closingRow, createDialog, openDialog } from "../dom/dialog.js";
import { create, find } from "../dom/elements.js";
import { pageText as text } from "../words/language.js";

/** The keys, and what they do. @returns {[keys: string[], does: string][]} */
const keys = () => [
  [["←", "↑", "↓", "→"], text("move over the board")],
  [[text("Enter")], text("place a disc")],
  [["M"], text("next legal move")],
  [[text("Shift"), "M"], text("legal move before")],
  [["f", "5"], text("go to square f5")],
  [["U", "R"], text("undo, redo")],
  [[text("Ctrl"), "Z", "Y"], text("undo, redo")],
  [["T"], text("hint")],
  [["V"], text("values of all moves")],
  [["N"], text("new game")],
  [[text("Shift"), "F"], text("flip the board")],
  [[text("Ctrl"), "V"], text("paste a game")],
  [["←", "→"], text("in analysis: a move back or forward")],
  [[text("Home"), text("End (key)")], text("in analysis: to the start or the end")],
  [["↑", "↓"], text("in analysis: the branch above or below")],
];

/** @type {HTMLDialogElement | null} */
let dialog = null;

/** Tells how the game is played, and what the keys do. */
export function openHelp() {
  dialog ??= build();
  openDialog(dialog);
}

function build() {
  const rows = keys().map(([names, does]) =>
    create(
      "div",
      {},
      create("dt", {}, ...names.flatMap((name) => [create("kbd", {}, name), " "])),
      create("dd", {}, does),
    ),
  );
  const guide = { type: "button", "data-action": "guide" };
  const { dialog: built, heading } = createDialog(
    "help",
    text("How to play"),
    create(
      "p",
      {},
      text(
        "Place a disc so that a straight row of your opponent's discs lies between it and another disc of yours. The discs in between flip. If you have no such move, you pass. When neither side can move, the side with more discs wins. Empty squares count for the winner.",
      ),
    ),
    create("p", {}, create("button", guide, text("Try it in five steps on the board"))),
    create("h3", {}, text("Keyboard")),
    create("dl", { class: "keys" }, ...rows),
    create(
      "p",
      { class: "note" },
      text(
        "The single keys work while the board has the focus. The arrow keys step through an analysis wherever you have clicked last.",
      ),
    ),
    closingRow(["close", text("Close")]),
  );
  Object.assign(heading, { tabIndex: -1, autofocus: true });
  // The first lesson begins on the board.
  find(built, "[data-action=guide]", HTMLElement).addEventListener("click", () => built.close());
  return built;
}
