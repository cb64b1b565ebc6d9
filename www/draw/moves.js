/** @import { State, Ply } from "../state/types.js" */
import { colorName } from "../text/players.js";
import { loss, sign } from "../text/review.js";
import { make, mark } from "./dom.js";

/**
 * The list of moves, the future after an undo included; the present one is the only tab stop.
 * @param {HTMLElement} list
 * @returns {(state: State) => void}
 */
export function createMoves(list) {
  /** @type {readonly Ply[] | null} */
  let plies = null;
  let ply = -1;
  /** @type {State["review"]} */
  let drawn = null;
  revealWhenTurned(list);
  return ({ game, review }) => {
    const hasMoved = game.plies !== plies || game.ply !== ply;
    if (!hasMoved && review === drawn) return;
    const present = presentOf(list);
    // The sign of a verdict takes room, but does not scroll the list away under who looks at another part of it.
    const follows = hasMoved || (present !== null && isShown(list, present));
    const hadFocus = list.contains(document.activeElement);
    if (game.plies !== plies) changeItems(list, plies, game.plies);
    const hasLostFocus = hadFocus && !list.contains(document.activeElement);
    plies = game.plies;
    ply = game.ply;
    drawn = review;
    [...list.querySelectorAll("button")].forEach((button, index) => {
      mark(button, "aria-current", index === ply ? "step" : null);
      mark(button, "data-future", index > ply);
      button.tabIndex = index === ply ? 0 : -1;
      const verdict = sign(index === 0 ? null : loss(review, game.plies, index));
      mark(button, "data-verdict", verdict || null);
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
 * Another width, as of a phone that is turned, breaks the list into other lines.
 * @param {HTMLElement} list
 */
function revealWhenTurned(list) {
  let width = 0;
  const observer = new ResizeObserver(() => {
    if (list.offsetWidth === width) return;
    width = list.offsetWidth;
    const present = presentOf(list);
    if (present) reveal(list, present);
  });
  observer.observe(list);
}

/**
 * @param {HTMLElement} list
 * @param {readonly Ply[] | null} from
 * @param {readonly Ply[]} to
 */
function changeItems(list, from, to) {
  const shared = from === null ? -1 : to.findIndex((ply, index) => ply !== from[index]);
  const kept = from === null ? 0 : 1 + (shared === -1 ? to.length : shared);
  while (list.children.length > kept) list.lastElementChild?.remove();
  if (from === null) list.append(item(0, null));
  for (let index = Math.max(1, kept); index <= to.length; index += 1)
    list.append(item(index, to[index - 1] ?? null));
}

/**
 * @param {number} ply
 * @param {Ply | null} played null for the start
 */
function item(ply, played) {
  const button = make("button", { type: "button", "data-ply": String(ply) });
  if (played === null) button.append("Start");
  else {
    const { color, move } = played;
    button.append(
      make("small", {}, String(ply)),
      make("i", { class: "chip", "data-color": color }, make("span", { class: "hidden" }, colorName(color))),
      make("b", {}, move),
    );
  }
  return make("li", {}, button);
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
 * Where to scroll so that something stands in the middle: nowhere else if it is in view.
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
