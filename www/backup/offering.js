// When a person is offered the file: a browser may lose what it keeps, and a week or fifty entries are worth keeping.

import { storedGames } from "../archive/games.js";
import { recall, remember } from "../storage/local.js";
import { TrainingStore } from "../train/store.js";
import { backup as texts } from "./text.js";

/** @import { Store } from "../state/store.js" */

const DAY_MS = 24 * 60 * 60 * 1000;

/** After so long a time, or after so many games and answers, the file is offered. */
const DAYS = 7;
const ENTRIES = 50;

/**
 * What was in the file that was saved last, and when that was; `offered`: when the person was last asked.
 * @typedef {{ time: number, entries: number, offered: number }} Saved
 */

/**
 * Whether the file is offered. Nobody is asked twice a day, and nobody who has nothing new.
 * @param {Saved} saved
 * @param {number} entries games and answers that are kept now
 * @param {number} now
 */
export function isOffered({ time, entries: before, offered }, entries, now) {
  const fresh = entries - before;
  if (fresh <= 0 || now - offered < DAY_MS) return false;
  return fresh >= ENTRIES || now - time >= DAYS * DAY_MS;
}

/** Offers the file where it is time for it. @param {Store} store */
export async function offerBackup(store) {
  // A browser without databases keeps nothing that could be lost.
  const kept = await keptEntries().catch(() => null);
  if (!kept) return;
  const now = Date.now();
  const saved = recallSaved() ?? { time: kept.since, entries: 0, offered: 0 };
  if (!isOffered(saved, kept.count, now) || store.state.notice) return;
  rememberSaved({ ...saved, offered: now });
  const offer = /** @type {const} */ ({ label: texts.open, action: "backUp", data: null });
  store.update({ notice: { kind: "info", text: texts.offered, offer } });
}

/** Remembers that all was saved. @param {number} entries games and answers in the file */
export function wasSaved(entries) {
  const now = Date.now();
  rememberSaved({ time: now, entries, offered: now });
}

/** What came out of a file counts as saved. @param {number} entries new games and answers */
export function wasTaken(entries) {
  const saved = recallSaved() ?? { time: Date.now(), entries: 0, offered: 0 };
  rememberSaved({ ...saved, entries: saved.entries + entries });
}

/** How many games and answers there are, and since when: the oldest game, or now. */
async function keptEntries() {
  const games = await storedGames();
  const training = await TrainingStore.open();
  const times = [games.at(-1)?.time, training.log[0]?.[1]].filter((time) => time !== undefined);
  training.close();
  return { count: games.length + training.log.length, since: Math.min(Date.now(), ...times) };
}

/** @returns {Saved | null} */
function recallSaved() {
  const { time, entries, offered } = Object(recall().backup);
  return [time, entries, offered].every(Number.isFinite) ? { time, entries, offered } : null;
}

/** @param {Saved} backup */
function rememberSaved(backup) {
  remember({ backup });
}
