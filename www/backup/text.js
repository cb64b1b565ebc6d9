import { plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

/** @import { FileFault } from "./file/file.js" */

export const backup = phrasesOf("backup", {
  open: "Everything in one file",
  about:
    "Your games, exercises, ratings, repertoires and settings, in one file. Open it in another browser, or keep it.",
  safe: "This browser keeps them until you delete them.",
  unsafe: "This browser may delete them when space is short, or when you have not come for a week.",
  save: "Save the file",
  take: "Open a file",
  close: "Close",
  deleteEverything: "Delete everything",
  keepEverything: "Keep everything",
  saveFirst: "Save the file first",
  deleted: "Everything was deleted.",
  /** @param {string[]} counts such as "12 games" */
  goes: (counts) => `This browser then keeps nothing of yours: ${counts.join(", ")} and your settings go.`,
  settingsGo: "This browser then keeps nothing of yours: your settings go.",
  comesBack: "From the file they come back.",
  notInFile:
    "The collection of games, reviews and what the engine has learned are in no such file. They go, too.",
  offered: "New games or answers are in no file yet: only this browser has them.",
  nothingNew: "All that is in this file was here already.",
  changed: "What was here is up to date with this file now.",
  notRead: "This browser does not let the page read all that is kept here.",
  foreign: "This is not a file that this page has saved. Nothing was changed.",
  newer:
    "A newer version of this page saved this file. Open the page again to get that version. Nothing was changed.",
  /** @param {string} place the record that is wrong; empty where that is not known */
  damaged: (place) => `This file is damaged${place && `, at ${place}`}. Nothing was changed.`,
  savedSettings: "Saved: your settings.",
  notKept: "This browser cannot keep it: its storage is full or blocked.",
  /** @param {string[]} counts such as "12 games" */
  saved: (counts) => `Saved: ${counts.join(", ")}.`,
  /** @param {string[]} counts such as "12 games" */
  taken: (counts) => `New here: ${counts.join(", ")}.`,
  /** @param {number} count */
  games: (count) => plural(count, { one: "# game", other: "# games" }),
  /** @param {number} count */
  exercises: (count) => plural(count, { one: "# exercise", other: "# exercises" }),
  /** @param {number} count */
  answers: (count) => plural(count, { one: "# answer", other: "# answers" }),
  /** @param {number} count of positions with a move of one's own */
  moves: (count) => plural(count, { one: "# move of a repertoire", other: "# moves of a repertoire" }),
});

/**
 * How much there is, by kinds, without those of which there is nothing.
 * @param {Record<"games" | "exercises" | "log" | "repertoires", number>} counts
 * @returns {string[]}
 */
export function countTexts({ games, exercises, log, repertoires }) {
  return [
    games > 0 ? backup.games(games) : "",
    exercises > 0 ? backup.exercises(exercises) : "",
    log > 0 ? backup.answers(log) : "",
    repertoires > 0 ? backup.moves(repertoires) : "",
  ].filter(Boolean);
}

/** Why a file was not taken. @param {FileFault} fault */
export function faultText({ fault, place = "" }) {
  return fault === "damaged" ? backup.damaged(place) : backup[fault];
}
