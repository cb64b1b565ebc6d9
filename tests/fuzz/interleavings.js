// Calls, stops, aborts, new games and ends at random moments: each call is answered rightly, or rejects in the way that was
// asked for, and none is lost.

import assert from "node:assert/strict";
import { Engine, EnginePool, Game } from "flipside";
import { pick } from "../support/random.js";
import { checkReport, ENDGAME, randomGame } from "./checks.js";

/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const interleavings = { name: "interleavings", rounds: 12, open };

/** Longer than a round may take: what ends was ended. */
const FOREVER = { budgetMs: 600_000 };

/** Lets some turns of the event loop go by, or a few milliseconds. @param {() => number} random */
async function pause(random) {
  for (let turns = random() * 4; turns > 1; turns -= 1) await new Promise((resolve) => setTimeout(resolve));
  if (random() < 0.2) await new Promise((resolve) => setTimeout(resolve, random() * 8));
}

async function open() {
  return {
    /** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
    round: async (random, note) => {
      const kind = pick(random, /** @type {const} */ (["engine", "local", "pool"]));
      note(`a new ${kind}`);
      const options = { tableBits: 8, worker: kind !== "local" };
      const engine =
        kind === "pool" ? await EnginePool.create({ ...options, workers: 2 }) : await Engine.create(options);
      /** @type {Promise<void>[]} */
      const calls = [];
      /** @type {(() => void)[]} */
      const ends = [];
      let isDisposed = false;
      for (let step = 0; step < 40; step += 1) {
        const action = random();
        if (action < 0.45) {
          const { done, end, name } = begin(engine, random, () => isDisposed);
          note(name);
          calls.push(done);
          ends.push(end);
        } else if (action < 0.6) {
          note("engine.stop");
          engine.stop();
        } else if (action < 0.85 && ends.length > 0) {
          const at = Math.floor(random() * ends.length);
          note(`end call ${at}`);
          ends[at]();
        } else if (action < 0.9) {
          note("newGame");
          calls.push(engine.newGame().catch((error) => checkEnd(error, isDisposed)));
        } else await pause(random);
      }
      if (random() < 0.3) {
        note("dispose");
        isDisposed = true;
        await engine.dispose();
      } else {
        note("every call is ended");
        for (const end of ends) end();
      }
      await Promise.all(calls);
      if (!isDisposed) assert.equal((await engine.search(ENDGAME)).score, 18);
      await engine.dispose();
    },
    close: async () => {},
  };
}

/**
 * @param {Engine | EnginePool} engine
 * @param {() => number} random
 * @param {() => boolean} isDisposed
 */
function begin(engine, random, isDisposed) {
  const game = randomGame(random, 45);
  if (game.isOver) game.undo();
  const method = pick(random, /** @type {const} */ (["search", "analyze", "solve", "outcome", "review"]));
  const limits =
    method === "solve" || method === "outcome" ? {} : pick(random, [FOREVER, { depth: 3 }, { budgetMs: 2 }]);
  const abort = new AbortController();
  // The next call ends the pondering.
  const ponder = method === "search" && random() < 0.4 ? { ponder: true } : {};
  const copy = Game.parse(JSON.stringify(game));
  const search = engine[method](game, { ...limits, ...ponder, signal: abort.signal });
  // What becomes of the game afterwards does not matter.
  game.goTo(0);
  const aborts = random() < 0.5;
  const check = async () => {
    try {
      const answer = random() < 0.3 ? await lastOf(/** @type {AsyncIterable<any>} */ (search)) : await search;
      assert.equal(abort.signal.aborted && !aborts, false);
      if ("lines" in answer) checkReport(answer, copy);
      if ("total" in answer) assert.equal(answer.total, copy.moves.length);
      if ("outcome" in answer && !("lines" in answer))
        assert.ok(answer.move && copy.legalMoves().includes(answer.move));
    } catch (error) {
      if (abort.signal.aborted && error === abort.signal.reason) return;
      checkEnd(error, isDisposed());
    }
  };
  return {
    name: `${method} ${copy} ${JSON.stringify({ ...limits, ...ponder })}`,
    done: check(),
    end: () => (aborts ? abort.abort() : search.stop()),
  };
}

/** The last report of a loop. @template T @param {AsyncIterable<T>} search @returns {Promise<T>} */
async function lastOf(search) {
  let last;
  for await (const report of search) last = report;
  return /** @type {T} */ (last);
}

/** @param {any} error @param {boolean} isDisposed */
function checkEnd(error, isDisposed) {
  if (!(isDisposed && error?.code === "DISPOSED")) throw error;
}
