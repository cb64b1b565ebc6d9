/** @import { Color, Departure, GameReview } from "../state/types.js" */
/** @import { CoachDecided, ReviewedMove } from "../package/flipside.js" */
/** @import { Who } from "../words/english.js" */

import { opponentOf } from "../game/plies.js";
import { areAlike } from "../game/turns.js";
import { COLORS, plural } from "../words/english.js";
import { inOneText, numbers, phrasesOf } from "../words/language.js";
import { discNumber } from "./numbers.js";
import { isProven, verdictOf } from "./verdicts.js";

const discs = (/** @type {number} */ count) => plural(count, { one: "# disc", other: "# discs" });

/** What a review says of moves. Losses are in discs. */
export const reviewPhrases = phrasesOf("review", {
  elsewhere: "This move was not played in the game.",
  looking: "Looking at every move…",
  ready: "Go from move to move, or to the first mistake.",
  dealt: "This move was dealt before the game: it is nobody's.",
  /** At the end of the game. @param {number} count @param {number} least that a mistake loses */
  mistakes: (count, least) =>
    plural(count, {
      one: `# mistake of ${discs(least)} or more.`,
      other: `# mistakes of ${discs(least)} or more.`,
    }),

  /** @param {Color} color */
  noMove: (color) => `${COLORS[color]} had to pass: there was no legal move.`,
  /** @param {Color} color @param {string} move */
  only: (color, move) => `${COLORS[color]} had no choice: ${move} was the only legal move.`,
  /** @param {Color} color @param {string} move */
  best: (color, move) => `${COLORS[color]}'s ${move} is the best move.`,
  /** @param {Color} color @param {string} move @param {string} best another move */
  asGood: (color, move, best) => `${COLORS[color]}'s ${move} is as good as the best move, ${best}.`,
  /** @param {Color} color @param {string} move @param {number} loss */
  good: (color, move, loss) => `${COLORS[color]}'s ${move} is a good move: it gives up only ${discs(loss)}.`,
  /** @param {Color} color @param {string} move @param {number} loss */
  unsure: (color, move, loss) => `${COLORS[color]}'s ${move} may give up about ${discs(loss)}.`,
  /** @param {Color} color @param {string} move @param {number} loss */
  unsureYet: (color, move, loss) =>
    `${COLORS[color]}'s ${move} may give up about ${discs(loss)}. The engine will check it again.`,
  /** @param {Color} color @param {string} move @param {number} loss */
  loses: (color, move, loss) => `${COLORS[color]}'s ${move} gives up ${discs(loss)}.`,
  /** Where the loss is not proven. @param {Color} color @param {string} move @param {number} loss */
  losesAbout: (color, move, loss) => `${COLORS[color]}'s ${move} gives up about ${discs(loss)}.`,

  /** A loss of more discs than the board has squares. @param {Color} color @param {string} move */
  turns: (color, move) => `${COLORS[color]}'s ${move} turns a win into a loss.`,
  /** @param {Color} color @param {string} move */
  turnsLikely: (color, move) => `${COLORS[color]}'s ${move} probably turns a win into a loss.`,
  /** @param {string} move @param {Color} opponent @param {string} answer @param {boolean} isPlayed whether the game went so */
  turnedBy: (move, opponent, answer, isPlayed) =>
    `${move} turns a win into a loss: ${COLORS[opponent]} ${isPlayed ? "plays" : "could play"} ${answer}.`,

  /** What a mistake loses, alone. @param {string} move @param {number} loss @param {boolean} isProven */
  lost: (move, loss, isProven) => `${move} loses ${isProven ? "" : "about "}${discs(loss)}.`,
  /** And where it loses more discs than the board has squares. @param {string} move */
  turned: (move) => `${move} turns a win into a loss.`,
  /**
   * What a mistake loses, and the answer to it.
   * @param {string} move
   * @param {number} loss
   * @param {boolean} isProven
   * @param {Color} opponent
   * @param {string} answer
   * @param {boolean} isPlayed whether the game went so
   */
  punished: (move, loss, isProven, opponent, answer, isPlayed) =>
    `${move} loses ${isProven ? "" : "about "}${discs(loss)}: ${COLORS[opponent]} ${isPlayed ? "plays" : "could play"} ${answer}.`,

  /**
   * What a mistake loses whose answer is on the square of the better move, which both sides want.
   * @param {string} move
   * @param {number} loss
   * @param {boolean} isProven
   * @param {Color} opponent
   * @param {string} wanted the square
   */
  leaves: (move, loss, isProven, opponent, wanted) =>
    `${move} loses ${isProven ? "" : "about "}${discs(loss)} and leaves ${wanted} to ${COLORS[opponent]}.`,
  /** And where it loses more discs than the board has squares. @param {string} move @param {Color} opponent @param {string} wanted */
  turnsAndLeaves: (move, opponent, wanted) =>
    `${move} turns a win into a loss and leaves ${wanted} to ${COLORS[opponent]}.`,

  /** Before a mistake whose answer is not known. @param {Color} color to move @param {string} move the mistake */
  task: (color, move) => `${COLORS[color]} to move: find the best move instead of ${move}.`,
  /** Before a mistake whose answer is known. @param {Color} color to move @param {string} best */
  toTry: (color, best) => `${COLORS[color]} to move: play ${best}, or try another move.`,
  /** @param {string} move @param {number} count @param {string} better @param {number} other */
  flips: (move, count, better, other) => `${move} flips ${discs(count)}, ${better} only ${other}.`,
  /** Of a better move beside an empty corner. @param {string} move @param {string} corner @param {Color} opponent */
  cornerKept: (move, corner, opponent) =>
    `${move} is next to the corner ${corner}, but ${COLORS[opponent]} cannot take it now.`,
  /** And where the corner can be taken. @param {string} move @param {string} corner @param {Color} opponent */
  cornerOffered: (move, corner, opponent) =>
    `After ${move}, ${COLORS[opponent]} can take the corner ${corner}, but ${move} is still the best move.`,
  /**
   * And where that gives other corners.
   * @param {string} move
   * @param {string} corner
   * @param {Color} opponent
   * @param {Who} who chose the move
   * @param {string} list of the corners that they take then
   */
  cornerTraded: (move, corner, opponent, who, list) =>
    `After ${move}, ${COLORS[opponent]} can take the corner ${corner}; by best play ${who === "you" ? "you then take" : `${COLORS[who]} then takes`} ${list}.`,
  /** A move that is better than the mistake, and not the best one. @param {string} move @param {string} mistake */
  betterStill: (move, mistake) => `${move} is better than ${mistake}. Another move is better still.`,
  /**
   * Such a move after which the game is lost all the same.
   * @param {string} move
   * @param {string} mistake
   * @param {Color} opponent
   * @param {number} count the discs by which it loses the game
   * @param {boolean} isProven
   * @param {boolean} isStill whether the opponent was ahead before it
   */
  betterLoses: (move, mistake, opponent, count, isProven, isStill) =>
    `${move} is better than ${mistake}, but ${COLORS[opponent]} ${isProven ? `${isStill ? "still " : ""}wins by` : `should ${isStill ? "still " : ""}win by about`} ${discs(count)}. Another move is better still.`,
  /** Such a move that only draws, where the best one wins. @param {string} move @param {string} mistake */
  betterDraws: (move, mistake) =>
    `${move} is better than ${mistake}, but only draws. Another move is better still.`,
  /**
   * After the praise of a move: the game is lost all the same.
   * @param {Color} opponent
   * @param {number} count of discs
   * @param {boolean} isProven
   * @param {boolean} isStill whether the opponent was ahead before it
   */
  stillLoses: (opponent, count, isProven, isStill) =>
    isProven
      ? `${COLORS[opponent]} ${isStill ? "still" : "then"} wins by ${discs(count)}.`
      : `${COLORS[opponent]} should ${isStill ? "still " : ""}win by about ${discs(count)}.`,
  /** After what a move loses that was tried. @param {boolean} isProven */
  throws: (isProven) => `That ${isProven ? "gives" : "probably gives"} the win away.`,
  draws: "That leaves only a draw.",
  /** After what a move loses that was tried instead of a mistake which loses as much. @param {string} mistake */
  noBetter: (mistake) => `It is no better than ${mistake}.`,
  /** And of one that loses more. @param {string} mistake */
  worse: (mistake) => `It is worse than ${mistake}.`,
  /** @param {string} move */
  found: (move) => `Well found: ${move} is the best move.`,
  /** @param {string} found @param {string} mistake @param {number} count of discs @param {boolean} isProven */
  gain: (found, mistake, count, isProven) =>
    `${found} is ${isProven ? "" : "about "}${discs(count)} better than ${mistake}.`,
  /** @param {string} move */
  trying: (move) => `Looking at ${move}…`,

  /**
   * The move with which the opponent shows what is wrong with a move, and what may follow it.
   * @param {Color} color of the opponent
   * @param {string} move
   * @param {readonly string[]} then
   */
  reply: (color, move, then) =>
    `${COLORS[color]} replies ${move}${then.length > 0 ? `; then ${then.join(", ")}` : ""}.`,
  /** Before the coach's reason. */
  why: "Why?",
  /** Before a reason why one of several moves is a mistake, which is a sentence. @param {string} move */
  against: (move) => `What is wrong with ${move}?`,
  /** After a wrong move was taken back. */
  another: "Try another move.",
  /** @param {number} least that a mistake loses */
  noPoints: (least) => `No mistake of ${discs(least)} or more: well played.`,
  /** @param {number} count of mistakes that are taken to Train */
  practice: (count) => plural(count, { one: "Practice this one", other: "Practice these #" }),
  /** After the move that decided a game. */
  unproven: "This is expected, not proven.",
  start: "Start",
  /** @param {Color} color */
  passed: (color) => `${COLORS[color]} passed`,
  /** @param {number} number @param {Color} color @param {string} move */
  place: (number, color, move) => `Move ${number}, ${COLORS[color]} ${move}`,
  /** Who leads at a place, after its name and a colon. */
  leads: {
    unknown: "not evaluated yet",
    draw: "a draw, solved",
    even: "even",
    /** @param {Color} color @param {number} discs */
    won: (color, discs) => `${COLORS[color]} wins by ${discs}, solved`,
    /** @param {Color} color @param {number} discs */
    ahead: (color, discs) => `${COLORS[color]} should win by ${discs}`,
    /** With the better move. @param {Color} color @param {number} discs @param {number} other as played @param {boolean} isProven */
    beside: (color, discs, other, isProven) =>
      `${COLORS[color]} ${isProven ? "wins" : "should win"} by ${discs}, not ${other}`,
  },
  /** @param {string} place where one is and who leads @param {string} loss */
  withLoss: (place, loss) => `${place}. ${loss}`,
  /**
   * A turning point.
   * @param {number} number
   * @param {Color} color
   * @param {string} move
   * @param {number} count of discs
   * @param {boolean} isProven
   */
  point: (number, color, move, count, isProven) =>
    `Move ${number}: ${COLORS[color]} ${move} lost ${isProven ? "" : "about "}${discs(count)}`,
  /** Before who leads after the move on the board. */
  now: "Now",
  /** @param {string} moves */
  better: (moves) => `Better: ${moves}`,
  /** @param {string} moves */
  played: (moves) => `Played: ${moves}`,
  /** Where the game left what tournament players choose, in an opening without a name, and in one with a name. */
  outOfBook: "Out of the book",
  /** @param {string} opening */
  outOf: (opening) => `Out of the book: ${opening}`,
  /** What they chose, and last what was played. @param {number} games @param {string} moves */
  chosen: (games, moves) =>
    `In ${plural(games, { one: "# tournament game", other: "# tournament games" })}: ${moves}.`,
  /** @param {string} move */
  unplayed: (move) => `Nobody chose ${move}.`,
});

