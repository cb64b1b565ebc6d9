/** @import { State, Color } from "../app/types.js" */

import { seated } from "../app/rooms.js";
import { isEngine, strengthOf } from "../app/settings.js";
import { find, setAttribute, setText } from "../dom/elements.js";
import { drawFace, faceOf, NOBODY } from "../players/faces.js";
import { playerName } from "../players/names.js";
import { createClock } from "./clock.js";

const COLORS = /** @type {const} */ (["black", "white"]);

/**
 * The two players, whose turn it is, their clocks, and their discs as they lie: counts change when the last disc has turned.
 * @param {HTMLElement} score
 * @returns {(state: State) => void}
 */
export function createScore(score) {
  const share = find(score, ".share i", HTMLElement);
  const players = COLORS.map((color) =>
    drawPlayer(find(score, `.player[data-color=${color}]`, HTMLElement), color),
  );
  return (state) => {
    for (const draw of players) draw(state);
    const { black, white } = state.settled.discs;
    share.style.transform = `scaleX(${black / (black + white)})`;
  };
}

/**
 * @param {HTMLElement} player
 * @param {Color} color
 */
function drawPlayer(player, color) {
  const face = find(player, ".face", HTMLElement);
  const name = find(player, ".name", HTMLElement);
  const detail = find(player, ".detail", HTMLElement);
  const count = find(player, ".count", HTMLElement);
  const drawClock = createClock(find(player, ".clock", HTMLElement), color);
  return (/** @type {State} */ state) => {
    const { clocks, game, settled, room } = state;
    const settings = seated(state);
    const who = playerName(settings, color);
    drawFace(face, isEngine(settings, color) ? faceOf(strengthOf(settings, color)) : NOBODY);
    setText(name, who.name);
    setText(detail, room === "play" ? who.detail : "");
    setText(count, String(settled.discs[color]));
    setAttribute(player, "data-timed", clocks !== null && room === "play");
    setAttribute(player, "data-seat", color === seatBelow(state.settings.side) ? "bottom" : "top");
    setAttribute(player, "data-turn", !game.isOver && game.turn === color);
    setAttribute(player, "data-winner", (settled.result ?? 0) * (color === "black" ? 1 : -1) > 0);
    drawClock(state);
  };
}

/** Who sits below the board where there is a place above it and one below: the person. @param {State["settings"]["side"]} side @returns {Color} */
function seatBelow(side) {
  return side === "white" ? "white" : "black";
}
