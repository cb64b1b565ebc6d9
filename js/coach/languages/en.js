// The coach in English.

/** @satisfies {{ language: string, sentences: Record<string, string>, long: Record<string, string> }} */
export const words = {
  language: "en",
  sentences: {
    "reply-key": "{opponent|black:Black|white:White} takes {squares}, the square you left to him.",
    "reply-key-alone":
      "{opponent|black:Black|white:White} takes {square}, which you left to him; every other reply brings him at least {discs|one:# disc|other:# discs} less.",
    "reply-key-opened": "{move} lets {opponent|black:Black|white:White} take {square}, your best square.",
    "reply-key-alone-opened":
      "{move} lets {opponent|black:Black|white:White} take {square}, your best square; every other reply brings him at least {discs|one:# disc|other:# discs} less.",
    "reply-opened": "{move} lets {opponent|black:Black|white:White} play {squares}: he can now flip {by}.",
    "reply-closed":
      "{better} would have kept {opponent|black:Black|white:White} out of {squares} by flipping {by}.",
    "reply-answered":
      "{opponent|black:Black|white:White} plays {square}; after {better} that would be weaker, for you answer {answer}.",
    "reply-answered-more":
      "{opponent|black:Black|white:White} plays {square}; after {better} you would {place|corner:take the corner|square:answer} {answer} and flip {flips} as well.",
    "reply-spent":
      "{move} is your answer to {square}: after {better} you would still have it when {opponent|black:Black|white:White} plays {square}.",
    "reply-unanswered":
      "{opponent|black:Black|white:White} plays {square}; after {better} you could {place|corner:take the corner|square:answer} {answer}, now you cannot.",
    "answer-lost":
      "{better} would let you answer {reply} with {place|corner:the corner |square:}{square}; after {move} you cannot.",
    "answer-turned":
      "{opponent|black:Black|white:White} plays {reply} and turns {by}, which you needed to answer with {place|corner:the corner |square:}{square}.",
    "better-lost":
      "{opponent|black:Black|white:White} plays {reply} and turns {by}, which you needed to play {better}.",
    "better-flipped": "{move} turns {by}, which you needed to play {better}.",
    "next-key":
      "{opponent|black:Black|white:White} plays {reply} and, after your {answer}, also {square}, your best square.",
    "next-wanted":
      "Both sides want {square}: after {better} it would be yours, now {opponent|black:Black|white:White} gets it.",
    "next-shut":
      "{opponent|black:Black|white:White} plays {reply} and, after your {answer}, also {square}; after {better} he could not go there.",
    "move-lost": "After {better} you could go on with {square}; after {move} that move is gone.",
    "corner-next": "After {reply}, {opponent|black:Black|white:White} takes the corner {square}.",
    "corner-opened":
      "{move} is {beside|x:an X-square|c:a C-square}: {opponent|black:Black|white:White} can now flip {by} and take the corner {square}.",
    "corner-next-beside":
      "{move} is {beside|x:an X-square|c:a C-square}: after {reply}, {opponent|black:Black|white:White} takes the corner {square}.",
    "corner-next-each":
      "After {reply} each of your answers opens a corner to {opponent|black:Black|white:White}; the best one gives him {square}.",
    "few-answers": "{reply} leaves you only {squares}.",
    "no-answer": "After {reply} you must pass.",
    "can-wait":
      "{square} could wait: {opponent|black:Black|white:White} cannot play there, and you still can after {better}.",
    "prevents-key": "{better} takes the square that {opponent|black:Black|white:White} wanted.",
    "prevents-key-opened":
      "{better} takes the square that {opponent|black:Black|white:White} would get after {move}.",
    "prevents-opened":
      "{move} would have let {opponent|black:Black|white:White} play {square} by flipping {by}; {better} does not.",
    "prevents-closed": "{better} closes {square} to {opponent|black:Black|white:White} by flipping {by}.",
    "prevents-answered":
      "{square}, {opponent|black:Black|white:White}'s best answer to {move}, is weaker after {better}: you answer {answer}.",
    "prevents-answered-more":
      "{better} lets you answer {square} with {place|corner:the corner |square:}{answer} and flip {flips} as well.",
    "prevents-spent":
      "{better} keeps {answer} in hand, your answer to {opponent|black:Black|white:White}'s {square}.",
    "prevents-unanswered":
      "{better} lets you answer {square} with {place|corner:the corner |square:}{answer}; after {move} you could not.",
    "only-win": "Only {square} wins.",
    "only-draw": "Only {square} saves the draw.",
    "only-move": "All moves except {square} lose at least {discs|one:# disc|other:# discs}.",
    "decided-win":
      "{turn|black:Black|white:White} gave the win away with {move}; {better} would have kept it.",
    "decided-draw":
      "{turn|black:Black|white:White} gave the draw away with {move}; {better} would have kept it.",
    "decided-most": "{turn|black:Black|white:White}'s {move} lost the most; {better} was better.",
    "corner-given":
      "{ply|one:# move|other:# moves} later your opponent takes the corner {square}; after the best move that does not happen.",
    "corner-missed":
      "After the best move you take the corner {square} {ply|one:# move|other:# moves} later; now you do not.",
    "corner-missed-now": "The best move takes the corner {square}.",
    "safe-moves": "Keep safe moves, which give no corner away: the best move leaves you more.",
    mobility: "You run short of moves: play so that you have many to choose from and your opponent few.",
    "mobility-compared": "The best move leaves you more moves to choose from, compared with your opponent.",
    frontier:
      "Too open: after the best move fewer of your discs lie beside empty squares, compared with your opponent's.",
    "own-regions": "Keep places that only you can play into: after the best move you have more.",
    stable: "Think of discs that can never be flipped: the best move wins you more of them.",
    "pass-suffered": "Your opponent gets to play {square}, and you must pass.",
    "pass-missed": "After the best move you get to play {square}, and your opponent must pass.",
    "pass-missed-now": "After {square} your opponent must pass.",
    "last-move": "Your opponent plays last, at {square}; after the best move you do, at {instead}.",
    "discs-lost": "With best play your opponent ends up with {squares}; after the best move you do.",
    "edge-lost":
      "With best play your opponent ends up with the edge from {from} to {to}; after the best move you do.",
    "region-last": "Your opponent fills the last of {squares}; after the best move you do.",
    opening:
      "The best move was played here in {best|one:# known game|other:# known games}, yours in {played}.",
    "opening-named":
      "The best move leads to the opening {name}, played in {best|one:# known game|other:# known games}; yours in {played}.",
  },
  long: {
    refutation:
      "Every other reply brings {opponent|black:Black|white:White} at least {discs|one:# disc|other:# discs} less.",
    cost: "After {better} {square} would cost {opponent|black:Black|white:White} at least {cost|one:# disc|other:# discs}.",
    decided: "It lost {loss|one:# disc|other:# discs}.",
    "safe-moves":
      "After {ply|one:# move|other:# moves} you have {played|one:# safe move|other:# safe moves}; with the best move it would be {best}.",
    mobility:
      "Over the next {plies|one:# move|other:# moves} you have on average {difference} fewer than after the best move (yours minus your opponent's).",
    frontier:
      "{ply|one:# move|other:# moves} later, {difference|one:# more of them touches|other:# more of them touch} empty squares than with the best move (yours minus your opponent's).",
    "own-regions":
      "{ply|one:# move|other:# moves} later, you have {difference|one:# such region|other:# such regions} fewer than with the best move (yours minus your opponent's).",
    stable:
      "{ply|one:# move|other:# moves} later, you have {difference|one:# such disc|other:# such discs} fewer than with the best move (yours minus your opponent's).",
  },
};
