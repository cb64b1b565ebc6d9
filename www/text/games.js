/** @import { KeptGame } from "../state/kept-games.js" */

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

export const games = {
  title: "Past games",
  none: "Games that you play here are kept in this browser, and nowhere else. There are none yet.",
  kept: "Kept in this browser, and nowhere else.",
  open: "Open",
  remove: "Delete",
  save: "Save",
  saveAll: "Save all",
  close: "Close",
  removed: "Game deleted.",
  bringBack: "Bring it back",
  opened: "Game opened.",
  fileName: "othello-games",

  /** @param {KeptGame} game */
  players: ({ black, white }) => `${black} – ${white}`,
  /** @param {KeptGame} game */
  detail: ({ time, result, person, moves }) =>
    `${day.format(time)} · ${outcome(result, person, moves.filter((move) => move !== "pass").length)}`,
  /** @param {string} what @param {KeptGame} game */
  labeled: (what, game) => `${what}: ${game.black} – ${game.white}, ${day.format(game.time)}`,
};

/** @param {number | null} result @param {string | null} person @param {number} moves */
function outcome(result, person, moves) {
  if (result === null) return `${moves} ${moves === 1 ? "move" : "moves"}, unfinished`;
  const score = `${32 + result / 2}–${32 - result / 2}`;
  if (result === 0) return `draw, ${score}`;
  if (person === null) return score;
  return `${result > 0 === (person === "black") ? "won" : "lost"}, ${score}`;
}
