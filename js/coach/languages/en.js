// The coach in English.

/** @satisfies {{ language: string, sentences: Record<string, string>, long: Record<string, string> }} */
export const words = {
  language: "en",
  sentences: {
    "reply-key":
      "{opponent|black:Black|white:White} takes {squares}, the square {player|you:you|black:Black|white:White} left to him.",
    "reply-key-alone":
      "{opponent|black:Black|white:White} takes {square}, which {player|you:you|black:Black|white:White} left to him; every other reply brings {rival|you:him|black:Black|white:White} at least {discs|one:# disc|other:# discs} less.",
    "reply-key-opened":
      "{move} lets {opponent|black:Black|white:White} take {square}, {player|you:your|black:Black's|white:White's} best square.",
    "reply-key-alone-opened":
      "{move} lets {opponent|black:Black|white:White} take {square}, {player|you:your|black:Black's|white:White's} best square; every other reply brings {rival|you:him|black:Black|white:White} at least {discs|one:# disc|other:# discs} less.",
    "reply-opened": "{move} lets {opponent|black:Black|white:White} play {squares}: he can then flip {by}.",
    "reply-closed":
      "{better} would have kept {opponent|black:Black|white:White} out of {squares} by flipping {by}.",
    "reply-answered":
      "{opponent|black:Black|white:White} plays {square}; after {better} {player|you:you|black:Black|white:White} would {place|corner:take the corner|square:answer} {answer} and flip more discs than now.",
    "reply-answered-more":
      "{opponent|black:Black|white:White} plays {square}; after {better} {player|you:you|black:Black|white:White} would {place|corner:take the corner|square:answer} {answer} and flip {flips} as well.",
    "reply-spent":
      "{move} is {player|you:your|black:Black's|white:White's} answer to {square}: after {better} {player|you:you|black:Black|white:White} would still have it when {opponent|black:Black|white:White} plays {square}.",
    "reply-unanswered":
      "{opponent|black:Black|white:White} plays {square}; after {better} {player|you:you|black:Black|white:White} could {place|corner:take the corner|square:answer} {answer}, now {player|you:you|black:Black|white:White} cannot.",
    "answer-lost":
      "{better} would let {player|you:you|black:Black|white:White} answer {reply} with {place|corner:the corner |square:}{square}; after {move} {player|you:you|black:Black|white:White} cannot.",
    "answer-turned":
      "{opponent|black:Black|white:White} plays {reply} and turns {by}, which {player|you:you|black:Black|white:White} needed to answer with {place|corner:the corner |square:}{square}.",
    "better-lost":
      "{opponent|black:Black|white:White} plays {reply} and turns {by}, which {player|you:you|black:Black|white:White} needed to play {better}.",
    "better-flipped":
      "{move} turns {by}, which {player|you:you|black:Black|white:White} needed to play {better}.",
    "next-key":
      "{opponent|black:Black|white:White} plays {reply} and, after {player|you:your|black:Black's|white:White's} {answer}, also {square}, {player|you:your best square|black:the best square for Black|white:the best square for White}.",
    "next-wanted":
      "Both sides want {square}: after {better} it would be {player|you:yours|black:Black's|white:White's}, now {opponent|black:Black|white:White} gets it.",
    "next-shut":
      "{opponent|black:Black|white:White} plays {reply} and, after {player|you:your|black:Black's|white:White's} {answer}, also {square}; after {better} that would not be possible.",
    "move-lost":
      "After {better} and {other} {player|you:you|black:Black|white:White} could play {square}; after {move} and {reply} {player|you:you|black:Black|white:White} cannot.",
    "corner-next": "After the reply {reply}, {opponent|black:Black|white:White} takes the corner {square}.",
    "corner-opened":
      "{move} is next to the corner {square}: {opponent|black:Black|white:White} can now flip {by} and take that corner.",
    "corner-next-beside":
      "{move} is next to the corner {square}: after the reply {reply}, {opponent|black:Black|white:White} takes that corner.",
    "corner-next-answer":
      "After the reply {reply} {player|you:your|black:Black's|white:White's} best answer opens the corner {square} to {opponent|black:Black|white:White}.",
    "corner-next-each":
      "After the reply {reply} each of {player|you:your|black:Black's|white:White's} answers opens a corner to {opponent|black:Black|white:White}; the best one gives {rival|you:him|black:Black|white:White} {square}.",
    "few-answers": "The reply {reply} leaves {player|you:you|black:Black|white:White} only {squares}.",
    "no-answer": "After the reply {reply} {player|you:you|black:Black|white:White} must pass.",
    "access-opponent":
      "After {move} {opponent|black:Black|white:White} can play {squares}; after {better} he cannot.",
    "access-own":
      "After {better} only {player|you:you|black:Black|white:White} can play {squares}; after {move} that is not so.",
    "choices-unsafe":
      "{later|3:Three|5:Five} moves of best play later all {player|you:your|black:Black's|white:White's} moves open a corner; with the best move {best} would be safe.",
    "choices-left":
      "{later|3:Three|5:Five} moves of best play later {player|you:you have|black:Black has|white:White has} only {squares}; the best move would leave {best} moves.",
    "choices-opened":
      "The reply {reply} gives {player|you:you|black:Black|white:White} no new move; after the best move, the reply {other} would give {best}.",
    "choices-fewer":
      "After the reply {reply} {player|you:you have|black:Black has|white:White has} {played|one:# move|other:# moves}, {opponent|black:Black|white:White} {theirs}; after the best move and reply {other}, {best} and {instead}.",
    "choices-fewer-later":
      "{later|3:Three|5:Five} moves of best play later {player|you:you have|black:Black has|white:White has} {played|one:# move|other:# moves}, {opponent|black:Black|white:White} {theirs}; with the best move {best} and {instead}.",
    "choices-own":
      "After the reply {reply} {player|you:you have|black:Black has|white:White has} {played|one:# move|other:# moves}; after the best move and the reply {other} it would be {best}.",
    "choices-own-later":
      "{later|3:Three|5:Five} moves of best play later {player|you:you have|black:Black has|white:White has} {played|one:# move|other:# moves}; with the best move it would be {best}.",
    "choices-theirs":
      "After the reply {reply} {opponent|black:Black|white:White} has {theirs|one:# move|other:# moves}; after the best move and the reply {other} only {instead}.",
    "choices-theirs-later":
      "{later|3:Three|5:Five} moves of best play later {opponent|black:Black|white:White} has {theirs|one:# move|other:# moves}; with the best move only {instead}.",
    "can-wait":
      "{square} could wait: {opponent|black:Black|white:White} cannot play there, and {player|you:you|black:Black|white:White} still can after {better}.",
    "prevents-key": "{better} takes the square that {opponent|black:Black|white:White} wanted.",
    "prevents-key-opened":
      "{better} takes the square that {opponent|black:Black|white:White} would get after {move}.",
    "prevents-opened":
      "{move} would have let {opponent|black:Black|white:White} play {square} by flipping {by}; {better} does not.",
    "prevents-closed": "{better} closes {square} to {opponent|black:Black|white:White} by flipping {by}.",
    "prevents-answered":
      "{better} lets {player|you:you|black:Black|white:White} answer {square} with {place|corner:the corner |square:}{answer} and flip more discs than after {move}.",
    "prevents-answered-more":
      "{better} lets {player|you:you|black:Black|white:White} answer {square} with {place|corner:the corner |square:}{answer} and flip {flips} as well.",
    "prevents-spent":
      "{better} keeps {answer} in hand, {player|you:your|black:Black's|white:White's} answer to {opponent|black:Black|white:White}'s {square}.",
    "prevents-unanswered":
      "{better} lets {player|you:you|black:Black|white:White} answer {square} with {place|corner:the corner |square:}{answer}; after {move} {player|you:you|black:Black|white:White} could not.",
    "only-win": "Only {square} wins.",
    "only-draw": "Only {square} saves the draw.",
    "only-move": "All moves except {square} lose at least {discs|one:# disc|other:# discs}.",
    "decided-win":
      "{turn|black:Black|white:White} gave the win away with {move}; {better} would have kept it.",
    "decided-draw":
      "{turn|black:Black|white:White} gave the draw away with {move}; {better} would have kept it.",
    "decided-most": "{turn|black:Black|white:White}'s {move} lost the most; {better} was better.",
    "corner-given":
      "By best play {rival|you:your opponent|black:Black|white:White} takes the corner {square} {ply|one:# move|other:# moves} later; after the best move that does not happen.",
    "corner-missed":
      "After the best move {player|you:you take|black:Black takes|white:White takes} the corner {square} {ply|one:# move|other:# moves} later; now, by best play, {player|you:you do not|black:Black does not|white:White does not}.",
    "corner-missed-now": "The best move takes the corner {square}.",
    "safe-moves":
      "Safe moves give no corner away: the best move leaves {player|you:you|black:Black|white:White} more of them.",
    mobility:
      "The best move leaves {player|you:you|black:Black|white:White} more moves to choose from, compared with {rival|you:your opponent|black:Black|white:White}.",
    frontier:
      "Discs beside empty squares give {rival|you:your opponent|black:Black|white:White} moves: the best move leaves {player|you:you|black:Black|white:White} fewer, compared with {rival|you:his|black:Black's|white:White's}.",
    "own-regions":
      "The best move leaves {player|you:you|black:Black|white:White} more places that only {player|you:you|black:Black|white:White} can play into.",
    stable:
      "The best move wins {player|you:you|black:Black|white:White} more discs that can never be flipped.",
    "pass-suffered":
      "Within {ply} moves {rival|you:your opponent|black:Black|white:White} gets to play {square}, and {player|you:you|black:Black|white:White} must pass.",
    "pass-missed":
      "After the best move {player|you:you get|black:Black gets|white:White gets} to play {square} within {ply} moves, and {rival|you:your opponent|black:Black|white:White} must pass.",
    "pass-missed-now": "After {square} {rival|you:your opponent|black:Black|white:White} must pass.",
    "last-move":
      "{rival|you:Your opponent|black:Black|white:White} plays last, at {square}; after the best move {player|you:you do|black:Black does|white:White does}, at {instead}.",
    "discs-lost":
      "With best play {rival|you:your opponent|black:Black|white:White} ends up with {squares}; after the best move {player|you:you do|black:Black does|white:White does}.",
    "edge-lost":
      "With best play {rival|you:your opponent|black:Black|white:White} ends up with the edge from {from} to {to}; after the best move {player|you:you do|black:Black does|white:White does}.",
    "region-last":
      "{rival|you:Your opponent|black:Black|white:White} fills the last of {squares}; after the best move {player|you:you do|black:Black does|white:White does}.",
    opening:
      "The best move was played here in {best|one:# known game|other:# known games}, {player|you:yours|other:this one} in {played}.",
    "opening-named":
      "The best move leads to the opening {name}, played in {best|one:# known game|other:# known games}; {player|you:yours|other:this one} in {played}.",
  },
  long: {
    refutation:
      "Every other reply brings {opponent|black:Black|white:White} at least {discs|one:# disc|other:# discs} less.",
    cost: "After {better} {square} would cost {opponent|black:Black|white:White} at least {cost|one:# disc|other:# discs}.",
    decided: "It lost {loss|one:# disc|other:# discs}.",
    "safe-moves":
      "After {ply|one:# move|other:# moves} {player|you:you have|black:Black has|white:White has} {played|one:# safe move|other:# safe moves}; with the best move it would be {best}.",
    mobility:
      "Over the next {plies|one:# move|other:# moves} {player|you:you have|black:Black has|white:White has} on average {difference} fewer than after the best move ({player|you:yours|black:Black's|white:White's} minus {rival|you:your opponent's|black:Black's|white:White's}).",
    frontier:
      "{ply|one:# move|other:# moves} later there {difference|one:is # more such disc|other:are # more such discs} than with the best move ({player|you:yours|black:Black's|white:White's} minus {rival|you:your opponent's|black:Black's|white:White's}).",
    "own-regions":
      "{ply|one:# move|other:# moves} later, {player|you:you have|black:Black has|white:White has} {difference|one:# such place|other:# such places} fewer than with the best move ({player|you:yours|black:Black's|white:White's} minus {rival|you:your opponent's|black:Black's|white:White's}).",
    stable:
      "{ply|one:# move|other:# moves} later, {player|you:you have|black:Black has|white:White has} {difference|one:# such disc|other:# such discs} fewer than with the best move ({player|you:yours|black:Black's|white:White's} minus {rival|you:your opponent's|black:Black's|white:White's}).",
  },
};
