// What a reply to a wrong move leads to, told without the move that is right.

/** @import { Game, Move } from "../package/flipside.js" */
import { moveName } from "../game/text.js";
import { trainingTexts as texts } from "./text.js";

const CORNERS = new Set(["a1", "h1", "a8", "h8"]);

/** No more moves than these are a reason by themselves. */
const FEW = 3;

/** How many further moves are told. */
const FURTHER = 3;

/**
 * What the opponent's reply to a wrong move leads to; null where nothing can be told without the right one.
 * @param {Game} game after the wrong move
 * @param {readonly string[]} line what follows with best play, the reply first
 * @param {string} best the right move
 * @returns {string | null}
 */
export function aftermath(game, [reply, ...further], best) {
  if (reply === undefined || reply === "pass" || reply === best) return null;
  const { leads } = texts;
  const after = game.after(/** @type {Move} */ (reply));
  if (after.isOver) return null;
  if (after.mustPass) return leads.pass(reply);
  const own = after.legalMoves();
  if (own.length <= FEW) return leads.few(reply, own.length);
  if (own.every((move) => canTakeCorner(after.after(move), game.turn))) return leads.corner(reply, game.turn);
  const end = further.indexOf(best);
  const told = (end === -1 ? further : further.slice(0, end)).slice(0, FURTHER);
  return told.length > 0 ? leads.line(reply, told.map(moveName).join(" ")) : null;
}

/** @param {Game} game @param {"black" | "white"} color */
function canTakeCorner(game, color) {
  return !game.isOver && game.turn === color && game.legalMoves().some((move) => CORNERS.has(move));
}
