/** @import { Branch, Gap } from "./overview.js" */
/** @import { Color } from "../../train/repertoires.js" */
/** @import { Style } from "../../../js/repertoire/making.js" */
import { STYLES } from "../../../js/repertoire/making.js";
import { createButton as button, create, setAttribute, setText } from "../../dom/elements.js";
import { moveName } from "../../game/text.js";
import { COLORS } from "../../train/repertoires.js";
import { numbers } from "../../words/language.js";
import { signed } from "../../words/numbers.js";
import { trainingTexts } from "../text.js";
import { repertoireTexts as texts } from "./text.js";

/**
 * What a person can ask for.
 * @typedef {object} OpeningsActions
 * @property {() => void} home
 * @property {(color: Color) => void} color
 * @property {(style: Style, isFollowed: boolean) => void} make
 * @property {() => void} games
 * @property {(files: readonly File[]) => void} files
 * @property {(format: "sgf" | "pgn") => void} save
 * @property {() => void} leaveOut the positions that one's own moves do not lead to
 * @property {() => void} undo
 * @property {() => void} train
 * @property {(moves: readonly string[]) => void} trainAt
 * @property {(moves: readonly string[]) => void} remove the answer in the position after moves
 * @property {(moves: readonly string[]) => void} goTo a place of the tree
 * @property {(moves: readonly string[]) => void} fill a gap
 */

/**
 * What is shown.
 * @typedef {object} Shown
 * @property {Color} color
 * @property {number} size
 * @property {number} due
 * @property {number} remembered 0 to 1
 * @property {number} apart
 * @property {boolean} canUndo
 * @property {readonly string[]} moves the place in the tree
 * @property {string | null} answer there
 * @property {string} name of the opening
 * @property {readonly string[] | null} asked the moves to the position of the answer; null where there is none
 * @property {readonly string[]} after the moves behind which the branches are
 * @property {readonly Branch[]} branches
 * @property {readonly Gap[]} gaps
 * @property {string} said
 */

/** How many positions one press makes. */
export const MADE = 60;

/**
 * The repertoires: what is in them, and how they are made.
 * @param {OpeningsActions} actions
 */
