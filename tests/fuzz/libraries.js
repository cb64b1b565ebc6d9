// Libraries with altered bytes, imported and opened: what they say is right, or they say nothing.

import assert from "node:assert/strict";
import { Library } from "flipside/library";
import { factsOf, libraryBytes, OPEN_END } from "../node/library/facts.js";
import { pick } from "../support/random.js";
import { altered } from "./damage.js";

/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const libraries = { name: "libraries", rounds: 30, open };

async function open() {
  const file = await newFile();
  const facts = factsOf(12, 1);

  /** @param {Library} library */
  const check = (library) => {
    assert.ok(library.size <= facts.length);
    for (const { game, score } of facts) {
      const known = library.lookup(game);
      if (known) assert.deepEqual(known, { lower: score, upper: score, move: null, score });
    }
  };

  return {
    /** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
    round: async (random, note) => {
      await file?.remove();
      const imported = await Library.open(false);
      for (let step = 0; step < 8; step += 1) {
        let bytes = libraryBytes(facts, pick(random, [facts.length, OPEN_END]));
        for (let times = Math.floor(random() * 3); times >= 0; times -= 1)
          bytes = altered(random, bytes, note);
        const size = imported.size;
        await imported.import(bytes).catch((error) => {
          assert.equal(error.code, "INVALID_DATA");
          assert.equal(imported.size, size, "nothing of it was added");
        });
        check(imported);
        if (!file) continue;
        await file.write(bytes);
        note("open");
        try {
          const library = await Library.open(file.path);
          check(library);
          await library.close();
          const again = await Library.open(file.path);
          assert.deepEqual([again.size, again.damaged], [library.size, []], "it was repaired");
          await again.close();
        } catch (error) {
          assert.equal(/** @type {any} */ (error).code, "INVALID_DATA");
        }
      }
    },
    close: async () => file?.close(),
  };
}

/** A file to open libraries from; nothing in browsers. */
async function newFile() {
  if (typeof process !== "object") return undefined;
  const { mkdtemp, rm, writeFile } = await import("node:fs/promises");
  const [{ tmpdir }, { join }] = await Promise.all([import("node:os"), import("node:path")]);
  const folder = await mkdtemp(join(tmpdir(), "flipside-fuzz-"));
  const path = join(folder, "solved.flipside");
  return {
    path,
    /** @param {Uint8Array} bytes */
    write: (bytes) => writeFile(path, bytes),
    remove: () => rm(path, { force: true }),
    close: () => rm(folder, { recursive: true }),
  };
}
