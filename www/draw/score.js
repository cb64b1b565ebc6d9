/** @import { State, Color } from "../state/types.js" */
import { playerName } from "../text/players.js";
import { mark, one, say } from "./dom.js";

const COLORS = /** @type {const} */ (["black", "white"]);

/**
 * The two players, their discs and whose turn it is.
 * @param {HTMLElement} score
 * @returns {(state: State) => void}
 */
export function createScore(score) {
  const share = one(score, ".share i", HTMLElement);
  const players = COLORS.map((color) =>
    drawPlayer(one(score, `.player[data-color=${color}]`, HTMLElement), color),
  );
  return (state) => {
    for (const draw of players) draw(state);
    const { black, white } = state.game.discs;
    share.style.transform = `scaleX(${black / (black + white)})`;
  };
}

/**
 * @param {HTMLElement} player
 * @param {Color} color
 */
function drawPlayer(player, color) {
  const name = one(player, ".name", HTMLElement);
  const detail = one(player, ".detail", HTMLElement);
  const count = one(player, ".count", HTMLElement);
  return (/** @type {State} */ { game, settings }) => {
    const who = playerName(settings, color);
    say(name, who.name);
    say(detail, who.detail);
    say(count, String(game.discs[color]));
    mark(player, "data-turn", !game.isOver && game.turn === color);
    mark(player, "data-winner", game.isOver && (color === "black" ? game.score > 0 : game.score < 0));
  };
}
