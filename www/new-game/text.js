import { characterOf } from "../players/characters.js";
import { levelName, paceName } from "../players/names.js";
import { CHARACTER_IDS } from "../state/characters.js";
import { PACES } from "../state/settings.js";
import { phrasesOf } from "../words/language.js";

export const newGameText = phrasesOf("newGame", {
  title: "New game",
  close: "Close",
  begin: "Start",
  players: "Players",
  engine: "Opponent",
  both: "Two people",
  friend: "A friend, by link",
  none: "Two engines",
  byLinks: "Each move is a link that you send. There is no account and no server.",
  ownName: "Your name",
  friendsName: "Your friend's name",
  haveLink: "I have a link",
  opponent: "Opponent",
  character: "Characters",
  level: "Level",
  time: "Time",
  levelLabel: "Level",
  timeLabel: "Time per move",
  color: "You play",
  black: "Black",
  white: "White",
  random: "Random",
  clock: "Clock",
  noClock: "None",
  custom: "Custom",
  minutes: "Minutes for each player",
  increment: "+ seconds for each move",
  startLabel: "Starting position",
  seed: "Game number",
  newSeed: "new",
  seedNote:
    "With the number of an earlier game, the engine plays as it did then. Up to six digits; without a number the game is a new one.",
  usual: "The usual start",
  dealt: "A random even opening (XOT)",
  board: "The position on the board",
  corners: [
    "One corner for Black",
    "Two corners for Black",
    "Three corners for Black",
    "Four corners for Black",
  ],

  /** @param {string} level its number and what it is called */
  ofLevel: (level) => `Level ${level}`,
  /** @param {string} seconds with their unit */
  perMove: (seconds) => `${seconds} a move`,
});

/** Where a game can begin: what the settings keep, and the position on the board. @type {readonly (readonly [string, string])[]} */
export const STARTS = Object.freeze([
  ["usual", newGameText.usual],
  ["dealt", newGameText.dealt],
  ["board", newGameText.board],
  ...newGameText.corners.map((name, index) => /** @type {const} */ ([`${index + 1}`, name])),
]);

/** Minutes and seconds for each move, as chess and Othello players write them. @type {readonly (readonly [string, string])[]} */
export const CLOCKS = Object.freeze([
  ["0+0", newGameText.noClock],
  ["1+0", "1 + 0"],
  ["3+2", "3 + 2"],
  ["5+5", "5 + 5"],
  ["10+10", "10 + 10"],
  ["custom", newGameText.custom],
]);

/** Every strength of an engine, in one list. @returns {{ label: string, options: [string, string][] }[]} */
export function strengthGroups() {
  const levels = Array.from({ length: 20 }, (_, index) => index + 1);
  return [
    {
      label: newGameText.character,
      options: CHARACTER_IDS.map((character) => {
        const { name, rating } = characterOf({ character });
        return [`character ${character}`, `${name} (${rating})`];
      }),
    },
    {
      label: newGameText.level,
      options: levels.map((level) => [`level ${level}`, newGameText.ofLevel(levelName(level))]),
    },
    {
      label: newGameText.time,
      options: PACES.map((pace) => [`time ${pace}`, newGameText.perMove(paceName(pace))]),
    },
  ];
}
