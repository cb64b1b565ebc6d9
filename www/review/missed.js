/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Color, GameReview, State } from "../state/types.js" */
/** @import { OwnPuzzle } from "./own-puzzles.js" */

import { saveOwnPuzzles } from "./own-puzzles.js";

// What a person missed in a game becomes a puzzle for later, if they ask for it.

/**
 * The colors of the person: both where two people or two engines play. A game that came in is between its own two players, until the person
 * says which of them they are.
 * @param {Pick<State, "about" | "settings">} state
 * @returns {Color[]}
 */
export function ownColors({ about, settings }) {
  const side = about ? about.person : settings.side;
  return side === "black" || side === "white" ? [side] : ["black", "white"];
}

/** The color of the person, who is spoken to; none where both are theirs, or nobody's. @param {Pick<State, "about" | "settings">} state */
export function personIn(state) {
  const [own, other] = ownColors(state);
  return other ? null : (own ?? null);
}

/**
 * The color that the coach speaks of where it has moved: none where that is the person's, who is spoken to.
 * @param {Pick<State, "about" | "settings">} state
 * @param {Color} turn
 * @returns {Color | null}
 */
export function playerNamed(state, turn) {
  return turn === personIn(state) ? null : turn;
}

/** @param {GameReview} review @param {ReviewedMove} point @returns {OwnPuzzle} */
export function puzzleOf({ game }, { ply, best, move }) {
  return {
    position: game.at(ply).toString(),
    best: [best.move],
    score: best.score,
    played: move,
    source: "game",
  };
}

/**
 * Saves puzzles, and gives them now.
 * @param {{ practice: (puzzles: readonly OwnPuzzle[]) => void }} match
 * @param {readonly OwnPuzzle[]} puzzles
 */
export function practice(match, puzzles) {
  saveOwnPuzzles(puzzles);
  match.practice(puzzles);
}
