/** @import { Page } from "../feature.js" */
/** @import { Mark } from "../package/flipside.js" */
/** @import { State } from "../state/types.js" */

import { pathOf } from "../game/listed-moves.js";
import { marksIn, toggled, withMarks } from "../game/sketches.js";
import { nodeAt } from "../game/tree.js";
import { isResting } from "../match/activity.js";
import { isGameShown } from "../state/rooms.js";
import { sketchTexts } from "./text.js";

/** Told apart from hints, and from what the coach marks. */
const COLOR = "#7fd4ff";

/** @param {Pick<State, "game" | "room" | "tree">} state @returns {string} the marks of the position on the board */
export function textIn({ game, room, tree }) {
  return (isGameShown({ room }) && nodeAt(tree, pathOf(game))?.marks) || "";
}

/** The marks drawn over the position on the board, and the one being drawn. They are kept with the position in the tree of the game. */
export class Sketch {
  #page;
  /** What a hand that is not lifted yet would draw. @type {string | null} */
  #draft = null;

  /** @param {Pick<Page, "match" | "store">} page */
  constructor(page) {
    this.#page = page;
    page.store.watch(textIn, () => this.#show());
  }

  /** Whether one can draw now: on a game in which the person waits for nobody. */
  get isPossible() {
    const { state } = this.#page.store;
    return isGameShown(state) && (isResting(state.activity) || state.activity.kind === "over");
  }

  /** Whether something is drawn. */
  get isSketched() {
    return textIn(this.#page.store.state) !== "";
  }

  /** Shows what would be drawn. @param {string | null} mark as its text has it */
  plan(mark) {
    if (mark === this.#draft) return;
    this.#draft = mark;
    this.#show();
  }

  /** Draws what was shown, or takes it away where it was drawn before. */
  commit() {
    const mark = this.#draft;
    this.#draft = null;
    if (mark === null || !this.isPossible) this.#show();
    else this.#put(toggled(textIn(this.#page.store.state), mark));
  }

  /** Takes away what is drawn, and offers to bring it back. */
  clear() {
    const { game, tree } = this.#page.store.state;
    this.#put("");
    this.#page.store.update({
      notice: {
        kind: "info",
        text: sketchTexts.cleared,
        offer: { label: sketchTexts.bringBack, action: "bringBackBranch", data: { tree, game } },
      },
    });
  }

  /** @param {string} text */
  #put(text) {
    const { game, tree } = this.#page.store.state;
    this.#page.match.study.draw(withMarks(tree, pathOf(game), text));
    this.#show();
  }

  #show() {
    const text = textIn(this.#page.store.state);
    const shown = this.#draft === null ? text : toggled(text, this.#draft);
    const sketched = marksIn(shown).map((mark) => ({ ...mark, color: COLOR }));
    this.#page.store.update({ sketched: /** @type {readonly Mark[]} */ (sketched) });
  }
}
