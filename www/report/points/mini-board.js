/** @import { Stroke } from "../../../js/board/drawing/shapes.js" */
/** @import { Game } from "../../package/flipside.js" */
import { SHAPES } from "../../../js/board/drawing/shapes.js";
import { draw } from "../../dom/svg.js";

/**
 * A small picture of a position with a move that was played and a better one.
 * @param {Game} game
 * @param {{ played: string, better: string }} moves
 * @returns {SVGElement}
 */
export function miniBoard(game, { played, better }) {
  const discs = [...game.toString().slice(0, 64)].flatMap((disc, index) =>
    disc === "-" ? [] : [drawn(SHAPES.disc, disc === "X" ? "black" : "white", index)],
  );
  const lines = [1, 2, 3, 4, 5, 6, 7].map((along) => `M0 ${along}H8M${along} 0V8`);
  return draw(
    "svg",
    { class: "mini", viewBox: "0 0 8 8", "aria-hidden": "true" },
    draw("rect", { class: "felt", width: 8, height: 8 }),
    draw("path", { class: "grid", d: lines.join("") }),
    ...discs,
    ...(better === "pass" ? [] : [drawn(SHAPES.ring, "better", indexOf(better))]),
    ...(played === "pass" ? [] : [drawn(SHAPES.cross, "played", indexOf(played))]),
  );
}

/** @param {Stroke} stroke @param {string} name its class @param {number} index of its square, a1 the first */
function drawn([tag, attributes], name, index) {
  const transform = `translate(${(index % 8) + 0.5} ${Math.floor(index / 8) + 0.5})`;
  return draw(tag, { ...attributes, class: name, transform });
}

/** @param {string} square */
function indexOf(square) {
  return square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1);
}
