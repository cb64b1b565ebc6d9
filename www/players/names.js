// Who plays, by name: the person, the engine, the characters and the colors.

/** @import { Tags } from "../package/flipside.js" */
/** @import { Seats } from "../state/rooms.js" */
/** @import { Subject } from "../words/english.js" */
/** @import { Color, Settings, Side, Strength } from "../state/types.js" */
import { isEngine, strengthOf } from "../state/settings.js";
import { COLORS } from "../words/english.js";
import { numbers, phrasesOf } from "../words/language.js";
import { characterOf } from "./characters.js";
import { scoreText } from "./loaded.js";

export const players = phrasesOf("players", {
  /** The person who plays against an engine, as the name of a player. */
  you: "You",
  engine: "Engine",
  person: "person",
  /** The names of the colors where they stand alone. */
  colors: COLORS,
  /** The color of the person, below the name. */
  plays: { black: "black", white: "white" },
  /** What the levels are called, four of them together. */
  levels: ["first steps", "casual", "club", "strong", "full strength"],
  sides: {
    black: "You move first.",
    white: "The engine moves first.",
    both: "Two people share the board.",
    none: "The engine plays both sides.",
  },

  /** The tournament below the name of a player, whose club it would seem to be without a word. @param {string} event */
  event: (event) => `Event: ${event}`,
  /** @param {string} seconds */
  seconds: (seconds) => `${seconds} s`,
  /** @param {number} rating */
  rated: (rating) => `rated ${rating}`,
  /** @param {number} level */
  level: (level) => `level ${level}`,
  /** An engine, and how strong it is. @param {string} name @param {string} strength */
  full: (name, strength) => `${name}, ${strength}`,
});

/** @param {Color} color */
export const colorName = (color) => players.colors[color];

/** @param {string} seconds a number as it is written */
export const secondsName = (seconds) => players.seconds(seconds);

/** @param {number} value seconds */
export const paceName = (value) => secondsName(numbers.decimal(value));

/** @param {number} level 1 to 20 */
export const levelName = (level) => `${level} · ${players.levels[Math.ceil(level / 4) - 1]}`;

/** Whether the person sits on one side of the board, so that "you" means a color. @param {Settings} settings */
export const hasOneSide = ({ side }) => side === "black" || side === "white";

/** How well an engine plays, in a few words. @param {Strength} strength */
function strengthName({ strength, level, seconds: pace, ...character }) {
  if (strength === "character") return players.rated(characterOf(character).rating);
  return strength === "level" ? players.level(level) : paceName(pace);
}

/**
 * The event stands with one player and the day with the other: a name plate has one line for both.
 * @param {Readonly<Tags>} about
 * @param {Color} color
 */
function loadedDetail({ event, date, result }, color) {
  const told =
    color === "black" ? [event && players.event(event)] : [date, result === null ? null : scoreText(result)];
  return told.filter(Boolean).join(" · ");
}

/**
 * Who plays a color, in two short lines.
 * @param {Seats} settings
 * @param {Color} color
 */
export function playerName(settings, color) {
  const { loaded } = settings;
  if (loaded) return { name: loaded[color] ?? colorName(color), detail: loadedDetail(loaded, color) };
  if (isEngine(settings, color)) {
    const strength = strengthOf(settings, color);
    const name = strength.strength === "character" ? characterOf(strength).name : players.engine;
    return { name, detail: strengthName(strength) };
  }
  return hasOneSide(settings)
    ? { name: players.you, detail: players.plays[color] }
    : { name: colorName(color), detail: players.person };
}

/** Whether both engines have the same name. @param {Seats} settings */
function isSameName(settings) {
  return playerName(settings, "black").name === playerName(settings, "white").name;
}

/**
 * What the name plate of a color says: with the color, where neither name says it and neither player is "You".
 * @param {Seats} settings
 * @param {Color} color
 */
export function plateName(settings, color) {
  const { name, detail } = playerName(settings, color);
  if (hasOneSide(settings) || name === colorName(color)) return { name, detail };
  return { name, detail: [players.plays[color], detail].filter(Boolean).join(" · ") };
}

/** Who plays a color, for a sentence. @param {Seats} settings @param {Color} color @returns {Subject} */
export function subjectOf(settings, color) {
  const name = settings.loaded?.[color];
  if (name) return { name };
  if (settings.side === "both") return color;
  if (!isEngine(settings, color)) return "you";
  const strength = strengthOf(settings, color);
  // Two engines of one name are told apart by their colors.
  if (settings.side === "none" && (settings.loaded || isSameName(settings))) return color;
  if (strength.strength === "character") return { name: characterOf(strength).name };
  return settings.side === "none" ? color : "engine";
}

/** Who plays a color, in a line. @param {Settings} settings @param {Color} color */
export function fullName(settings, color) {
  const { name, detail } = playerName(settings, color);
  return isEngine(settings, color) ? players.full(name, detail) : name;
}

/**
 * Who plays a color, as a file tells it: nobody where that is a person, who is "you" to nobody else.
 * @param {Settings} settings
 * @param {Color} color
 */
export function nameInFile(settings, color) {
  return isEngine(settings, color) ? fullName(settings, color) : null;
}

/** @param {Side} side */
export const sideNote = (side) => players.sides[side];
