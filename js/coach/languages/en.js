// The coach in English.

/** @import { Words } from "../sentence.js" */

/** @type {Words} */
export const words = {
  language: "en",
  sentences: {
    "corner-given":
      "{ply|one:# move|other:# moves} later your opponent takes the corner {square}; after the best move that does not happen.",
    "corner-missed":
      "After the best move you take the corner {square} {ply|one:# move|other:# moves} later; now you do not.",
    "corner-missed-now": "The best move takes the corner {square}; now you do not get it.",
    "x-square":
      "{square} is diagonally beside the empty corner {corner}: that can open the corner to your opponent.",
    "c-square":
      "{square} is on the edge beside the empty corner {corner}: that can open the corner to your opponent.",
    replies:
      "Your opponent has {played|one:# move|other:# moves} to choose from; after the best move it would be {best}.",
    choices:
      "After {ply|one:# move|other:# moves} you have {played|one:# move|other:# moves} to choose from; with the best move it would be {best}.",
    "safe-moves":
      "After {ply|one:# move|other:# moves} you have {played|one:# safe move that gives|other:# safe moves that give} no corner away; with the best move it would be {best}.",
    "opponent-safe-moves":
      "After {ply|one:# move|other:# moves} your opponent has {played|one:# safe move that gives|other:# safe moves that give} no corner away; with the best move it would be {best}.",
    mobility:
      "You run short of moves: over the next {plies|one:# move|other:# moves} you have on average {difference} fewer to choose from than after the best move (yours minus your opponent's).",
    "pass-suffered": "{ply|one:# move|other:# moves} later you have no move and must pass.",
    "pass-missed":
      "After the best move your opponent has no move {ply|one:# move|other:# moves} later and must pass.",
    frontier:
      "Your discs are more exposed, which gives your opponent moves: {ply|one:# move|other:# moves} later, {difference|one:# more of them touches|other:# more of them touch} empty squares than with the best move (yours minus your opponent's).",
    "own-regions":
      "{ply|one:# move|other:# moves} later, you have {difference|one:# region|other:# regions} fewer that only you can play into than with the best move (yours minus your opponent's).",
    stable:
      "{ply|one:# move|other:# moves} later, you have {difference|one:# disc|other:# discs} fewer that can never be flipped than with the best move (yours minus your opponent's).",
    parity:
      "The move is in a region of {played|one:# empty square|other:# empty squares}, an even number; the best move is in one of {best}, an odd number.",
    "last-move": "Your opponent makes the last move of the game; after the best move you make it.",
    opening:
      "The best move was played here in {best|one:# known game|other:# known games}, yours in {played}.",
    "opening-named":
      "The best move leads to the opening {name}, played in {best|one:# known game|other:# known games}; yours was played in {played}.",
  },
};
