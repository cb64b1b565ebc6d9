import { closingRow, createDialog, openDialog } from "../dom/dialog.js";
import { create, find } from "../dom/elements.js";
import { helpTexts as texts } from "./text.js";

/**
 * The keys, and what they do.
 * @param {Readonly<Record<string, string>>} ofActions
 * @returns {[keys: string[], does: string][]}
 */
const keys = (ofActions) => {
  /** @param {string} action */
  const keyOf = (action) => {
    const key = Object.keys(ofActions).find((each) => ofActions[each] === action) ?? "";
    const upper = key.toUpperCase();
    return key === upper && key !== key.toLowerCase() ? [texts.shift, key] : [upper];
  };
  return [
    [["←", "↑", "↓", "→"], texts.moveOver],
    [[texts.enter], texts.place],
    [["M"], texts.next],
    [[texts.shift, "M"], texts.previous],
    [["f", "5"], texts.goTo],
    [[...keyOf("undo"), ...keyOf("redo")], texts.undo],
    [[texts.ctrl, "Z", "Y"], texts.undo],
    [keyOf("hint"), texts.hint],
    [keyOf("values"), texts.values],
    [keyOf("new"), texts.newGame],
    [keyOf("flip"), texts.flip],
    [keyOf("help"), texts.title],
    [keyOf("circle"), texts.circle],
    [keyOf("arrow"), texts.arrow],
    [[texts.ctrl, "V"], texts.paste],
    [["←", "→"], texts.step],
    [[texts.home, texts.end], texts.ends],
    [["↑", "↓"], texts.branch],
  ];
};

/**
 * Tells how the game is played, and what the keys do, which a person may have changed.
 * @param {Readonly<Record<string, string>>} ofActions
 */
export function openHelp(ofActions) {
  openDialog(build(ofActions));
}

/** @param {Readonly<Record<string, string>>} ofActions */
function build(ofActions) {
  const rows = keys(ofActions).map(([names, does]) =>
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
