// The types of the component, and what TypeScript must know to take the element itself in JSX.

import type { HTMLAttributes, RefAttributes } from "react";
import type { OthelloBoard as BoardElement } from "../element.js";
import type { BoardEvents, BoardOptions, BoardPosition, Texts } from "../types.js";

export type * from "../types.js";

/** The options of the board as properties of a component: what is left out, or `null`, is its default. */
export type Options = {
  [Name in keyof Omit<BoardOptions, "texts">]?: BoardOptions[Name] | null | undefined;
} & {
  /** The position: a `Game`, its record or another object like it, a transcript, or the 64 squares and the side to move. */
  position?: BoardPosition | undefined;
  /** What the board says in words; what is left out is in English. */
  texts?: Partial<Texts> | null | undefined;
};

/** What the component takes: the options of the board, its events, and the attributes of any element. */
export type OthelloBoardProps = HTMLAttributes<BoardElement> &
  Options & {
    /** A person chose a move. Unless the listener calls `preventDefault()`, the board plays it. */
    onMove?: ((event: BoardEvents["move"]) => void) | undefined;
    /** A person chose a square where no disc can be placed now. */
    onRefuse?: ((event: BoardEvents["refuse"]) => void) | undefined;
    /** The pointer or the focus went to another square; `null` when it left the board. */
    onFocusSquare?: ((event: BoardEvents["focus-square"]) => void) | undefined;
    /** All discs are at rest. */
    onSettle?: ((event: BoardEvents["settle"]) => void) | undefined;
  };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** The element itself, for React 19 and later, which sets properties and listens to events of elements. */
      "othello-board": HTMLAttributes<BoardElement> &
        RefAttributes<BoardElement> &
        Options & {
          onmove?: ((event: BoardEvents["move"]) => void) | undefined;
          onrefuse?: ((event: BoardEvents["refuse"]) => void) | undefined;
          "onfocus-square"?: ((event: BoardEvents["focus-square"]) => void) | undefined;
          onsettle?: ((event: BoardEvents["settle"]) => void) | undefined;
        };
    }
  }
}