export function createOpenings(actions) {
  const back = button("", actions.home, "back");
  back.className = "quiet back";
  back.append(create("span", {}, trainingTexts.back));
  const colors = COLORS.map((color) => {
    const press = button(texts.as[color], () => actions.color(color));
    press.dataset.color = color;
    return press;
  });
  const state = create("p", { class: "about" });
  const train = button(texts.train, actions.train);
  train.className = "primary";
  const said = create("p", { class: "said", role: "status" });
  const place = create("nav", { class: "place", "aria-label": texts.browse });
  const answer = create("p", { class: "answer" });
  const list = create("ol", { class: "branches" });
  const here = button(texts.trainHere, () => {});
  const remove = button(texts.remove, () => {});
  const tree = create(
    "div",
    { class: "tree" },
    create("h3", {}, texts.browse),
    place,
    answer,
    list,
    create("div", { class: "row" }, here, remove),
  );
  const gapsHead = create("h3", {}, texts.gaps);
  const gaps = create("ol", { class: "branches gaps" });
  const apartText = create("span");
  const apart = create("p", { class: "note" }, apartText, " ", button(texts.leaveOut, actions.leaveOut));
  const style = create(
    "select",
    {},
    ...STYLES.map((each) => create("option", { value: each }, texts.styles[each])),
  );
  const followed = create("input", { type: "checkbox" });
  const make = button(texts.positions(MADE), () =>
    actions.make(/** @type {Style} */ (style.value), followed.checked),
  );
  const file = create("input", {
    type: "file",
    multiple: "",
    hidden: "",
    accept: ".sgf,.pgn,.ggf,.txt,.zip",
  });
  file.addEventListener("change", () => {
    actions.files([...(file.files ?? [])]);
    file.value = "";
  });
  const games = button(texts.fromGames, actions.games);
  const files = button(texts.fromFile, () => file.click());
  const undo = button(texts.undo, actions.undo, "undo");
  const saves = /** @type {const} */ (["sgf", "pgn"]).map((format) =>
    button(texts.saveAs(format.toUpperCase()), () => actions.save(format)),
  );
  const add = create(
    "details",
    { class: "add" },
    create("summary", {}, texts.add),
    create("label", { class: "made-by" }, texts.style, " ", style),
    create("label", { class: "made-by" }, followed, " ", texts.isFollowed),
    create("div", { class: "row" }, make, games, files, file),
  );
  /** Whether there was nothing when it was drawn last. */
  let wasEmpty = false;
  const element = create(
    "section",
    { id: "repertoire", class: "repertoire" },
    create("header", { class: "panel-head" }, back, create("h2", { tabindex: "-1" }, texts.title)),
    create("div", { class: "row colors" }, ...colors),
    state,
    train,
    said,
    tree,
    gapsHead,
    gaps,
    apart,
    add,
    create("div", { class: "row" }, undo, ...saves),
  );
  return {
    element,
    /** @param {Shown} shown */
    draw(shown) {
      const { size, due } = shown;
      setAttribute(element, "data-size", String(size));
      // Without a repertoire one begins here; later the tree comes first.
      if ((size === 0) !== wasEmpty) add.open = size === 0;
      wasEmpty = size === 0;
      for (const each of colors)
        setAttribute(each, "aria-pressed", each.dataset.color === shown.color ? "true" : "false");
      const parts = [
        texts.positions(size),
        texts.due(due),
        texts.remembered(numbers.percent(shown.remembered)),
      ];
      setText(state, size > 0 ? parts.join(" · ") : texts.empty);
      train.hidden = due === 0;
      setText(said, shown.said);
      tree.hidden = size === 0;
      // A press in the tree makes its buttons anew.
      const hadFocus = tree.contains(document.activeElement);
      drawPlace(place, shown, actions);
      const { answer: move } = shown;
      setText(answer, move === null ? (shown.asked ? texts.noAnswer : "") : texts.answer(moveName(move)));
      list.replaceChildren(...shown.branches.map((branch) => branchOf(branch, shown.after, actions)));
      here.hidden = shown.branches.every(({ isAnswered }) => !isAnswered) && move === null;
      here.onclick = () => actions.trainAt(shown.moves);
      remove.hidden = move === null || shown.asked === null;
      remove.onclick = () => shown.asked && actions.remove(shown.asked);
      gapsHead.hidden = gaps.hidden = shown.gaps.length === 0;
      gaps.replaceChildren(...shown.gaps.map((gap) => gapOf(gap, actions)));
      const current = place.querySelector("[aria-current]");
      if (hadFocus && !tree.contains(document.activeElement) && current instanceof HTMLElement)
        current.focus();
      apart.hidden = shown.apart === 0;
      setText(apartText, shown.apart > 0 ? texts.apart(shown.apart) : "");
      undo.hidden = !shown.canUndo;
      for (const each of saves) each.hidden = size === 0;
    },
  };
}

/**
 * The moves to the place, each of which leads back to it.
 * @param {HTMLElement} element
 * @param {Shown} shown
 * @param {OpeningsActions} actions
 */
function drawPlace(element, { moves, name }, actions) {
  const steps = [[texts.start, 0], ...moves.map((move, ply) => [moveName(move), ply + 1])].map(
    ([label, ply]) => {
      const step = button(String(label), () => actions.goTo(moves.slice(0, Number(ply))));
      step.className = "quiet";
      setAttribute(step, "aria-current", ply === moves.length ? "step" : null);
      return step;
    },
  );
  element.replaceChildren(...steps, create("b", {}, name));
}

/** @param {Branch} branch @param {readonly string[]} after @param {OpeningsActions} actions */
function branchOf({ move, part, positions, remembered, value, isAnswered }, after, actions) {
  const press = button("", () => actions.goTo([...after, move]));
  press.dataset.answered = String(isAnswered);
  const known = isAnswered
    ? [texts.positions(positions), texts.remembered(numbers.percent(remembered))]
    : [texts.noAnswer];
  const bar = create("i", { class: "part", "aria-hidden": "true" });
  bar.style.setProperty("--part", String(part));
  press.append(
    create("b", {}, moveName(move)),
    bar,
    create("span", { class: "how-often" }, numbers.share(part)),
    create("span", { class: "value" }, value === null ? "" : signed(value)),
    create("span", { class: "known" }, known.join(" · ")),
  );
  return create("li", {}, press);
}

/** @param {Gap} gap @param {OpeningsActions} actions */
function gapOf({ moves, share }, actions) {
  const press = button("", () => actions.fill(moves));
  press.append(
    create("b", {}, moves.map(moveName).join(" ")),
    create("span", { class: "how-often" }, texts.ofGames(numbers.share(share))),
  );
  return create("li", {}, press);
}
