// Saved tables with altered bytes: refused, and the table stays as it was; and tables that were forged with random entries,
// which may make an engine play badly, but never against the rules.

import assert from "node:assert/strict";
import { Engine } from "flipside";
import { pick } from "../random.js";
import { checkReport, randomGame } from "./checks.js";

/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const tables = { name: "tables", rounds: 30, open };

async function open() {
  const engine = await Engine.create({ worker: false, tableBits: 6 });
  await engine.search("f5d6", { depth: 6 });
  const saved = await engine.saveTable();
  return {
    /** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
    round: async (random, note) => {
      await engine.loadTable(saved);
      for (let step = 0; step < 30; step += 1) {
        const bytes = altered(random, saved, note);
        if (bytes.length === saved.length && bytes.every((byte, at) => byte === saved[at])) continue;
        await assert.rejects(engine.loadTable(bytes), { name: "FlipsideError", code: "INVALID_DATA" });
      }
      assert.deepEqual(await engine.saveTable(), saved, "the table stays as it was");
      const words = engine.tableView();
      const share = random();
      note(`${Math.round(100 * share)} % of the table's words are random`);
      for (let at = 0; at < words.length; at += 1) if (random() < share) words[at] = randomWord(random);
      for (let step = 0; step < 4; step += 1) {
        const game = randomGame(random);
        note(`analyze ${game}`);
        checkReport(await engine.analyze(game, { depth: 1 + Math.floor(random() * 8) }), game);
      }
    },
    close: () => engine.dispose(),
  };
}

/** @param {() => number} random */
function randomWord(random) {
  const half = () => BigInt(Math.floor(random() * 2 ** 32));
  return (half() << 32n) | half();
}

/** @param {() => number} random @param {Uint8Array} saved @param {(step: string) => void} note */
function altered(random, saved, note) {
  const at = Math.floor(random() * saved.length);
  switch (pick(random, ["bit", "cut", "more", "swap", "zero", "header"])) {
    case "bit": {
      const bytes = saved.slice();
      const bit = 1 << Math.floor(random() * 8);
      note(`bit ${bit} of byte ${at}`);
      bytes[at] ^= bit;
      return bytes;
    }
    case "cut":
      note(`cut at ${at}`);
      return saved.slice(0, Math.max(1, at));
    case "more":
      note("longer");
      return Uint8Array.from([...saved, ...saved.subarray(0, 1 + Math.floor(random() * 40))]);
    case "swap": {
      note(`halves swapped at ${at}`);
      return Uint8Array.from([...saved.subarray(at), ...saved.subarray(0, at)]);
    }
    case "zero":
      note(`zero from ${at}`);
      return saved.slice().fill(0, at, at + 64);
    default: {
      const bytes = saved.slice();
      const place = Math.floor(random() * 48);
      note(`byte ${place} of the header`);
      bytes[place] = Math.floor(random() * 256);
      return bytes;
    }
  }
}
