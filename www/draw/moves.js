/** @import { Game } from "../package.js" */
/** @import { Ply } from "../state/plies.js" */
/** @import { State } from "../state/types.js" */
import { create, setAttribute } from "../dom.js";
import { pliesOf } from "../state/plies.js";
import { colorName } from "../text/players.js";
import { reviewedMove, sign } from "../text/review.js";

/**
 * The list of moves, the future after an undo included; the present one is the only tab stop.
 * @param {HTMLElement} list
 * @returns {(state: State) => void}
 */
export function createMoves(list) {
  /** @type {Game | null} */
  let position = null;
  /** @type {readonly Ply[]} */
  let plies = [];
  /** @type {State["review"]} */
  let drawn = null;
  revealWhenResized(list);
  return ({ game, review }) => {
    const hasMoved = game !== position;
    if (!hasMoved && review === drawn) return;
    const present = presentOf(list);
    // A sign of the review takes room, but must not scroll the list while the person looks at another part of it.
    const follows = hasMoved || (present !== null && isShown(list, present));
    const hadFocus = list.contains(document.activeElement);
    if (hasMoved) {
      const played = pliesOf(game);
      changeItems(list, plies, played);
      plies = played;
    }
    const hasLostFocus = hadFocus && !list.contains(document.activeElement);
    const { ply } = game;
    position = game;
    drawn = review;
    [...list.querySelectorAll("button")].forEach((button, index) => {
      setAttribute(button, "aria-current", index === ply ? "step" : null);
      setAttribute(button, "data-future", index > ply);
      button.tabIndex = index === ply ? 0 : -1;
      setAttribute(button, "data-verdict", sign(reviewedMove(review, index)) || null);
      if (follows && index === ply) reveal(list, button);
      if (hasLostFocus && index === ply) button.focus({ preventScroll: true });
    });
  };
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
 * Keeps the items of the moves that two games begin with, so that the focus stays where it is.
 * @param {HTMLElement} list
 * @param {readonly Ply[]} from
 * @param {readonly Ply[]} to
 */
function changeItems(list, from, to) {
  const isOther = (/** @type {Ply} */ { move, color }, /** @type {number} */ index) =>
    from[index]?.move !== move || from[index]?.color !== color;
  const other = to.findIndex(isOther);
  const kept = other === -1 ? to.length : other;
  if (list.children.length === 0) list.append(item(0, null));
  while (list.children.length > 1 + kept) list.lastElementChild?.remove();
  list.append(...to.slice(kept).map((ply, index) => item(kept + index + 1, ply)));
}

/**
 * @param {number} ply
 * @param {Ply | null} played null for the start
 */
function item(ply, played) {
  const button = create("button", { type: "button", "data-ply": String(ply) });
  if (played === null) button.append("Start");
  else {
    const { color, move } = played;
    button.append(
      create("small", {}, String(ply)),
      create(
        "i",
        { class: "chip", "data-color": color },
        create("span", { class: "hidden" }, colorName(color)),
      ),
      create("b", {}, move),
    );
  }
  return create("li", {}, button);
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
