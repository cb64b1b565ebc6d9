// What the board GoGui asks of a program: the rules of its game, and what it thinks, to be drawn on the board
// (https://www.kayufu.com/gogui/rules.html and analyze.html).

import { plies, signed } from "../figures.js";

/**
 * @import { Game, Report } from "flipside"
 * @import { Player } from "./player.js"
 */

/** @typedef {Record<string, (...args: string[]) => string | Promise<string>>} Commands */

/** What GoGui shows in its menu of analyses: how the answer is drawn, the name, and the command; `%c` is the side to move. */
const ANALYSES = [
  "gfx/Values and best line/flipside-gfx %c",
  "pspairs/Values of the moves/flipside-values %c",
  "var/Best line/flipside-best_line %c",
  "string/Expected score/estimate_score",
];

/**
 * The commands.
 * @param {Player} player
 * @param {(color: string) => Game} gameFor its game with a side to move; throws where that is not its turn
 * @returns {Commands}
 */
export function goguiCommands(player, gameFor) {
  /** @param {string} color */
  const reportFor = (color) => player.engine.analyze(gameFor(color), player.limits);
  return {
    "gogui-rules_game_id": () => "Othello",
    "gogui-rules_board_size": () => "8",
    "gogui-rules_board": () => boardOf(player.game),
    "gogui-rules_legal_moves": () => player.game.legalMoves().join(" "),
    "gogui-rules_side_to_move": () => player.game.turn,
    "gogui-rules_final_result": () => resultOf(player.game.result),
    "gogui-analyze_commands": () => ANALYSES.join("\n"),
    "flipside-values": async (color) => valuesOf(await reportFor(color)).join("\n"),
    "flipside-best_line": async (color) => lineOf(await reportFor(color)),
    "flipside-gfx": async (color) => drawingOf(await reportFor(color)),
  };
}

/** The rows, the first one on top, as boards of Othello are printed. @param {Game} game */
function boardOf({ board }) {
  const rows = board.replaceAll("-", ".").match(/.{8}/g) ?? [];
  return rows.map((row) => [...row].join(" ")).join("\n");
}

/** @param {number | null} result in discs for black */
function resultOf(result) {
  if (result === null) return "The game is not over";
  if (result === 0) return "Draw";
  return `${result > 0 ? "Black" : "White"} wins by ${Math.abs(result)}`;
}

/** @param {Report} report */
function valuesOf({ lines }) {
  return lines.filter(({ move }) => move !== "pass").map(({ move, score }) => `${move} ${signed(score)}`);
}

/** @param {Report} report */
function lineOf({ lines, turn }) {
  const colors = turn === "black" ? ["b", "w"] : ["w", "b"];
  return (lines[0]?.pv ?? []).map((move, index) => `${colors[index % 2]} ${move}`).join(" ");
}

/** @param {Report} report */
function drawingOf(report) {
  const { lines, turn } = report;
  const [best] = lines;
  if (!best) return "TEXT the game is over";
  const depth = best.exact ? "exact" : plies(best.depth);
  return [
    ...(best.move === "pass" ? [] : [`LABEL ${valuesOf(report).join(" ")}`, `COLOR #80c080 ${best.move}`]),
    `VAR ${lineOf(report)}`,
    `TEXT ${turn} ${signed(best.score)}, ${depth}`,
  ].join("\n");
}
