// Saved tables with altered bytes: refused, and the table stays as it was; and tables that were forged with random entries,
// which may make an engine play badly, but never against the rules.

import assert from "node:assert/strict";
import { Engine } from "flipside";
import { checkReport, randomGame } from "./checks.js";
import { altered } from "./damage.js";

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
