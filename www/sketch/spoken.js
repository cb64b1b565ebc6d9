// What screen readers are told of the marks on the board: at each square where an arrow begins or ends or a name stands, and all
// that was drawn by hand when that has changed.

/** @import { Page } from "../feature.js" */
/** @import { Mark, PositionMark } from "../package/flipside.js" */

import { create, setText } from "../dom/elements.js";
import { shownMarks } from "../game/marks.js";
import { marksIn } from "../game/sketches.js";
import { fields } from "../state/store.js";
import { textIn } from "./sketch.js";
import { sketchTexts as texts } from "./text.js";

/**
 * What is said of squares besides their shapes, which the board says itself.
 * @param {readonly (Mark & { name?: string, note?: string })[]} marks
 */
export function notesOf(marks) {
  /** @type {Map<string, string[]>} */
  const notes = new Map();
  const note = (/** @type {string} */ square, /** @type {string} */ text) =>
    notes.set(square, [...(notes.get(square) ?? []), text]);
  for (const mark of marks) {
    if ("from" in mark) {
      note(mark.from, texts.arrowTo(mark.to));
      note(mark.to, texts.arrowFrom(mark.from));
    } else if (mark.name) note(mark.square, texts.leadsTo(mark.name));
    else if (mark.note) note(mark.square, mark.note);
  }
  return notes;
}

/** All that is drawn, as one sentence. @param {readonly PositionMark[]} marks at least one */
export function spokenMarks(marks) {
  const said = marks.map((mark) =>
    "from" in mark ? texts.arrow(mark.from, mark.to) : texts.shape(texts.shapes[mark.shape], mark.square),
  );
  return texts.sketched(said);
}

/** @param {Pick<Page, "board" | "store">} page */
export function speakMarks({ board, store }) {
  const { square } = board.texts;
  /** @type {Map<string, string[]>} */
  let notes = new Map();
  store.watch(fields("room", "exercise", "hint", "explained", "overlaid", "sketched", "aimed"), (shown) => {
    const before = notes.size;
    notes = notesOf(shownMarks(shown));
    if (before + notes.size === 0) return;
    const noted = new Map(notes);
    board.texts = {
      ...board.texts,
      square: (about) => texts.noted(square(about), noted.get(about.square) ?? []),
    };
  });

  const region = create("p", { class: "hidden", role: "status" });
  board.after(region);
  store.watch(
    (state) => ({ game: state.game, text: textIn(state) }),
    ({ game, text }, before) => {
      if (text) setText(region, spokenMarks(marksIn(text)));
      else setText(region, before?.text && before.game === game ? texts.cleared : "");
    },
  );
}
