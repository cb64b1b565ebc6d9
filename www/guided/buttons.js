/** @import { OthelloBoard } from "../package/flipside.js" */
/** @import { Color } from "../state/types.js" */
/** @import { Guided } from "./state.js" */
/** @import { GuidedReview } from "./guided.js" */
import { create, createButton, setAttribute, setText } from "../dom/elements.js";
import { colorName } from "../players/names.js";
import { isEnded, isSquareTold, taskOf, toPractice } from "./state.js";
import { guided as texts } from "./text.js";

/** @type {readonly Color[]} */
const COLORS = ["black", "white"];

/**
 * The buttons of a guided review, which stand in the place of the card's own.
 * @param {GuidedReview} review
 * @param {OthelloBoard} board
 */
export function createGuidedButtons(review, board) {
  const leave = createButton("", () => review.leave(), "close");
  leave.classList.add("step");
  leave.append(create("span", {}, texts.leave));
  setAttribute(leave, "aria-label", texts.leave);
  setAttribute(leave, "title", texts.leave);
  const sideButton = (/** @type {string} */ label, /** @type {readonly Color[]} */ colors) =>
    createButton(label, () => {
      review.choose(colors);
      board.focus({ preventScroll: true });
    });
  const sides = [
    ...COLORS.map((color) => sideButton(colorName(color), [color])),
    sideButton(texts.both, COLORS),
  ];
  const hint = createButton(texts.hint, () => isOn(hint) && void review.hint());
  const solution = createButton(texts.solution, () => isOn(solution) && review.reveal());
  const practiceButton = createButton("", () => review.practice());
  practiceButton.classList.add("primary");
  /** Whether the next press leads back to the position before the mistake. */
  let isAway = false;
  const next = createButton(texts.next, () => {
    if (isAway) review.ask();
    else review.next();
    // There one tries a move.
    if (review.state && taskOf(review.state)) board.focus({ preventScroll: true });
  });
  const element = create(
    "p",
    { class: "row guided", hidden: "" },
    leave,
    ...sides,
    hint,
    solution,
    next,
    practiceButton,
  );
  return {
    element,
    /**
     * @param {Guided | null} guided
     * @param {boolean} hasWandered whether the board shows neither the position before the mistake nor a move tried there
     */
    draw(guided, hasWandered) {
      element.hidden = guided === null;
      if (!guided) return;
      const hadFocus = element.contains(document.activeElement);
      const task = taskOf(guided);
      for (const side of sides) side.hidden = guided.tasks.length > 0;
      // Elsewhere one button leads back.
      for (const button of [hint, solution]) button.hidden = !task || hasWandered;
      next.hidden = !task;
      const count = isEnded(guided) ? toPractice(guided).length : 0;
      practiceButton.hidden = count === 0;
      setText(practiceButton, texts.practice(count));
      const isOpen = task?.phase === "open";
      setAttribute(hint, "aria-disabled", !isOpen || isSquareTold(task) ? "true" : null);
      setAttribute(solution, "aria-disabled", isOpen ? null : "true");
      isAway = hasWandered;
      setText(next, isAway ? texts.again : texts.next);
      next.classList.toggle("primary", isAway || !isOpen);
      // What had the focus may have gone away.
      if (hadFocus && !isSeen(document.activeElement))
        ([practiceButton, next].find(({ hidden }) => !hidden) ?? leave).focus();
    },
    /** Where the person goes on: the board, or the choice of a side. @param {Guided | null} guided */
    focus(guided) {
      if (guided) (taskOf(guided) ? board : sides[0])?.focus({ preventScroll: true });
    },
  };
}

/** @param {Element | null} element */
function isSeen(element) {
  return element instanceof HTMLElement && !element.hidden && element !== document.body;
}

/** @param {Element} button */
function isOn(button) {
  return button.getAttribute("aria-disabled") !== "true";
}
