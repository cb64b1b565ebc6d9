import { phrasesOf } from "../words/language.js";

export const cardTexts = phrasesOf("opponentCard", {
  title: "Your opponent",
  players: "At the board",

  /** How the person's earlier games against this opponent ended. @param {number} won @param {number} draw @param {number} lost */
  record: (won, draw, lost) => `Your games: ${won} won, ${draw} drawn, ${lost} lost`,
});
