/** @import { Color } from "../../state/types.js" */
/** @import { GameRecord } from "./records.js" */
/** @import { Walk } from "./walk.js" */

import { discsPlaced } from "../../game/plies.js";
import { moveName } from "../../game/text.js";
import { finalDiscs } from "../../players/ending.js";
import { COLORS } from "../../words/english.js";
import { inOneText, openingLanguage, phrasesOf } from "../../words/language.js";

export const famousTexts = phrasesOf("famous", {
  about: "Choose a game. Go through it at your own pace, and see where each side lost the most.",
  all: "All games",
  cities: { ankara: "Ankara", athens: "Athens", prague: "Prague", tokyo: "Tokyo" },
  /** @param {string} year @param {string} city */
  event: (year, city) => `World Championship ${year}, ${city}`,
  /** The players of a game. @param {string} black @param {string} white */
  between: (black, white) => `${black} – ${white}`,
  /** From whose side one looks. */
  sides: "Side",
  /** @param {Color} color @param {string} name */
  side: (color, name) => `${COLORS[color]}: ${name}`,
  /** Where there are no such moves. */
  plain: "Go through the game move by move.",
  /** @param {string} name of the player from whose side one looks */
  start: (name) => `Go through the game move by move, or to the moves that cost ${name} the most.`,
  /** @param {number} number @param {Color} color @param {string} move */
  move: (number, color, move) => `Move ${number}: ${COLORS[color]} ${move}.`,
  /** @param {string} name */
  opening: (name) => `This opening is called ${name}.`,
  /** @param {Color} color */
  corner: (color) => `${COLORS[color]} takes the first corner.`,
  /** @param {Color} color */
  passes: (color) => `${COLORS[color]} passes.`,
  /** Leads to the next move that lost much, or behind the last one to the end. */
  next: "Next turning point",
  /** Leads to where something else is told. */
  onward: "Next remark",
  end: "To the end",
  /** @param {string} name @param {number} own @param {number} other */
  won: (name, own, other) => `${name} wins ${own} to ${other}.`,
  draw: "A draw, 32 to 32.",
});

/** @param {GameRecord} record */
export const playersText = ({ black, white }) => famousTexts.between(black, white);

/** @param {GameRecord} record */
export const eventText = ({ year, city }) => famousTexts.event(String(year), famousTexts.cities[city]);

/** What has just happened in a walk. @param {Walk} walk */
export function walkText({ game, record, side, turns, facts, ply }) {
  if (ply === 0) return turns.length > 0 ? famousTexts.start(record[side]) : famousTexts.plain;
  const { turn } = game.at(ply - 1);
  const move = String(game.moves[ply - 1]);
  if (ply === game.moves.length) return endText(record, finalDiscs(game));
  if (move === "pass") return famousTexts.passes(turn);
  const played = famousTexts.move(discsPlaced(game.moves.slice(0, ply)), turn, moveName(move));
  const fact = facts.get(ply);
  if (fact === "corner") return inOneText([played, famousTexts.corner(turn)]);
  const name = fact && game.at(ply).openingName(openingLanguage());
  return name ? inOneText([played, famousTexts.opening(name)]) : played;
}

/** @param {GameRecord} record @param {[number, number]} discs */
function endText({ black, white }, [own, other]) {
  if (own === other) return famousTexts.draw;
  return famousTexts.won(own > other ? black : white, Math.max(own, other), Math.min(own, other));
}