/**
 * What the review says of a move.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 * @param {boolean} isPaused whether the review is
 */
export function moveSentence(review, reviewed, isPaused) {
  const { turn, move, loss, best } = reviewed;
  switch (verdictOf(review, reviewed)) {
    case "dealt":
      return reviewPhrases.dealt;
    case "forced":
      return move === "pass" ? reviewPhrases.noMove(turn) : reviewPhrases.only(turn, move);
    case "best":
      return areAlike(review.game.at(reviewed.ply), move, best.move)
        ? reviewPhrases.best(turn, move)
        : reviewPhrases.asGood(turn, move, best.move);
    case "good":
      return reviewPhrases.good(turn, move, loss);
    case "unsure":
      return isPaused ? reviewPhrases.unsure(turn, move, loss) : reviewPhrases.unsureYet(turn, move, loss);
    default:
      return lossSentence(turn, move, loss, isProven(reviewed));
  }
}

/** More discs than these are no number that one can see on a board: they turn a win into a loss. */
export const SQUARES = 64;

/** What a move loses. @param {Color} turn @param {string} move @param {number} loss @param {boolean} isProven */
export function lossSentence(turn, move, loss, isProven) {
  if (loss > SQUARES) return reviewPhrases[isProven ? "turns" : "turnsLikely"](turn, move);
  return reviewPhrases[isProven ? "loses" : "losesAbout"](turn, move, loss);
}

