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
      "Over the next {plies|one:# move|other:# moves} you have fewer moves to choose from, compared with your opponent: on average {difference} fewer than after the best move.",
    "pass-suffered": "{ply|one:# move|other:# moves} later you have no move and must pass.",
    "pass-missed":
      "After the best move your opponent has no move {ply|one:# move|other:# moves} later and must pass.",
    frontier:
      "Your discs are more exposed: after {ply|one:# move|other:# moves} you have {difference|one:# more disc|other:# more discs} beside empty squares, compared with your opponent, than with the best move.",
    "own-regions":
      "After {ply|one:# move|other:# moves} you have {difference|one:# region|other:# regions} fewer that only you can play into, compared with your opponent, than with the best move.",
    stable:
      "After {ply|one:# move|other:# moves} you have {difference|one:# disc|other:# discs} fewer that can never be flipped, compared with your opponent, than with the best move.",
    parity:
      "The move is in a region of {played|one:# empty square|other:# empty squares}, an even number; the best move is in one of {best}, an odd number.",
    "last-move": "Your opponent makes the last move of the game; after the best move you make it.",
    opening:
      "The best move was played here in {best|one:# known game|other:# known games}, yours in {played}.",
    "opening-named":
      "The best move leads to the opening {name}, played in {best|one:# known game|other:# known games}; yours was played in {played}.",
  },
};
