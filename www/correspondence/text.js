import { phrasesOf } from "../words/language.js";

/** The words of a game with a friend. A name is empty where the friend has given none. */
export const friendTexts = phrasesOf("friend", {
  title: "Game with a friend",
  games: "Your games with friends",
  none: "No game with a friend is going on.",
  begin: "New game",
  paste: "Paste a link from a friend",
  open: "Open",
  yourTurn: "Your turn",
  theirTurn: "Waiting for an answer",
  watching: "You are watching: both sides are taken",
  drawAgreed: "Draw by agreement",
  link: "Link to the game",
  share: "Share the link",
  copy: "Copy the link",
  copied: "Link copied.",
  code: "QR code",
  codeOf: "QR code of the link to the game",
  takeBack: "Take back",
  offerDraw: "Offer a draw with this move",
  accept: "Accept the draw",
  resign: "Resign",
  review: "Review the game",
  rematch: "Rematch",
  yourName: "Your name",
  step: "Step through the game",
  steps: ["Start", "Back", "Forward", "End"],
  silent: "The engine gives no hints until the game is over.",
  /** The seat of a friend who has given no name. */
  friend: "Your friend",
  /** Before the first move: what follows it, and what one who came by the link is asked for. */
  first: "Make the first move: then you get a link to send.",
  invited: "You are invited to a game of Othello. Place a disc on a dot, then send the link back.",
  /** How a draw is declined. */
  playOn: "To decline, just play on.",
  keepMine: "Keep my game",
  takeTheirs: "Take the game of the link",
  told: {
    same: "You have this position already.",
    older: "You have a newer position: this link is an earlier one.",
    taken: "Somebody else plays in the game of this link. Your game stays as it is.",
    incomplete: "This link is incomplete. Ask for it again.",
    damaged: "This link is damaged. Ask for it again.",
    newer: "A newer version of this page made this link. Reload the page.",
    notKept: "This browser cannot keep the game. Keep the link: the game is in it.",
  },
  noLink: "This is no link to a game with a friend.",

  /** @param {string} name */
  send: (name) => (name ? `Now send the link to ${name}` : "Now send the link to your friend"),
  /** @param {string} name */
  waiting: (name) => (name ? `Waiting for ${name}` : "Waiting for your friend"),
  /** @param {string} name */
  offers: (name) => (name ? `${name} offers a draw.` : "Your friend offers a draw."),
  /** @param {string} name */
  again: (name) => (name ? `${name} must pass: your turn again` : "Your friend must pass: your turn again"),
  /** Two games that differ. @param {number} move from which on */
  fork: (move) => `This link and your game differ from move ${move} on. Both are kept. Which one goes on?`,
  /** The last move, for a screen reader. @param {string} who @param {string} move */
  played: (who, move) => `${who}: ${move}.`,
  /** A game in the list. @param {string} players @param {string} state whose turn it is */
  row: (players, state) => `${players}: ${state}`,
});