/**
 * What a mistake loses, and the opponent's answer to it, where there is one. Where the game went otherwise, it is what could be played.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 * @param {string | null} [reply] of which the reason speaks: the first of the line when there is none
 */
export function punishedSentence(review, reviewed, reply = null) {
  const { best, line, loss, move, ply, turn } = reviewed;
  const answer = reply ?? line.pv[1];
  if (answer === undefined || answer === "pass") return moveSentence(review, reviewed, false);
  const opponent = opponentOf(turn);
  const isPlayed = review.game.moves[ply + 1] === answer;
  // Else the answer would read as an argument against the better move, whose square it names.
  if (answer === best.move) {
    if (loss > SQUARES) return reviewPhrases.turnsAndLeaves(move, opponent, answer);
    return reviewPhrases.leaves(move, loss, isProven(reviewed), opponent, answer);
  }
  if (loss > SQUARES) return reviewPhrases.turnedBy(move, opponent, answer, isPlayed);
  return reviewPhrases.punished(move, loss, isProven(reviewed), opponent, answer, isPlayed);
}

/** What a mistake loses, where the reason below has nothing to do with the answer to it. @param {ReviewedMove} reviewed */
export function lostSentence(reviewed) {
  const { loss, move } = reviewed;
  return loss > SQUARES ? reviewPhrases.turned(move) : reviewPhrases.lost(move, loss, isProven(reviewed));
}

