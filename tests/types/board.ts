// Compiled, never run: the board as a page of strict TypeScript uses it.

import type { Report } from "flipside";
import type { BoardEvents, BoardPosition, GameRecord, Mark, MoveDetail, Texts, Value } from "flipside/board";
import { FlipsideError, type OthelloBoard } from "flipside/board";
import { Game } from "flipside/game";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <_Yes extends true>(): void => {};

const board = document.createElement("othello-board");
same<Same<typeof board, OthelloBoard>>();
const record: GameRecord = new Game().toJSON();
const positions: BoardPosition[] = ["f5d6", new Game(), record, { board: "", turn: "black" }];
board.position = positions[0] ?? "";
board.position = new Game();
same<Same<typeof board.position, string>>();
board.movable = "both";
board.theme = "wood";
board.dots = false;
board.flipped = true;
board.texts = { label: "Othello" };
same<Same<typeof board.texts, Readonly<Texts>>>();

declare const report: Report;
board.values = report.lines;
const values: Value[] = [{ move: "f5", score: 2 }];
const marks: Mark[] = [
  { square: "f5" },
  { square: "a1", shape: "cross", text: "1" },
  { from: "a1", to: "h8" },
];
Object.assign(board, { values, marks });

board.addEventListener("move", (event) => {
  same<Same<typeof event, CustomEvent<MoveDetail>>>();
  event.preventDefault();
  board.play(event.detail.move);
});
board.addEventListener("focus-square", ({ detail }) => detail.square?.slice());
board.addEventListener("keydown", ({ key }) => key.slice());
board.focus({ preventScroll: true });
board.focusSquare("f5");
const settled: BoardEvents["settle"]["detail"] = { position: "" };

// @ts-expect-error: no such cloth.
board.theme = "pink";
// @ts-expect-error: no such square.
board.focusSquare("j9");
// @ts-expect-error: the side to move follows from the position.
board.turn = "black";

export { FlipsideError, settled };
