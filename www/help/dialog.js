import { closingRow, createDialog, openDialog } from "../dom/dialog.js";
import { create, find } from "../dom/elements.js";
import { helpTexts as texts } from "./text.js";

/** The keys, and what they do. @returns {[keys: string[], does: string][]} */
const keys = () => [
  [["←", "↑", "↓", "→"], texts.moveOver],
  [[texts.enter], texts.place],
  [["M"], texts.next],
  [[texts.shift, "M"], texts.previous],
  [["f", "5"], texts.goTo],
  [["U", "R"], texts.undo],
  [[texts.ctrl, "Z", "Y"], texts.undo],
  [["T"], texts.hint],
  [["V"], texts.values],
  [["N"], texts.newGame],
  [[texts.shift, "F"], texts.flip],
  [["O"], texts.circle],
  [[texts.shift, "O"], texts.arrow],
  [[texts.ctrl, "V"], texts.paste],
  [["←", "→"], texts.step],
  [[texts.home, texts.end], texts.ends],
  [["↑", "↓"], texts.branch],
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
    texts.title,
    create("p", {}, texts.rules),
    create("p", {}, create("button", guide, texts.guide)),
    create("h3", {}, texts.keyboard),
    create("dl", { class: "keys" }, ...rows),
    create("p", { class: "note" }, texts.focus),
    create("p", { class: "note" }, texts.draw),
    closingRow(["close", texts.close]),
  );
  Object.assign(heading, { tabIndex: -1, autofocus: true });
  // The first lesson begins on the board.
  find(built, "[data-action=guide]", HTMLElement).addEventListener("click", () => built.close());
  return built;
}
