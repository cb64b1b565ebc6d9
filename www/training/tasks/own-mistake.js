// A mistake of one's own as an exercise.

import { exerciseOf } from "../../train/exercise.js";

/**
 * @import { OwnPuzzle } from "../../review/own-puzzles.js"
 * @import { Exercise } from "../../train/exercise.js"
 */

/** The exercise of a mistake of one's own; null where there is nothing to find. @param {OwnPuzzle} puzzle @returns {Exercise | null} */
export function exerciseOfMistake({ position, best, score, played }) {
  if (!/^[-XO]{64} [XO]$/.test(position) || best.length === 0) return null;
  return exerciseOf({ position, right: best }, { kind: "mistake", id: idOf({ position, score, played }) });
}

/** Says which mistake it was, and what it is told with. @param {Pick<OwnPuzzle, "position" | "score" | "played">} mistake */
function idOf({ position, score, played }) {
  return [position, score, ...(played ? [played] : [])].join(" ");
}

/** What `exerciseOfMistake` has noted. @param {string} id @returns {{ position: string, score: number | null, played: string | null }} */
export function mistakeOf(id) {
  const [board = "", turn = "", score, played] = id.split(" ");
  const discs = Number(score);
  return {
    position: `${board} ${turn}`,
    score: score !== undefined && Number.isFinite(discs) ? discs : null,
    played: played ?? null,
  };
}
