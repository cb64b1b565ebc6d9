// Holds the collection of games, in a worker of its own: whatever it does, the page stays quick. Each message is a call of the page,
// and is answered by one with the same number. It takes the package by itself: where the page takes it from, the board is as well, which
// no worker can draw.

/** @import { Problem } from "../dist/formats.js" */
/** @import { GameFilter, KeptGame } from "../dist/games.js" */
/** @import { Answer, Batch, Call, Calls, ProblemOfFile } from "./client.js" */

import { playersIn } from "../../js/repertoire/played.js";
import { Game } from "../dist/game.js";
import { Games } from "../dist/games.js";
import { EVENT, savedGame } from "./state.js";

/** The name of the database. */
const NAME = "flipside-collection";

/** How many games are brought back at a time. */
const BATCH = 5000;

/** How many players are named: nobody looks through more. */
const PLAYERS = 500;

/** Tells other tabs that the collection was changed. */
const tabs = new BroadcastChannel(NAME);

/** Whether what is added outlasts the visit. */
let isKept = true;

const opening = Games.open(NAME).catch(() => {
  // Private windows may refuse: it lasts as long as the page.
  isKept = false;
  return Games.open();
});

/** What ends the adding that goes on. */
let adding = new AbortController();

/** What was removed last, and can be brought back. @type {readonly KeptGame[]} */
let removed = [];

/** @param {unknown} message */
const post = (message) => /** @type {any} */ (self).postMessage(message);

/** What the page can ask for. @type {Calls} */
const calls = {
  async about() {
    const games = await opening;
    return { size: games.size, bytes: games.size === 0 ? 0 : games.bytes, isKept };
  },
  moves: async (position, filter) => (await opening).moves(position, filter),
  find: async (filter, options) => (await opening).find(filter, options),
  async game(id) {
    const found = (await opening).get(id);
    return found && { ...found, game: null, moves: found.game.moves };
  },
  players: async () => playersIn(loadedIn(await opening)).slice(0, PLAYERS),
  playedBy: async (name) =>
    loadedIn(await opening, { player: name })
      .filter(({ black, white }) => black === name || white === name)
      .map(({ black, white, start, transcript, date }) => {
        return { black, white, start, moves: transcript.match(/../g) ?? [], date };
      }),
  async add(batch) {
    adding = new AbortController();
    return addAll(await opening, batch, adding.signal);
  },
  async stop() {
    adding.abort();
  },
  async addSaved(saved) {
    const { added } = await (await opening).add(JSON.stringify(saved));
    if (added > 0) changed();
    return added;
  },
  async remove(filter, options) {
    const games = await opening;
    const found = games.find(filter, { ...options, from: 0, count: games.size });
    return removeAll(games, found.games);
  },
  async removeOne(id) {
    const games = await opening;
    const found = games.get(id);
    return found ? removeAll(games, [found]) : 0;
  },
  async bringBack() {
    const games = await opening;
    for (let at = 0; at < removed.length; at += BATCH) {
      const saved = removed.slice(at, at + BATCH).map((kept) => savedGame(Game, kept));
      await games.add(JSON.stringify(saved));
    }
    removed = [];
    changed();
  },
  async write(format, filter, options) {
    return (await opening).export(/** @type {any} */ (format), { ...options, filter });
  },
};

/**
 * Games besides those that were played here, the oldest first: whose those are is known without their names.
 * @param {Games} games
 * @param {GameFilter} [filter]
 */
function loadedIn(games, filter = {}) {
  const { games: found } = games.find(filter, { sort: "date", count: games.size });
  return found.filter(({ event }) => event !== EVENT);
}

/**
 * Adds files one after the other: what is there when it is stopped, stays.
 * @param {Games} games
 * @param {Batch} batch
 * @param {AbortSignal} signal
 */
async function addAll(games, { files, names }, signal) {
  const sum = { added: 0, known: 0, problems: /** @type {ProblemOfFile[]} */ ([]) };
  for (const [index, { file, name }] of files.entries()) {
    const onProgress = (/** @type {{ done: number, total: number | null }} */ { done, total }) =>
      post({
        progress: {
          files: index,
          allFiles: files.length,
          games: sum.added + sum.known + done,
          part: part(done, total),
        },
      });
    onProgress({ done: 0, total: null });
    try {
      const { added, known, problems } = await games.add(file, {
        ...names,
        name: file.name,
        signal,
        onProgress,
      });
      sum.added += added;
      sum.known += known;
      for (const problem of problems) sum.problems.push({ name, problem });
    } catch (error) {
      if (signal.aborted) break;
      sum.problems.push({ name, problem: problemOf(error) });
    }
  }
  if (sum.added > 0) changed();
  return { ...sum, isStopped: signal.aborted };
}

/** @param {number} done @param {number | null} total */
const part = (done, total) => (total ? done / total : 0);

/** @param {Games} games @param {readonly KeptGame[]} found */
async function removeAll(games, found) {
  removed = found;
  const count = await (found.length === games.size
    ? games.clear().then(() => found.length)
    : games.remove(found.map(({ id }) => id)));
  changed();
  return count;
}

function changed() {
  tabs.postMessage(null);
}

tabs.addEventListener("message", async () => {
  await (await opening).refresh();
  post({ changed: true });
});

self.addEventListener(
  "message",
  async (/** @type {MessageEvent<Call>} */ { data: { number, call, given } }) => {
    /** @type {Answer} */
    let answer;
    try {
      answer = { number, value: await /** @type {any} */ (calls)[call](...given) };
    } catch (error) {
      const { message, code } = /** @type {any} */ (error);
      answer = { number, fault: { message: String(message ?? error), code: String(code ?? "") } };
    }
    post(answer);
  },
);

/** Of a file that cannot be read at all. @param {unknown} error @returns {Problem} */
function problemOf(error) {
  const { code = "INVALID_DATA", message = String(error) } = /** @type {any} */ (error ?? {});
  return { code: "unreadable", message, place: 0, values: { error: code, reason: message } };
}