/**
 * Where one is in a game.
 * @param {GameReview} review
 * @param {number} ply
 */
export function placeName({ game }, ply) {
  const move = game.moves[ply - 1];
  if (move === undefined) return reviewPhrases.start;
  const { turn } = game.at(ply - 1);
  return move === "pass"
    ? reviewPhrases.passed(turn)
    : reviewPhrases.place(discNumber(game, ply), turn, move);
}

/**
 * Who leads at a place.
 * @param {number | undefined} score for black, once it is known
 * @param {boolean} isExact
 */
export function leadSentence(score, isExact) {
  const { leads } = reviewPhrases;
  if (score === undefined) return leads.unknown;
  if (score === 0) return isExact ? leads.draw : leads.even;
  return leads[isExact ? "won" : "ahead"](score > 0 ? "black" : "white", Math.abs(score));
}

/**
 * Who leads after the better move: where the same side wins after the one that was played as well, by how much less or more.
 * @param {number} score for black
 * @param {number} played and after the move that was played
 * @param {boolean} isProven
 */
export function leadBeside(score, played, isProven) {
  if (score * played <= 0) return leadSentence(score, isProven);
  const color = score > 0 ? "black" : "white";
  return reviewPhrases.leads.beside(color, Math.abs(score), Math.abs(played), isProven);
}

/**
 * A turning point in words.
 * @param {GameReview} review
 * @param {ReviewedMove} reviewed
 */
export function pointTitle({ game }, reviewed) {
  const { ply, turn, move, loss } = reviewed;
  if (loss > SQUARES) return lossSentence(turn, move, loss, isProven(reviewed));
  return reviewPhrases.point(discNumber(game, ply + 1), turn, move, loss, isProven(reviewed));
}

/** @param {Departure} departure */
export const departureName = ({ name }) =>
  name === null ? reviewPhrases.outOfBook : reviewPhrases.outOf(name);

/** What tournament players chose where the game left that. @param {Departure} departure */
export function departureText({ games, chosen, move, share }) {
  const played = share ? [{ move, share }] : [];
  const shares = [...chosen, ...played].map((each) => `${each.move} ${numbers.share(each.share)}`).join(", ");
  const said = reviewPhrases.chosen(games, shares);
  return share === 0 ? inOneText([said, reviewPhrases.unplayed(move)]) : said;
}

/**
 * What is said of the move that decided a game, and that it is expected where no search went to the end.
 * @param {string} sentence
 * @param {Pick<CoachDecided, "ply" | "before" | "after">} found
 * @param {readonly ReviewedMove[]} moves
 */
export function withSureness(sentence, { ply, before, after }, moves) {
  const move = moves.find((each) => each.ply === ply);
  const isExpected = before !== after && move && !isProven(move);
  return isExpected ? inOneText([sentence, reviewPhrases.unproven]) : sentence;
}
