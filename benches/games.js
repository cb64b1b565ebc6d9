// Measures collections of games: how long 100,000 games of WTHOR take to be taken in, asked, listed and opened again, and how much memory
// and place they take, in Node and in Chromium. The games are those of the file that `--games` names, or else of a random mover; their
// players and places are made up.

import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Game } from "flipside";
import { pick, randomFrom } from "../tests/support/random.js";
import { ENVIRONMENTS } from "./measuring/environments.js";
import { format } from "./measuring/table.js";

/** How many games are taken in. */
const COUNT = 100_000;

/** The bytes of the header of a file of WTHOR, and of a game of it. */
const [HEADER, RECORD] = [16, 68];

/** How many players and tournaments there are, as many as WTHOR has. */
const [PLAYERS, TOURNAMENTS] = [8000, 1500];

/** The positions of so many games are asked for. */
const ASKED = 10;

/** @param {{ games?: string | undefined }} options @returns {Promise<string>} a table */
export async function games({ games: file }) {
  const bytes = named(first(file === undefined ? madeFile() : new Uint8Array(await readFile(file))));
  const textOf = (/** @type {Uint8Array} */ each) => Buffer.from(each).toString("base64");
  const files = {
    wthor: textOf(bytes),
    players: textOf(namesFile(PLAYERS, 20)),
    tournaments: textOf(namesFile(TOURNAMENTS, 26)),
  };
  const folder = await mkdtemp(join(tmpdir(), "flipside-games-"));
  const rows = [];
  for (const name of /** @type {const} */ (["Node", "Chromium"])) {
    const environment = await ENVIRONMENTS[name]();
    const kept = join(folder, "all.games");
    const found = await environment.call(measure, {
      files,
      asked: ASKED,
      kept: name === "Node" ? kept : "all",
    });
    const size = name === "Node" ? megabytes((await stat(kept)).size) : "-";
    await environment.close();
    const { taken, pause, memory, early, filtered, late, list, opened, answer, count } = found;
    rows.push({
      "100,000 games in": name,
      games: count.toLocaleString("en"),
      "taken in, s": (taken / 1000).toFixed(2),
      "longest pause, ms": pause.toFixed(0),
      "memory, MB": name === "Node" ? megabytes(memory) : "-",
      "kept, MB": size,
      "position of at most 12 plies, ms": early.toFixed(1),
      "with a filter, ms": filtered.toFixed(1),
      "deeper, ms": late.toFixed(1),
      "list, ms": list.toFixed(1),
      "opened, s": (opened / 1000).toFixed(2),
      "first answer then, ms": answer.toFixed(0),
    });
  }
  await rm(folder, { recursive: true });
  return format(rows);
}

/** The first games of a file. @param {Uint8Array} bytes */
function first(bytes) {
  const count = Math.min(COUNT, Math.floor((bytes.length - HEADER) / RECORD));
  const part = bytes.slice(0, HEADER + count * RECORD);
  new DataView(part.buffer).setUint32(4, count, true);
  return part;
}

/** A copy of a file of games with other players and tournaments. @param {Uint8Array} bytes */
function named(bytes) {
  const random = randomFrom(2);
  const view = new DataView(bytes.buffer);
  for (let at = HEADER; at < bytes.length; at += RECORD) {
    view.setUint16(at, Math.floor(TOURNAMENTS * random()), true);
    for (const place of [at + 2, at + 4]) view.setUint16(place, Math.floor(PLAYERS * random()), true);
  }
  return bytes;
}

/** A file of names of WTHOR. @param {number} count @param {number} size of each */
function namesFile(count, size) {
  const random = randomFrom(3);
  const bytes = new Uint8Array(HEADER + count * size);
  new DataView(bytes.buffer).setUint16(8, count, true);
  for (let index = 0; index < count; index += 1) {
    const letters = Array.from({ length: 6 }, () => pick(random, [..."abcdeilmnorstu"])).join("");
    bytes.set(new TextEncoder().encode(`${letters} ${index}`), HEADER + index * size);
  }
  return bytes;
}

