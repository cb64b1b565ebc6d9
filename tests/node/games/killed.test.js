import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { randomFrom } from "../../support/random.js";
import { newPath, openGames } from "./folder.js";

const KILLS = 12;

/** How many parts are given to a process, and how many games are in each: the file is written anew about once for each process. */
const PARTS = 60;
const SIZE = 30;

test(`a process is killed ${KILLS} times while it takes games in: nothing that was kept is lost, and it opens each time`, async (t) => {
  const path = await newPath(t);
  const random = randomFrom(46);
  /** The parts that are there. @type {Set<number>} */
  let there = new Set();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const from = kill * PARTS;
    const writer = fork(new URL("writer.js", import.meta.url), [path, from, PARTS, SIZE].map(String), {
      stdio: "ignore",
    });
    const wanted = from + Math.floor(3 * random());
    let kept = from - 1;
    writer.on("message", (part) => {
      kept = Number(part);
    });
    while (kept < wanted) await once(writer, "message");
    await delay(15 * random());
    writer.kill("SIGKILL");
    await once(writer, "exit");

    const games = await openGames(t, path);
    assert.deepEqual(games.damaged, []);
    const { games: list } = games.find({}, { count: games.size });
    const found = new Set(list.map(({ black }) => Number(black?.slice(2))));
    // A part is there as a whole or not at all.
    assert.equal(list.length, SIZE * found.size);
    const expected = [...there, ...Array.from({ length: kept - from + 1 }, (_, index) => from + index)];
    assert.deepEqual(
      expected.filter((part) => !found.has(part)),
      [],
    );
    // One more may have been kept that the process had no time to tell of.
    assert.ok(found.size <= expected.length + 1);
    there = found;
    await games.close();
  }
  assert.ok(there.size >= KILLS);
});
