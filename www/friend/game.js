// A game with a friend, who sits elsewhere: what both devices know of it. Its state is never changed; a move makes another one.
//
// Whose turn it is has the game: that person moves, offers a draw with the move, resigns, or agrees to the draw that was offered. What
// was sent cannot be taken back.

/** @import { Game, GameClass } from "../package/flipside.js" */
/** @import { Color } from "../state/types.js" */

/** How many moves of a game from an opening of XOT were dealt. */
export const DEALT = 8;

/**
 * What came with or after the last move: nothing; an offer of a draw by whoever made it; agreement to that offer; resignation of the
 * side to move. The last two end the game.
 * @typedef {"none" | "offered" | "agreed" | "resigned"} Tail
 */

/**
 * @typedef {object} FriendGame
 * @property {string} id eight characters of base64url, by which two games of the same people are told apart
 * @property {number} corners that black has at the start, 0 to 4: a handicap
 * @property {boolean} isDealt whether the first eight moves are an opening that was dealt by lot
 * @property {readonly string[]} moves squares such as `"f5"`; passes follow from the rules
 * @property {Tail} tail
 * @property {Readonly<Record<Color, string>>} names `""` where a person has given none
 * @property {Readonly<Record<Color, string>>} seats which devices play: three characters of base64url each, `""` while nobody has sat down
 */

/** What is needed of the package. @typedef {{ Game: GameClass, handicapGame: (corners: number) => Game }} Rules */

/**
 * What a game is by the rules: the board, with its passes, and who made each move.
 * @typedef {{ board: Game, sides: readonly Color[] }} Played
 */

/**
 * @param {FriendGame} game
 * @param {Rules} rules
 * @returns {Played | null} `null` where a move is not allowed, or the end does not belong to the moves
 */
export function playedIn({ corners, isDealt, moves, tail }, { Game, handicapGame }) {
  const board = corners === 0 ? new Game() : handicapGame(corners);
  /** @type {Color[]} */
  const sides = [];
  for (const move of moves) {
    if (!(/** @type {readonly string[]} */ (board.legalMoves()).includes(move))) return null;
    sides.push(board.turn);
    board.play(move);
    if (board.mustPass) board.pass();
  }
  const wasPlayed = moves.length > (isDealt ? DEALT : 0);
  if (isDealt && (corners > 0 || moves.length < DEALT)) return null;
  if (tail !== "none" && board.isOver) return null;
  return (tail === "offered" || tail === "agreed") && !wasPlayed ? null : { board, sides };
}

/**
 * The game after a move of the side to move.
 * @param {FriendGame} game that is not over
 * @param {string} move
 * @param {{ offersDraw?: boolean }} [options]
 * @returns {FriendGame}
 */
export function afterMove(game, move, { offersDraw = false } = {}) {
  return { ...game, moves: [...game.moves, move], tail: offersDraw ? "offered" : "none" };
}

/** The game after the side to move has given up. @param {FriendGame} game that is not over @returns {FriendGame} */
export function afterResignation(game) {
  return { ...game, tail: "resigned" };
}

/** The game after the side to move has agreed to the draw. @param {FriendGame} game in which one was offered @returns {FriendGame} */
export function afterAgreement(game) {
  return { ...game, tail: "agreed" };
}

/**
 * The game without the last thing that the person did and has not sent: an end or a move.
 * @param {FriendGame} game that differs from what was sent
 * @param {FriendGame} sent the game as both know it
 * @returns {FriendGame}
 */
export function takenBack(game, sent) {
  const isEnd = game.tail === "resigned" || game.tail === "agreed";
  const moves = isEnd ? game.moves : game.moves.slice(0, -1);
  return { ...game, moves, tail: moves.length === sent.moves.length ? sent.tail : "none" };
}

/** Whether a game holds what the person did and has not sent. @param {FriendGame} game @param {FriendGame} sent */
export function isUnsent(game, sent) {
  return game.moves.length > sent.moves.length || game.tail !== sent.tail;
}
