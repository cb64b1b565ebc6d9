/** @import { Gap } from "./overview.js" */
/** @import { Color } from "../../train/repertoires.js" */
/** @import { Place, TreeActions } from "./tree.js" */
/** @import { AddingActions, Shown as ShownAdding } from "./adding/form.js" */
import { createButton as button, create, setAttribute, setText } from "../../dom/elements.js";
import { moveName } from "../../game/text.js";
import { COLORS } from "../../train/repertoires.js";
import { numbers } from "../../words/language.js";
import { trainingTexts } from "../text.js";
import { createAdding } from "./adding/form.js";
import { repertoireTexts as texts } from "./text.js";
import { createTree, createUndo } from "./tree.js";

/**
 * What a person can ask for of the whole.
 * @typedef {object} OwnActions
 * @property {() => void} up from a place of the tree to the whole, and from there home
 * @property {(color: Color) => void} color
 * @property {(format: "sgf" | "pgn") => void} save
 * @property {() => void} picture saves one of the tree
 * @property {() => void} print
 * @property {() => void} leaveOut the positions that one's own moves do not lead to
 * @property {() => void} train
 */

/** @typedef {OwnActions & TreeActions & AddingActions} OpeningsActions */

/**
 * What is shown of the whole.
 * @typedef {object} Whole
 * @property {Color} color
 * @property {number} size
 * @property {number} due
 * @property {number | null} freshADay how many new ones come on a day, while there are more
 * @property {number} remembered 0 to 1
 * @property {number} apart
 * @property {string} name of the opening
 * @property {readonly Gap[]} gaps
 * @property {string} said
 */

/** @typedef {Whole & Place & ShownAdding} Shown */

/**
 * The repertoires: what is in them, and how they are made.
 * @param {OpeningsActions} actions
 */
export function createOpenings(actions) {
  const back = button("", () => actions.up(), "back");
  back.className = "quiet back";
  const backText = create("span");
  back.append(backText);
  const title = create("h2", { tabindex: "-1" });
  const colors = COLORS.map((color) => {
    const press = button(texts.as[color], () => actions.color(color));
    press.dataset.color = color;
    return press;
  });
  const state = create("p", { class: "about" });
  const train = button(texts.train, actions.train);
  train.className = "primary";
  const said = create("p", { class: "outcome", role: "status" });
  const tree = createTree(actions);
  const gapsHead = create("h3", {}, texts.gaps);
  const gaps = create("ol", { class: "branches gaps" });
  const apartText = create("span");
  const apart = create("p", { class: "note" }, apartText, " ", button(texts.leaveOut, actions.leaveOut));
  const add = createAdding(actions);
  const undo = createUndo(actions);
  const saves = [
    .../** @type {const} */ (["sgf", "pgn"]).map((format) =>
      button(texts.saveAs(format.toUpperCase()), () => actions.save(format)),
    ),
    button(texts.picture, actions.picture),
    button(texts.print, actions.print),
  ];
  /** Whether there was nothing when it was drawn last. */
  let wasEmpty = false;
  let wasDeep = false;
  const row = create("div", { class: "row colors" }, ...colors);
  const more = create("div", { class: "row" }, undo.element, ...saves);
  const element = create(
    "section",
    { id: "repertoire", class: "repertoire" },
    create("header", { class: "panel-head" }, back, title),
    row,
    state,
    train,
    said,
    tree.element,
    gapsHead,
    gaps,
    apart,
    add.element,
    more,
  );
  return {
    element,
    title,
    /** @param {Shown} shown */
    draw(shown) {
      const { size, due, moves } = shown;
      setAttribute(element, "data-size", String(size));
      const isDeep = moves.length > 0;
      const hadFocus = element.contains(document.activeElement);
      setText(backText, isDeep ? texts.title : trainingTexts.back);
      setText(title, isDeep ? shown.name || texts.as[shown.color] : texts.title);
      // Without a repertoire one begins here; later the tree comes first.
      if ((size === 0) !== wasEmpty) add.element.open = size === 0;
      // What was added is seen beside the board; on a phone the form is far below it.
      if (wasEmpty && size > 0) scrollTo(0, 0);
      wasEmpty = size === 0;
      for (const each of colors)
        setAttribute(each, "aria-pressed", each.dataset.color === shown.color ? "true" : "false");
      const parts = [texts.known(Math.round(shown.remembered * size), size), texts.due(due)];
      if (shown.freshADay !== null) parts.push(texts.freshADay(shown.freshADay));
      setText(state, size > 0 ? parts.join(" · ") : texts.empty);
      train.hidden = isDeep || due === 0;
      setText(said, shown.said);
      tree.element.hidden = size === 0 && !isDeep;
      tree.draw(shown);
      add.draw(shown);
      for (const each of [row, state, add.element]) each.hidden = isDeep;
      gapsHead.hidden = gaps.hidden = isDeep || shown.gaps.length === 0;
      gaps.replaceChildren(...shown.gaps.map((gap) => gapOf(gap, actions)));
      apart.hidden = isDeep || shown.apart === 0;
      setText(apartText, shown.apart > 0 ? texts.apart(shown.apart) : "");
      // Beside what it takes back, as far as that is in view.
      undo.draw(shown);
      if (!tree.element.hidden) undo.element.hidden = true;
      for (const each of saves) each.hidden = isDeep || size === 0;
      // On a phone what led here is far below the board, and a press in the tree makes its buttons anew.
      if (isDeep !== wasDeep) scrollTo(0, 0);
      wasDeep = isDeep;
      const focused = document.activeElement;
      if (hadFocus && (!element.contains(focused) || focused?.closest("[hidden]")))
        (isDeep ? tree.current : title)?.focus({ preventScroll: true });
    },
  };
}

/** @param {Gap} gap @param {OpeningsActions} actions */
function gapOf({ moves, share }, actions) {
  const press = button("", () => actions.goTo(moves));
  press.append(
    create("b", {}, moves.map(moveName).join(" ")),
    create("span", { class: "how-often" }, texts.ofGames(numbers.share(share))),
  );
  return create("li", {}, press);
}
