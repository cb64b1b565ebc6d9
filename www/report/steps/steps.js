/** @import { Page } from "../../feature.js" */
/** @import { State } from "../../state/types.js" */
import { create, find, icon, setAttribute } from "../../dom/elements.js";
import { placeInReview } from "../../review/course.js";
import { ownColors } from "../../review/missed.js";
import { mistakeFrom, mistakesOf } from "../../review/numbers.js";
import { fields } from "../../state/store.js";
import { report } from "../text.js";

/** The steps through the moves, by the actions that take them. */
const STEPS = /** @type {const} */ (["start", "back", "forward", "end"]);

/**
 * The row under the board by which one goes through a reviewed game, from move to move and from mistake to mistake.
 * @param {Page} page
 */
export function createSteps({ store, match, act }) {
  const button = (/** @type {string} */ label, /** @type {(Node | string)[]} */ ...parts) =>
    create("button", { type: "button", "aria-label": label, title: label }, ...parts);
  const moves = STEPS.map((name) => {
    const step = button(labelOf(`[data-action=${name}]`), icon(name));
    step.addEventListener("click", () => isOn(step) && act(name));
    return step;
  });
  const mistake = (/** @type {1 | -1} */ direction) => {
    // One sign for mistakes of every size.
    const sign = create("b", { "aria-hidden": "true" }, direction < 0 ? "◂ ?" : "? ▸");
    const word = create("small", { "aria-hidden": "true" }, report.mistake);
    const step = button(direction < 0 ? report.previous : report.next, sign, word);
    step.classList.add("mistake");
    step.addEventListener("click", () => {
      const to = mistakeBeside(store.state, direction);
      if (typeof to === "number" && isOn(step)) match.study.goToReviewed(to);
    });
    return step;
  };
  const [previous, next] = [mistake(-1), mistake(1)];
  const element = create(
    "div",
    { id: "steps", class: "steps", role: "group", "aria-label": labelOf("") },
    ...moves,
    previous,
    next,
  );
  store.watch(fields("about", "review", "game", "isGuided", "room", "settings"), (state) => {
    const { review, game, isGuided, room } = state;
    element.hidden = review === null || room !== "analyze";
    if (!review) return;
    const names = mistakeNames(state);
    name(previous, names.previous);
    name(next, names.next);
    const [isFirst, isLast] = [game.ply === 0, game.ply === game.moves.length];
    for (const [index, step] of moves.entries()) disable(step, index < 2 ? isFirst : isLast);
    disable(previous, isGuided || mistakeBeside(state, -1) === undefined);
    disable(next, isGuided || mistakeBeside(state, 1) === undefined);
  });
  return element;
}

/** What the steps from mistake to mistake are called. @param {Pick<State, "about" | "settings">} state */
export function mistakeNames(state) {
  const isOwn = ownColors(state).length === 1;
  return isOwn
    ? { previous: report.previousOwn, next: report.nextOwn }
    : { previous: report.previous, next: report.next };
}

/**
 * The ply before the next mistake, or the one before: of a person's game one of their own, as the review is for them.
 * @param {Pick<State, "about" | "game" | "review" | "settings">} state
 * @param {1 | -1} direction
 */
export function mistakeBeside(state, direction) {
  const { game, review } = state;
  if (!review) return undefined;
  const own = ownColors(state);
  const among = mistakesOf(review).filter(({ turn }) => own.includes(turn));
  return mistakeFrom(review, placeInReview(review, game).ply, direction, among);
}

/** @param {Element} button @param {string} label */
function name(button, label) {
  for (const attribute of ["aria-label", "title"]) setAttribute(button, attribute, label);
}

/** @param {Element} button */
function isOn(button) {
  return button.getAttribute("aria-disabled") !== "true";
}

/** @param {Element} button @param {boolean} isDisabled */
function disable(button, isDisabled) {
  setAttribute(button, "aria-disabled", isDisabled ? "true" : null);
}

/** What the tools of the room that do so are called. @param {string} selector of a tool, or of none for all of them */
function labelOf(selector) {
  return find(document, `.walk ${selector}`.trim(), HTMLElement).getAttribute("aria-label") ?? "";
}
