// What React's types must know of the element; a page of TypeScript has such a file once.

import type { BoardEvents, BoardOptions, BoardPosition } from "flipside/board";
import type { HTMLAttributes, RefAttributes } from "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "othello-board": HTMLAttributes<HTMLElement> &
        RefAttributes<HTMLElement> &
        Partial<BoardOptions> & {
          position?: BoardPosition;
          onmove?: (event: BoardEvents["move"]) => void;
          onsettle?: (event: BoardEvents["settle"]) => void;
          onrefuse?: (event: BoardEvents["refuse"]) => void;
        };
    }
  }
}
