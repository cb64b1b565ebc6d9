/** @import { Branch, Choice } from "./overview.js" */

import { createButton as button, create, setAttribute, setText } from "../../dom/elements.js";
import { moveName } from "../../game/text.js";
import { numbers } from "../../words/language.js";
import { signed } from "../../words/numbers.js";
import { trainingTexts } from "../text.js";
import { repertoireTexts as texts } from "./text.js";

/**
 * What a person can ask for at a place of the tree.
 * @typedef {object} TreeActions
 * @property {(moves: readonly string[]) => void} goTo a place
 * @property {(moves: readonly string[], move: string) => void} choose a move as the answer after others
 * @property {(moves: readonly string[]) => void} change asks for another answer in the position after moves
 * @property {(moves: readonly string[]) => void} remove the answer in the position after moves
 * @property {(moves: readonly string[]) => void} trainAt
 * @property {(moves: readonly string[]) => void} trainOpening from the first move on
 * @property {() => void} undo
 * @property {(moves: readonly string[]) => void} analyze the position after moves
 */

/**
 * A place of the tree.
 * @typedef {object} Place
 * @property {readonly string[]} moves to it
 * @property {string | null} answer there
 * @property {string | null} changing the answer there, while another one is chosen
 * @property {string} told what is written of the position and the answer
 * @property {readonly string[] | null} asked the moves to the position of the answer; null where there is none
 * @property {readonly string[]} after the moves behind which the branches are
 * @property {readonly Branch[]} branches
 * @property {readonly Choice[]} choices what players choose where there is no answer
 * @property {number} undoable in how many positions the last change can be undone
 */

/**
 * A place of the tree: the moves to it, the answer, and what the other side plays.
 * @param {TreeActions} actions
 */
export function createTree(actions) {
  const place = create("nav", { class: "place", "aria-label": texts.browse });
  const answer = create("p", { class: "answer" });
  const told = create("p", { class: "told" });
  const legend = create(
    "p",
    { class: "meaning" },
    create("i", { class: "mine", "aria-hidden": "true" }),
    create("span", {}, texts.legend.own),
    create("i", { class: "other", "aria-hidden": "true" }),
    create("span", {}, `${texts.legend.other} · ${texts.legend.often}`),
  );
  const list = create("ol", { class: "branches" });
  const here = button(texts.trainHere, () => {});
  const opening = button(texts.trainOpening, () => {});
  const change = button(texts.change, () => {});
  const remove = button(texts.remove, () => {});
  const undo = createUndo(actions);
  const analyze = button(trainingTexts.analyze, () => {}, "analyze");
  const element = create(
    "div",
    { class: "tree" },
    place,
    answer,
    told,
    legend,
    list,
    create("div", { class: "row" }, here, opening, change, remove, undo.element, analyze),
  );
  return {
    element,
    /** The step that one is at, which has the focus after a press that takes its button away. */
    get current() {
      return /** @type {HTMLElement | null} */ (place.querySelector("[aria-current]"));
    },
    /** @param {Place} shown */
    draw(shown) {
      const { answer: move, asked, branches, choices } = shown;
      place.hidden = shown.moves.length === 0;
      drawPlace(place, shown, actions);
      const empty = choices.length > 0 ? texts.choose : texts.chooseOnBoard;
      const asking = shown.changing === null ? empty : texts.chooseOther(moveName(shown.changing));
      setText(answer, move === null ? (asked ? asking : "") : texts.answer(moveName(move)));
      setText(told, shown.told);
      list.replaceChildren(
        ...branches.map((branch) => branchOf(branch, shown.after, actions)),
        ...choices.map((choice) => choiceOf(choice, shown.moves, actions)),
      );
      legend.hidden = branches.length + choices.length === 0;
      here.hidden = branches.every(({ isAnswered }) => !isAnswered) && move === null;
      here.onclick = () => actions.trainAt(shown.moves);
      opening.hidden = here.hidden || shown.moves.length === 0;
      opening.onclick = () => actions.trainOpening(shown.moves);
      undo.draw(shown);
      change.hidden = remove.hidden = move === null || asked === null;
      change.onclick = () => asked && actions.change(asked);
      remove.onclick = () => asked && actions.remove(asked);
      analyze.hidden = shown.after.length === 0;
      analyze.onclick = () => actions.analyze(shown.after);
    },
  };
}

/** Undoes the last change, and says how much goes with it: a repertoire is added by one press. @param {TreeActions} actions */
export function createUndo(actions) {
  const label = create("span");
  const element = button("", actions.undo, "undo");
  element.append(label);
  return {
    element,
    /** @param {Place} shown */
    draw({ undoable }) {
      element.hidden = undoable === 0;
      setText(label, undoable > 1 ? `${texts.undo} (${texts.positions(undoable)})` : texts.undo);
    },
  };
}

/**
 * The moves to the place, each of which leads back to it.
 * @param {HTMLElement} element
 * @param {Place} shown
 * @param {TreeActions} actions
 */
function drawPlace(element, { moves }, actions) {
  const steps = [[texts.start, 0], ...moves.map((move, ply) => [moveName(move), ply + 1])].map(
    ([label, ply]) => {
      const step = button(String(label), () => actions.goTo(moves.slice(0, Number(ply))));
      step.className = "quiet";
      setAttribute(step, "aria-current", ply === moves.length ? "step" : null);
      return step;
    },
  );
  element.replaceChildren(...steps);
}

/** @param {Branch} branch @param {readonly string[]} after @param {TreeActions} actions */
function branchOf({ move, part, positions, remembered, value, isAnswered }, after, actions) {
  const press = button("", () => actions.goTo([...after, move]));
  press.dataset.answered = String(isAnswered);
  const known = isAnswered ? [texts.known(Math.round(remembered * positions), positions)] : [texts.noAnswer];
  press.append(...played({ move, part, value }), create("span", { class: "known" }, known.join(" · ")));
  return create("li", {}, press);
}

/** A press makes it the answer. @param {Choice} choice @param {readonly string[]} moves @param {TreeActions} actions */
function choiceOf(choice, moves, actions) {
  const press = button("", () => actions.choose(moves, choice.move));
  press.append(...played(choice));
  return create("li", {}, press);
}

/** A move, how often it is played, and its value. @param {Choice} choice */
function played({ move, part, value }) {
  const bar = create("i", { class: "part", "aria-hidden": "true" });
  bar.style.setProperty("--part", String(part));
  return [
    create("b", {}, moveName(move)),
    bar,
    create("span", { class: "how-often" }, numbers.share(part)),
    create("span", { class: "value" }, value === null ? "" : signed(value)),
  ];
}
