/** @import { PastGame } from "../archive/games.js" */
import { scoreText } from "../players/loaded.js";
import { plural } from "../words/english.js";
import { numbers, phrasesOf } from "../words/language.js";

export const games = phrasesOf("games", {
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
  resigned: "resigned",
  yourTurn: "your turn",
  theirTurn: "waiting for an answer",
  toSend: "link not sent yet",
  /** @param {number} count of games of which only figures are left */
  missing: (count) =>
    plural(count, {
      one: "# of these games is not kept here.",
      other: "# of these games are not kept here.",
    }),
  notStored:
    "This browser cannot save the game: its storage is full or blocked. To keep the game, get a link to it from Share.",

  /** @param {number} moves */
  unfinished: (moves) => plural(moves, { one: "# move, unfinished", other: "# moves, unfinished" }),
  /** @param {string} score */
  draw: (score) => `draw, ${score}`,
  /** @param {string} score */
  won: (score) => `won, ${score}`,
  /** @param {string} score */
  lost: (score) => `lost, ${score}`,
  /** What a button does with a game, for a screen reader. @param {string} action its label @param {string} players @param {string} time */
  labeled: (action, players, time) => `${action}: ${players}, ${time}`,
});

/** @param {Pick<PastGame, "black" | "white">} game */
export const playersOf = ({ black, white }) => `${black} – ${white}`;

/** When a game was played, and how it ended; of one that came in what is told of it. @param {PastGame} game */
export function gameDetail(game) {
  const { event, date } = game.about ?? {};
  const when = game.about ? [event, date] : [numbers.moment(game.time)];
  return [...when, outcome(game)].filter(Boolean).join(" · ");
}

/** @param {string} action @param {PastGame} game */
export const gameLabel = (action, game) => games.labeled(action, playersOf(game), numbers.moment(game.time));

/** @param {PastGame} game */
function outcome({ friend, result, resigned, person, moves }) {
  if (friend && friend.text !== friend.sent) return games.toSend;
  if (resigned) return games.resigned;
  if (result === null && friend && person) return friend.isToMove ? games.yourTurn : games.theirTurn;
  if (result === null) return games.unfinished(moves.filter((move) => move !== "pass").length);
  const score = scoreText(result);
  if (result === 0) return games.draw(score);
  if (person === null) return score;
  return result > 0 === (person === "black") ? games.won(score) : games.lost(score);
}
