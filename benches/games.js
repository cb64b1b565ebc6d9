// Measures collections of games: how long 100,000 games of WTHOR take to be taken in, asked, listed and opened again, and how much memory
// and place they take, in Node and in Chromium. The games are those of the file that `--games` names, or else of a random mover.

import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Game } from "flipside";
import { pick, randomFrom } from "../tests/random.js";
import { ENVIRONMENTS } from "./environments.js";
import { format } from "./table.js";

/** How many games are taken in. */
const COUNT = 100_000;

/** The bytes of the header of a file of WTHOR, and of a game of it. */
const [HEADER, RECORD] = [16, 68];

/** The positions of so many games are asked for. */
const ASKED = 10;

/** @param {{ games?: string | undefined }} options @returns {Promise<string>} a table */
export async function games({ games: file }) {
  const bytes = first(file === undefined ? madeFile() : new Uint8Array(await readFile(file)));
  const wthor = Buffer.from(bytes).toString("base64");
  const folder = await mkdtemp(join(tmpdir(), "flipside-games-"));
  const rows = [];
  for (const name of /** @type {const} */ (["Node", "Chromium"])) {
    const environment = await ENVIRONMENTS[name]();
    const kept = join(folder, "all.games");
    const found = await environment.call(measure, {
      wthor,
      asked: ASKED,
      kept: name === "Node" ? kept : "all",
    });
    const size = name === "Node" ? megabytes((await stat(kept)).size) : "-";
    await environment.close();
    const { taken, pause, memory, early, late, list, opened, count } = found;
    rows.push({
      "100,000 games in": name,
      games: count.toLocaleString("en"),
      "taken in, s": (taken / 1000).toFixed(2),
      "longest pause, ms": pause.toFixed(0),
      "memory, MB": megabytes(memory),
      "kept, MB": size,
      "position of at most 12 plies, ms": early.toFixed(1),
      "deeper, ms": late.toFixed(1),
      "list, ms": list.toFixed(1),
      "opened, s": (opened / 1000).toFixed(2),
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
 * @param {{ dist: string, wthor: string, asked: number, kept: string }} plan
 */
async function measure({ dist, wthor, asked, kept }) {
  const { Games } = /** @type {typeof import("flipside/games")} */ (await import(`${dist}games.js`));
  const bytes = Uint8Array.from(atob(wthor), (letter) => letter.charCodeAt(0));
  const pauseMs = () => new Promise((resolve) => setTimeout(resolve, 500));
  await pauseMs();
  const memoryNow = () => {
    if (typeof process !== "object") return 0;
    /** @type {any} */ (globalThis).gc?.();
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
  await games.add(bytes, { name: "all.wtb" });
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
  let [early, late] = [0, 0];
  for (let ply = 0; ply <= 60; ply += 1) {
    for (const { transcript } of list) {
      if (transcript.length < 2 * ply) continue;
      const position = transcript.slice(0, 2 * ply);
      // Once before it counts: what runs for the first time is not compiled yet.
      const least = Math.min(...[0, 1, 2].map(() => time(() => games.moves(position))));
      if (ply <= 12) early = Math.max(early, least);
      else late = Math.max(late, least);
    }
  }
  const lists = /** @type {const} */ ([
    {},
    { result: "draw" },
    { player: "a" },
    { years: [1990, 2010] },
    { length: [60, 60] },
  ]).flatMap((filter) =>
    /** @type {const} */ (["-date", "black", "result"]).map((sort) =>
      Math.min(...[0, 1, 2].map(() => time(() => games.find(filter, { sort })))),
    ),
  );
  const count = games.size;
  await games.close();
  const again = performance.now();
  const reopened = await Games.open(kept);
  const opened = performance.now() - again;
  if (reopened.size !== count) throw new Error(`${reopened.size} games instead of ${count}`);
  return { taken, pause, memory, early, late, list: Math.max(...lists), opened, count };
}
