/** @import { Game } from "../package/flipside.js" */
/** @import { Page } from "../feature.js" */
/** @import { Store } from "../state/store.js" */
/** @import { State, Color } from "../state/types.js" */

import { find, setAttribute, setText } from "../dom/elements.js";
import { drawFace, faceOf, NOBODY } from "../players/faces.js";
import { plateName } from "../players/names.js";
import { seated } from "../state/rooms.js";
import { isEngine, strengthOf } from "../state/settings.js";
import { createClock } from "./clock.js";

const COLORS = /** @type {const} */ (["black", "white"]);

/**
 * The two players, whose turn it is, their clocks, and their discs: counts change when the last disc has turned.
 * @param {HTMLElement} score
 * @param {Page} page
 */
export function createScore(score, { store }) {
  const share = find(score, ".share i", HTMLElement);
  for (const color of COLORS)
    createPlayer(find(score, `.player[data-color=${color}]`, HTMLElement), color, store);
  store.watch(
    ({ settled: { discs } }) => discs.black / (discs.black + discs.white),
    (part) => {
      share.style.transform = `scaleX(${part})`;
    },
  );
}

/**
 * @param {HTMLElement} player
 * @param {Color} color
 * @param {Store} store
 */
function createPlayer(player, color, store) {
  const face = find(player, ".face", HTMLElement);
  const name = find(player, ".name", HTMLElement);
  const detail = find(player, ".detail", HTMLElement);
  const count = find(player, ".count", HTMLElement);
  store.watch(
    (state) => plateOf(state, color),
    (plate) => {
      drawFace(face, plate.face);
      setText(name, plate.name);
      setText(detail, plate.detail);
      // Names of files may be longer than the plate.
      setAttribute(player, "title", plate.title);
      setText(count, plate.count);
      setAttribute(player, "data-timed", plate.isTimed);
      setAttribute(player, "data-seat", plate.seat);
      setAttribute(player, "data-turn", plate.isToMove);
      setAttribute(player, "data-winner", plate.hasWon);
    },
  );
  createClock(find(player, ".clock", HTMLElement), color, store);
}

/** What the name plate of a player shows. @param {State} state @param {Color} color */
function plateOf(state, color) {
  const { clocks, game, settled, room } = state;
  const settings = seated(state);
  const who = plateName(settings, color);
  return {
    face: isEngine(settings, color) ? faceOf(strengthOf(settings, color)) : NOBODY,
    name: who.name,
    title: settings.loaded ? [who.name, who.detail].filter(Boolean).join("\n") : null,
    detail: room === "play" || settings.loaded ? who.detail : "",
    count: String(countOf(settled, color)),
    isTimed: clocks !== null && room === "play",
    seat: color === seatBelow(state.settings.side) ? "bottom" : "top",
    isToMove: !game.isOver && game.turn === color,
    hasWon: (settled.result ?? 0) * (color === "black" ? 1 : -1) > 0,
  };
}

/**
 * The discs of a color: as they lie, and in the end as the result counts them, with the empty squares for the winner.
 * @param {Game} game
 * @param {Color} color
 */
function countOf({ discs, result }, color) {
  return result === null ? discs[color] : 32 + (color === "black" ? result : -result) / 2;
}

/**
 * Who sits below the board where there is a place above it and one below: the person.
 * @param {State["settings"]["side"]} side
 * @returns {Color}
 */
function seatBelow(side) {
  return side === "white" ? "white" : "black";
}
