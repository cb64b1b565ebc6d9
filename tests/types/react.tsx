// Compiled, never run: the component and the element as a page of strict TypeScript uses them.

import type { OthelloBoard as BoardElement } from "flipside/board";
import { Game } from "flipside/game";
import { OthelloBoard, type OthelloBoardProps } from "flipside/react";
import { createRef } from "react";

const board = createRef<BoardElement>();
const values = [{ move: "f5", score: 2 }] as const;

export const component = (
  <OthelloBoard
    ref={board}
    className="wide"
    position={new Game()}
    movable="both"
    theme={undefined}
    lastMove={null}
    values={values}
    texts={{ label: "Othello" }}
    onMove={(event) => event.preventDefault()}
    onFocusSquare={({ detail }) => detail.square?.slice()}
  />
);
export const element = (
  <othello-board ref={board} position="f5d6" movable="black" onmove={({ detail }) => detail.flips.slice()} />
);
export const props: OthelloBoardProps = { position: "f5", flipped: true };

// @ts-expect-error: no such cloth.
export const pink = <OthelloBoard theme="pink" />;
// @ts-expect-error: the side to move follows from the position.
export const turn = <OthelloBoard turn="black" />;
