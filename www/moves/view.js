/** @import { Page } from "../feature.js" */
/** @import { ListedMove } from "../game/listed-moves.js" */
/** @import { State } from "../state/types.js" */

import { create, setAttribute } from "../dom/elements.js";
import { inOrder, isSame, shownMoves } from "../game/listed-moves.js";
import { moveName, moves } from "../game/text.js";
import { colorName } from "../players/names.js";
import { sign } from "../review/signs.js";
import { isReviewed, toldReview } from "../review/state.js";
import { fields } from "../state/store.js";
import { listenToMoves } from "./input.js";

/**
 * The list of moves, the future after an undo included, and in analysis what else was tried below the move that it replaces. The
 * one that is looked at is the only tab stop.
 * @param {HTMLElement} list
 * @param {Page} page
 */
export function createMoves(list, page) {
  let text = "";
  revealWhenResized(list);
  page.store.watch(fields("game", "looked", "review", "room", "tree"), (shown, before) => {
    const hasMoved = shown.game !== before?.game || shown.room !== before.room;
    const former = presentOf(list);
    // A sign of the review takes room, but must not scroll the list while the person looks at another part of it.
    const follows = hasMoved || (former !== null && isShown(list, former));
    const hadFocus = list.contains(document.activeElement);
    const line = shownMoves(shown);
    const moves = inOrder(line);
    const next = moves.map(({ path, signs }) => path.join("") + signs).join(" ");
    if (next !== text) list.replaceChildren(...line.flatMap(items));
    text = next;
    drawMoves(list, moves, shown);
    const present = presentOf(list);
    // At first the browser has yet to lay the list out, and tells its size when it has.
    if (present && follows && before) reveal(list, present);
    if (present && hadFocus) present.focus({ preventScroll: true });
  });
  listenToMoves(list, page);
}

/**
 * What changes with the position and with the review.
 * @param {HTMLElement} list
 * @param {readonly ListedMove[]} moves of its buttons
 * @param {Pick<State, "game" | "looked" | "review" | "room">} shown
 */
function drawMoves(list, moves, { game, looked, review: made, room }) {
  const review = toldReview({ game, review: made, room });
  const now = game.moves.slice(0, game.ply + Number(game.moves[game.ply] === looked));
  const buttons = list.querySelectorAll("button");
  setAttribute(list, "data-at", String(game.ply));
  for (const [index, { path }] of moves.entries()) {
    const button = buttons[index];
    if (!button) continue;
    const isPresent = isSame(path, now);
    setAttribute(button, "aria-current", isPresent ? "step" : null);
    setAttribute(button, "data-future", room === "play" && path.length > game.ply);
    button.tabIndex = isPresent ? 0 : -1;
    const isOfReview = review !== null && isReviewed(review, game.start, path);
    setAttribute(button, "data-verdict", isOfReview ? sign(review, path.length) || null : null);
  }
}

/** A move, and below it what else was tried. @param {ListedMove} move @returns {HTMLElement[]} */
function items({ path, move, signs = "", color, number, branches }) {
  const button = create("button", { type: "button", "data-ply": String(path.length) });
  if (move === null) button.append(moves.start);
  else {
    button.append(
      create("small", {}, number === null ? "" : String(number)),
      create(
        "i",
        { class: "chip", "data-color": color },
        create("span", { class: "hidden" }, colorName(color)),
      ),
      create("b", {}, moveName(move) + signs),
    );
  }
  const below = branches.map((branch) =>
    create(
      "li",
      { class: "branch" },
      create("ol", { "aria-label": moves.branch(moveName(move ?? "")) }, ...branch.flatMap(items)),
    ),
  );
  return [create("li", {}, button), ...below];
}

/** The button of the present move. @param {HTMLElement} list */
function presentOf(list) {
  const present = list.querySelector("[aria-current]");
  return present instanceof HTMLElement ? present : null;
}

/**
 * Shows the present move again when the size changes: with another width, as when a phone is turned, the list has other
 * lines. With another height it does so only where the person has not scrolled away from it.
 * @param {HTMLElement} list
 */
function revealWhenResized(list) {
  let width = 0;
  let follows = true;
  list.addEventListener("scroll", () => {
    const present = presentOf(list);
    follows = present !== null && isShown(list, present);
  });
  const observer = new ResizeObserver(() => {
    const present = presentOf(list);
    if (present && (follows || list.offsetWidth !== width)) reveal(list, present);
    width = list.offsetWidth;
  });
  observer.observe(list);
}

/**
 * Scrolls only the list, which its buttons are placed in: scrollIntoView would move the whole page on a phone.
 * @param {HTMLElement} list
 * @param {HTMLElement} button
 */
function reveal(list, button) {
  list.scrollTop = centered(list.scrollTop, list.clientHeight, button.offsetTop, button.offsetHeight);
  list.scrollLeft = centered(list.scrollLeft, list.clientWidth, button.offsetLeft, button.offsetWidth);
}

/**
 * @param {HTMLElement} list
 * @param {HTMLElement} button
 */
function isShown(list, button) {
  return (
    isWithin(list.scrollTop, list.clientHeight, button.offsetTop, button.offsetHeight) &&
    isWithin(list.scrollLeft, list.clientWidth, button.offsetLeft, button.offsetWidth)
  );
}

/**
 * Where to scroll so that something stands in the middle; no scrolling when it is in view.
 * @param {number} scrolled
 * @param {number} room
 * @param {number} start
 * @param {number} size
 */
function centered(scrolled, room, start, size) {
  return isWithin(scrolled, room, start, size) ? scrolled : start - (room - size) / 2;
}

/**
 * @param {number} scrolled
 * @param {number} room
 * @param {number} start
 * @param {number} size
 */
function isWithin(scrolled, room, start, size) {
  return start >= scrolled && start + size <= scrolled + room;
}
