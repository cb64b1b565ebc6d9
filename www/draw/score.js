/** @import { State, Color } from "../state/types.js" */
import { find, setAttribute, setText } from "../dom.js";
import { playerName } from "../text/players.js";

const COLORS = /** @type {const} */ (["black", "white"]);

/**
 * The two players, whose turn it is, and their discs as they lie: counts change when the last disc has turned.
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
    const { black, white } = state.landed.discs;
    share.style.transform = `scaleX(${black / (black + white)})`;
  };
}

/**
 * @param {HTMLElement} player
 * @param {Color} color
 */
function drawPlayer(player, color) {
  const name = find(player, ".name", HTMLElement);
  const detail = find(player, ".detail", HTMLElement);
  const count = find(player, ".count", HTMLElement);
  return (/** @type {State} */ { game, landed, settings }) => {
    const who = playerName(settings, color);
    setText(name, who.name);
    setText(detail, who.detail);
    setText(count, String(landed.discs[color]));
    setAttribute(player, "data-turn", !game.isOver && game.turn === color);
    setAttribute(player, "data-winner", (landed.result ?? 0) * (color === "black" ? 1 : -1) > 0);
  };
}
