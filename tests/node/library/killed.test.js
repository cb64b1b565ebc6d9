import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { pick, randomFrom } from "../../support/random.js";
import { factsOf, libraryBytes, OPEN_END } from "./facts.js";
import { newPath, openLibrary } from "./folder.js";

const KILLS = 12;

/** How many facts a process is given. */
const COUNT = 60;

/** A limit so low that the file is written anew several times before a process is killed. */
const LIMIT = 8;

test(`a process is killed ${KILLS} times while it writes: nothing is wrong, and nothing that was stored is lost`, async (t) => {
  const path = await newPath(t);
  const random = randomFrom(30);
  // Used in the future, which is taken for now.
  const facts = factsOf(KILLS * COUNT, 31).map((fact) => ({ ...fact, used: 2 ** 32 - 1 }));
  await writeFile(`${path}.facts`, libraryBytes(facts, OPEN_END));
  for (let from = 0; from < facts.length; from += COUNT) {
    const options = [path, `${path}.facts`, from, from + COUNT, LIMIT].map(String);
    const writer = fork(new URL("writer.js", import.meta.url), options, { stdio: "ignore" });
    const last = from + pick(random, [...Array(COUNT - 10).keys()]);
    /** How many facts the process says that it has stored, those of earlier ones included. */
    let stored = 0;
    writer.on("message", (at) => {
      stored = Number(at) + 1;
    });
    while (stored <= last) await once(writer, "message");
    await delay(2 * random());
    writer.kill("SIGKILL");
    await once(writer, "exit");

    const library = await openLibrary(t, path, { limit: LIMIT });
    assert.deepEqual(library.damaged, []);
    const found = facts.map(({ game }) => library.lookup(game)?.score);
    for (const [at, score] of found.entries()) assert.ok(score === undefined || score === facts[at].score);
    // One more may have been stored that the process had no time to tell of, in place of the oldest.
    const newest = { from: Math.max(from, stored + 1 - LIMIT), to: stored };
    const missing = found.slice(newest.from, newest.to).filter((score) => score === undefined);
    assert.deepEqual(missing, [], `facts ${newest.from} to ${newest.to} were stored`);
    await library.close();
  }
});
