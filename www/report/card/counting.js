// What is said of a board on which the coach counts moves.

/** @import { Game } from "../../package/flipside.js" */
/** @import { Counted } from "../../reasons/marks.js" */
/** @import { Color } from "../../state/types.js" */

import { legalSquares, opponentOf } from "../../game/plies.js";
import { isCorner } from "../../review/causes/corners.js";
import { report } from "../text.js";

/** Reads positions. @typedef {{ parse: (text: string) => Game }} Parser */

/**
 * How many moves each side has on a board, as if it were its turn, or how many of one side open no corner.
 * @param {Game} game
 * @param {Color} color whose mistake is told
 * @param {Counted["how"]} how what the coach counts
 * @param {Parser} Game of the package
 */
export function countOn({ board }, color, how, Game) {
  const turned = (/** @type {Color} */ turn) => Game.parse(`${board} ${turn === "black" ? "X" : "O"}`);
  const [own, opponent] = [turned(color), turned(opponentOf(color))];
  const moves = legalSquares(own);
  if (how !== "unsafe") return report.showing.choices(color, moves.length, legalSquares(opponent).length);
  const safe = moves.filter((move) => !legalSquares(own.after(/** @type {any} */ (move))).some(isCorner));
  return report.showing.safe(color, moves.length, safe.length);
}
