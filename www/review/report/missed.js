/** @import { ReviewedMove } from "../../app/flipside.js" */
/** @import { Store } from "../../app/store.js" */
/** @import { Color, GameReview, Settings } from "../../app/types.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { OwnPuzzle } from "../own-puzzles.js" */
import { saveOwnPuzzles } from "../own-puzzles.js";
import { turningPoints } from "../report.js";
import { isComplete } from "../state.js";

// What a person missed in a game becomes a puzzle for later.

/** The colors of the person: both where two people or two engines play. @param {Pick<Settings, "side">} settings @returns {Color[]} */
export function ownColors({ side }) {
  return side === "black" || side === "white" ? [side] : ["black", "white"];
}

/** @param {GameReview} review @param {ReviewedMove} point @returns {OwnPuzzle} */
export function puzzleOf({ game }, { ply, best }) {
  return { position: game.at(ply).toString(), best: [best.move], score: best.score, source: "game" };
}

/** Saves puzzles, and gives them now. @param {Match} match @param {readonly OwnPuzzle[]} puzzles */
export function practise(match, puzzles) {
  saveOwnPuzzles(puzzles);
  match.practice(puzzles);
}

/** Saves puzzles from each game when its review is complete. @param {Store} store */
export function saveMissedMoves(store) {
  /** @param {GameReview} review */
  const save = (review) => {
    const points = turningPoints(review, ownColors(store.state.settings));
    saveOwnPuzzles(points.map((point) => puzzleOf(review, point)));
  };
  store.on("reviewed", save);
  // It may have been complete before this was loaded.
  const { review } = store.state;
  if (review && isComplete(review)) save(review);
}