/** Games of a random mover, who knows few openings, as a file of WTHOR. */
function madeFile() {
  const random = randomFrom(1);
  const bytes = new Uint8Array(HEADER + COUNT * RECORD);
  bytes.set([20, 26, 11, 24]);
  for (let at = HEADER; at < bytes.length; at += RECORD) {
    const game = new Game();
    let move = at + 8;
    while (!game.isOver) {
      const moves = game.legalMoves();
      const played = pick(random, game.ply < 12 ? moves.slice(0, 3) : moves);
      game.play(played);
      if (played !== "pass") bytes[move++] = 10 * Number(played[1]) + "abcdefgh".indexOf(played[0]) + 1;
    }
    bytes[at + 6] = 32 + (game.result ?? 0) / 2;
  }
  return bytes;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}

/**
 * Runs in the environment that is measured, so it uses no names from outside. The greatest of several times counts, in milliseconds.
 * @param {{ dist: string, files: { wthor: string, players: string, tournaments: string }, asked: number, kept: string }} plan
 */
async function measure({ dist, files, asked, kept }) {
  const { Games } = /** @type {typeof import("flipside/games")} */ (await import(`${dist}games.js`));
  const [bytes, players, tournaments] = [files.wthor, files.players, files.tournaments].map((text) =>
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
  );
  const pauseMs = () => new Promise((resolve) => setTimeout(resolve, 500));
  await pauseMs();
  const isNode = typeof process === "object";
  if (isNode) (await import("node:v8")).setFlagsFromString("--expose-gc");
  const collectGarbage = isNode && (await import("node:vm")).runInNewContext("gc");
  const memoryNow = () => {
    if (!isNode) return 0;
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = memoryNow();
  const games = await Games.open(kept);
  let [last, pause, isDone] = [performance.now(), 0, false];
  const beat = () => {
    const now = performance.now();
    pause = Math.max(pause, now - last);
    last = now;
    if (!isDone) setTimeout(beat, 0);
  };
  beat();
  const begun = performance.now();
  await games.add(bytes, { name: "all.wtb", players, tournaments });
  const taken = performance.now() - begun;
  isDone = true;
  await pauseMs();
  const memory = memoryNow() - before;
  /** @param {() => unknown} work */
  const time = (work) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const { games: list } = games.find({}, { sort: "added", count: asked, from: 1000 });
  let [early, filtered, late] = [0, 0, 0];
  for (let ply = 0; ply <= 60; ply += 1) {
    for (const { transcript } of list) {
      if (transcript.length < 2 * ply) continue;
      const position = transcript.slice(0, 2 * ply);
      // Once before it counts: what runs for the first time is not compiled yet.
      const least = Math.min(...[0, 1, 2].map(() => time(() => games.moves(position))));
      if (ply > 12) {
        late = Math.max(late, least);
        continue;
      }
      early = Math.max(early, least);
      // Another filter each time: the last one is remembered.
      const times = ["a", "e", "i"].map((player) => time(() => games.moves(position, { player })));
      filtered = Math.max(filtered, Math.min(...times));
    }
  }
  const filters = /** @type {const} */ ([
    {},
    { result: "draw" },
    { player: "a" },
    { years: [1990, 2010] },
    { length: [60, 60] },
  ]);
  const sorts = /** @type {const} */ (["-date", "black", "-white", "event", "result", "length"]);
  const rounds = [0, 1, 2].map(() =>
    sorts.flatMap((sort) => filters.map((filter) => time(() => games.find(filter, { sort })))),
  );
  const lists = rounds[0].map((_, question) => Math.min(...rounds.map((times) => times[question])));
  const count = games.size;
  await games.close();
  const again = performance.now();
  const reopened = await Games.open(kept);
  const opened = performance.now() - again;
  const answer = time(() => reopened.moves(""));
  if (reopened.size !== count) throw new Error(`${reopened.size} games instead of ${count}`);
  return { taken, pause, memory, early, filtered, late, list: Math.max(...lists), opened, answer, count };
}
