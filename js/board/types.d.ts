// The types of the board, and what a page knows of the element by its name.

import type { Color, Line, Move, Square } from "../generated/types.js";
import type { GameRecord } from "../notation/saved.js";
import type { OthelloBoard } from "./element.js";

export type { Color, Line, Move, Square } from "../generated/types.js";
export type { ErrorCode, ErrorRecord } from "../host/error.js";
export type { GameRecord } from "../notation/saved.js";

/** Whose discs can be placed on the board: `"none"` makes it a picture. */
export type Movable = "none" | "black" | "white" | "both";

/** Where the letters and numbers of the squares stand: in the frame, inside the squares of the edge, or nowhere. */
export type Coordinates = "outside" | "inside" | "none";

/** The cloth of the board. */
export type Theme = "green" | "blue" | "wood" | "slate" | "contrast";

/** The set of discs. */
export type DiscSet = "classic" | "flat" | "paper";

/** How a square is marked. */
export type Shape = "ring" | "dot" | "pip" | "cross" | "square" | "tint" | "hint" | "disc";

/** A game, or a plain object with the same fields. */
export interface PositionObject {
  /** The 64 squares from a1, b1 … to h8: `X` black, `O` white, `-` empty. */
  readonly board: string;
  /** The side to move. */
  readonly turn: Color;
  /** The moves of the game; the one before `ply` is the last move. */
  readonly moves?: readonly (Move | (string & {}))[];
  /** How many of the moves are played; all of them when left out. */
  readonly ply?: number;
}

/** What the board takes as a position: a `Game`, its record, an object like it, a transcript, or the 64 squares and the side to move. */
export type BoardPosition = string | PositionObject | GameRecord;

/** The value of a move, drawn on its square: a line of the engine's report, for instance. */
export type Value = Pick<Line, "move" | "score"> & Partial<Pick<Line, "exact" | "pv">>;

/** A mark on a square. */
export interface SquareMark {
  /** Where it stands. */
  readonly square: Square;
  /** A ring when left out. */
  readonly shape?: Shape;
  /** Any color of CSS; that of hints when left out. */
  readonly color?: string;
  /** Up to three characters, beside the shape. */
  readonly text?: string;
}

/** An arrow from one square to another. */
export interface Arrow {
  /** Where it begins. */
  readonly from: Square;
  /** Where it points. */
  readonly to: Square;
  /** Any color of CSS; that of hints when left out. */
  readonly color?: string;
  /** How thick it is, in squares; 0.08 when left out. */
  readonly width?: number;
}

/** What can be drawn over the board. */
export type Mark = SquareMark | Arrow;

/** What there is to say of a square. */
export interface AboutSquare {
  /** Its name. */
  readonly square: Square;
  /** The disc on it; `null` on an empty square. */
  readonly disc: Color | null;
  /** Whether a disc can be placed on it now. */
  readonly legal: boolean;
  /** Whether the last move was played on it. */
  readonly last: boolean;
  /** The shapes that mark it. */
  readonly marks: readonly Shape[];
  /** The value drawn on it, if there is one. */
  readonly value: Value | undefined;
  /** The number of its ghost disc in the line that is drawn, 1 the first, if it has one. */
  readonly number: number | undefined;
}

/** A move on the board, as its event tells it. */
export interface MoveDetail {
  /** A square, or `"pass"`. */
  readonly move: Move;
  /** Who moves. */
  readonly color: Color;
  /** The squares that flip, a1 first. */
  readonly flips: readonly Square[];
  /** The position after the move, as `Game.parse` reads it. */
  readonly position: string;
}

/** All that the board says in words, so that it can be said in another language. */
export interface Texts {
  /** The name of the board. */
  label: string;
  /** How it is used with the keyboard. */
  keys: string;
  /** What is read for a square. */
  square: (about: AboutSquare) => string;
  /** What is read after a move. */
  move: (detail: MoveDetail) => string;
  /** What is shown for a moment when a side passes. */
  pass: (color: Color) => string;
  /** What is shown while a person must pass. */
  mustPass: (color: Color) => string;
  /** How a value is written. */
  score: (score: number) => string;
}

/** What a page can set on a board, except the position. Each but the last one is an attribute as well, lists as JSON. */
export interface BoardOptions {
  /** The last move, where it does not follow from the position; `null`, the default, when it does. */
  lastMove: Move | null;
  /** Whose discs can be placed: nobody's by default. */
  movable: Movable;
  /** Whether squares where a disc can be placed have a dot; `true` by default. */
  dots: boolean;
  /** Whether the discs that a move would flip are marked while it is pointed at; `true` by default. */
  previews: boolean;
  /** Where the letters and numbers of the squares stand: in the frame by default. */
  coordinates: Coordinates;
  /** Whether the board has a frame; `true` by default. Without one, coordinates outside go inside. */
  frame: boolean;
  /** Whether the board is turned by half, with h8 in the upper left; `false` by default. */
  flipped: boolean;
  /** The cloth: green by default. */
  theme: Theme;
  /** The discs: classic by default. */
  discs: DiscSet;
  /** Whether discs sound; `false` by default. */
  sound: boolean;
  /** Whether the device vibrates when a disc is placed by hand; `false` by default. */
  vibration: boolean;
  /** Whether moves are read to people who use a screen reader; `true` by default. */
  announce: boolean;
  /** The values of moves, such as `lines` of an engine's report. */
  values: readonly Value[];
  /** A line of moves from the position, shown as ghost discs with numbers, up to eight. */
  line: readonly (Move | (string & {}))[];
  /** Rings, dots, crosses, frames, hints and arrows over the board. */
  marks: readonly Mark[];
  /** What the board says in words; what is left out is in English. */
  get texts(): Readonly<Texts>;
  /** Those left out are in English. */
  set texts(texts: Partial<Texts>);
}

/** A square where something happened. */
export interface SquareDetail {
  /** Its name. */
  readonly square: Square;
}

/** The square that is pointed at. */
export interface FocusDetail {
  /** Its name; `null` when the pointer or the focus left the board. */
  readonly square: Square | null;
}

/** A position whose discs are at rest. */
export interface PositionDetail {
  /** As `Game.parse` reads it. */
  readonly position: string;
}

/** The events of the board by name. */
export interface BoardEvents {
  /** A person chose a move. Unless the event is canceled the board plays it, and the passes that it forces. */
  move: CustomEvent<MoveDetail>;
  /** A square was chosen where no disc can be placed now. */
  refuse: CustomEvent<SquareDetail>;
  /** The pointer or the focus went to another square; `null` when it left the board. */
  "focus-square": CustomEvent<FocusDetail>;
  /** All discs are at rest. */
  settle: CustomEvent<PositionDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    "othello-board": OthelloBoard;
  }
}
