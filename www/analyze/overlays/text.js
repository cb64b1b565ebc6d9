/** @import { Color } from "../../state/types.js" */
import { COLORS, plural } from "../../words/english.js";
import { phrasesOf } from "../../words/language.js";

/** The words of what can be marked on the board of Analyze. */
export const overlays = phrasesOf("overlays", {
  title: "Marks on the board",
  off: "No marks",
  about: "Marks what players look for in a position.",

  names: {
    moves: "Legal moves",
    frontier: "Frontier discs",
    stable: "Stable discs",
    regions: "Regions",
    flipped: "Last flips",
    openings: "Openings",
  },

  /** What the button says while something is marked. @param {string} name */
  shown: (name) => `Marks on the board: ${name}`,

  /** What is marked, and how much of it there is. */
  said: {
    /** @param {number} black @param {number} white */
    moves: (black, white) =>
      `Rings: Black has ${plural(black, { one: "# move", other: "# moves" })}. Dots: White has ${white}.`,
    /** @param {number} black @param {number} white */
    frontier: (black, white) =>
      `Discs beside an empty square, the fewer the better: Black ${black}, White ${white}.`,
    /** @param {number} black @param {number} white */
    stable: (black, white) =>
      `Discs that nobody can flip any more, as far as that is easily seen: Black ${black}, White ${white}.`,
    /** @param {number} odd regions with an odd number of squares @param {number} even */
    regions: (odd, even) =>
      `Empty regions, ${odd} odd (gold) and ${even} even (blue): in an odd one, who begins can move last.`,
    oneRegion: "All empty squares hang together, and are many: regions are marked later in the game.",
    none: "No disc was flipped yet.",
    /** @param {Color} color @param {string} move @param {number} count */
    flipped: (color, move, count) =>
      `${COLORS[color]}’s ${move} flipped ${plural(count, { one: "# disc", other: "# discs" })}.`,
    /** @param {readonly string[]} names each behind its move */
    openings: (names) =>
      names.length > 0
        ? `Moves that lead to an opening: ${names.join(", ")}.`
        : "No move leads to another opening with a name.",
  },
});
