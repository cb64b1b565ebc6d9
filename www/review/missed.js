/** @import { ReviewedMove } from "../package/flipside.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Color, GameReview, State } from "../state/types.js" */
/** @import { OwnPuzzle } from "./own-puzzles.js" */

import { turningPoints } from "./numbers.js";
import { saveOwnPuzzles } from "./own-puzzles.js";
import { isComplete } from "./state.js";

// What a person missed in a game becomes a puzzle for later.

/**
 * The colors of the person: both where two people or two engines play. A game that came in is between its own two players.
 * @param {Pick<State, "about" | "settings">} state
 * @returns {Color[]}
 */
export function ownColors({ about, settings }) {
  const side = about ? "both" : settings.side;
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

/** Saves puzzles from each game when its review is complete. @param {Store} store */
export function saveMissedMoves(store) {
  /** @param {GameReview} review */
  const save = (review) => {
    const points = turningPoints(review, ownColors(store.state));
    saveOwnPuzzles(points.map((point) => puzzleOf(review, point)));
  };
  store.on("reviewed", save);
  // It may have been complete before this was loaded.
  const { review } = store.state;
  if (review && isComplete(review)) save(review);
}
