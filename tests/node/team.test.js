// A pool whose engines search one position together.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as after } from "node:timers/promises";
import { DRAWN } from "../failures/outcome.js";
import { LONG, poolFor } from "./engines.js";

/** @import { EnginePool as Pool, Limits, PoolOptions, Style } from "flipside" */
/** @typedef {Limits & Style} SearchOptions */

/** @type {[PoolOptions, SearchOptions][]} */
const ALONE = [
  [{}, { depth: 4 }],
  [{}, { nodes: 300_000 }],
  [{}, { depth: 12, variety: { discs: 2, seed: 1 } }],
  [{}, { depth: 12, skill: 7 }],
  [{ reproducible: true }, { depth: 12 }],
];

/** 28 empty squares, problem 53 of the FFO endgame suite: to search it to the end, where engines help, takes minutes. */
const DEEP = "----OO-----OOO---XXXXOOO--XXOOXO-XXXXXOO--OOOXOO--X-OX-O-----X-- X";

/** How many nodes each engine has visited. @param {Pool} pool */
const nodesOf = async (pool) => (await pool.stats()).map(({ nodes }) => nodes);

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** How many engines have searched. @param {Pool} pool */
const searchersOf = async (pool) => (await nodesOf(pool)).filter((nodes) => nodes > 0).length;

/** Resolves when several engines search. @param {Pool} pool @param {number} count */
async function searching(pool, count) {
  while ((await searchersOf(pool)) < count) await after(1);
}

for (const workers of [2, 3, 5]) {
  test(`${workers} engines solve a position together, with the whole line`, async (t) => {
    const pool = await poolFor(t, { workers, tableBits: 16 });
    const { score, exact, stopped, nodes, lines } = await pool.solve(DRAWN);
    assert.deepEqual([score, exact, stopped], [0, true, "solved"]);
    assert.ok(lines[0].pv.length >= 22);
    const visited = await nodesOf(pool);
    assert.ok(
      visited.every((each) => each > 0),
      `${visited} nodes`,
    );
    assert.ok(nodes > Math.max(...visited), `${nodes} in all, ${visited} nodes`);
    assert.equal((await pool.outcome(DRAWN)).outcome, "draw");
  });
}

test("a search that is over at once has one engine, and so has one that must not depend on others", async (t) => {
  for (const [options, limits] of ALONE) {
    const pool = await poolFor(t, { workers: 3, ...options });
    await pool.search(LONG, limits);
    assert.equal(await searchersOf(pool), 1, JSON.stringify([options, limits]));
  }
});

test("before a search goes to the end of the game it has one engine, unless time limits it", async (t) => {
  const pool = await poolFor(t, { workers: 3 });
  assert.ok((await pool.search(LONG, { depth: 16, selectivity: 100 })).nodes > 200_000);
  assert.equal(await searchersOf(pool), 1);
  for (const limits of [{ budgetMs: 500 }, { clock: { remainingMs: 15_000 } }]) {
    await pool.newGame();
    const before = await nodesOf(pool);
    const { nodes, stopped } = await pool.search(LONG, limits);
    assert.equal(stopped, "budget");
    const visited = (await nodesOf(pool)).map((all, at) => all - before[at]);
    assert.ok(
      visited.every((each) => each > 0),
      `${visited} nodes`,
    );
    // An answer does not wait for one that is late.
    assert.ok(nodes <= sum(visited), `${nodes} in all, ${visited} nodes`);
  }
});

/**
 * What each of several engines answers: a move after f5, its score, the depth, the selectivity, and whether it is exact; or how
 * it fails.
 * @typedef {[string, number, number, number?, boolean?] | "silence" | "crash"} Answered
 */
/** Which move is the answer, by those of all. @type {[string, string, Answered[]][]} */
const CONSULTED = [
  [
    "a higher score decides",
    "f4",
    [
      ["d6", 3, 10],
      ["f4", 5, 10],
    ],
  ],
  [
    "the highest score decides",
    "f6",
    [
      ["d6", 3, 10],
      ["f4", 5, 10],
      ["f6", 6, 11],
    ],
  ],
  [
    "a lower score does not",
    "d6",
    [
      ["d6", 3, 10],
      ["f4", -4, 12],
    ],
  ],
  [
    "the same score does not",
    "d6",
    [
      ["d6", 3, 10],
      ["f4", 3, 12],
    ],
  ],
  [
    "a search that is less deep does not",
    "d6",
    [
      ["d6", 3, 10],
      ["f4", 9, 9],
    ],
  ],
  [
    "a search that is less sure does not",
    "d6",
    [
      ["d6", 3, 10, 87],
      ["f4", 9, 10, 73],
    ],
  ],
  [
    "an exact score decides",
    "f4",
    [
      ["d6", 3, 10],
      ["f4", 1, 10, 100, true],
    ],
  ],
  [
    "nothing decides against an exact score",
    "d6",
    [
      ["d6", 3, 10, 100, true],
      ["f4", 9, 12, 100, true],
    ],
  ],
  ["an engine that does not answer does not", "d6", [["d6", 3, 10], "silence"]],
  ["an engine that crashes does not", "f6", [["d6", 3, 10], "crash", ["f6", 4, 10]]],
];

for (const [title, move, answers] of CONSULTED) {
  test(`of engines that consult ${title}`, async (t) => {
    // The first of a team ends after a while, the others at once: on a busy machine an answer comes late.
    const script = `
      import { parentPort } from "node:worker_threads";
      const ANSWERS = ${JSON.stringify(answers)};
      parentPort.on("message", ({ id, method, args: [, member] }) => {
        const post = (answer) => parentPort.postMessage({ id, ...answer });
        if (method === "stop") return;
        if (method !== "run") return post();
        const answer = ANSWERS[member];
        if (answer === "crash") throw new Error("crash");
        if (answer === "silence") return;
        const [move, score, depth, selectivity = 73, exact = false] = answer;
        const lines = [{ move, score, exact, depth, selectivity, pv: [move] }];
        const report = { turn: "white", nodes: 10 ** member, elapsedMs: 1, source: "search", stopped: "budget", lines };
        setTimeout(() => post({ result: report }), member === 0 ? 500 : 0);
      });`;
    const worker = `data:text/javascript,${encodeURIComponent(script)}`;
    const pool = await poolFor(t, { workers: answers.length, worker });
    const found = await pool.search("f5", { budgetMs: 10_000 });
    const decisive = answers.find((answer) => answer[0] === move) ?? [];
    assert.deepEqual([found.move, found.score, found.depth], decisive.slice(0, 3));
    assert.deepEqual([found.lines.length, found.lines[0].pv, found.stopped], [1, [move], "budget"]);
    const answered = answers.map((answer, member) => (Array.isArray(answer) ? 10 ** member : 0));
    assert.equal(found.nodes, sum(answered));
  });
}

test("calls that follow each other have the same engine, and so what the ones before have left in its table", async (t) => {
  const pool = await poolFor(t, { workers: 3 });
  for (const position of [LONG, "f5", LONG]) await pool.search(position, { depth: 6 });
  assert.deepEqual(
    (await nodesOf(pool)).map((nodes) => nodes > 0),
    [true, false, false],
  );
});

test("engines consult when all of them have pondered before", async (t) => {
  const pool = await poolFor(t, { workers: 3 });
  await pool.search(DEEP, { budgetMs: 100, ponder: true });
  await after(50);
  const search = pool.search(LONG, { budgetMs: 600_000 });
  // Until none of them ponders any more.
  await after(200);
  const before = await nodesOf(pool);
  for (let now = before; now.some((nodes, at) => nodes === before[at]); now = await nodesOf(pool))
    await after(1);
  search.stop();
  assert.equal((await search).stopped, "stop");
});

test("helpers leave when another call needs an engine, and help again when it is answered", async (t) => {
  const pool = await poolFor(t, { workers: 3 });
  const long = pool.search(DEEP, { budgetMs: 600_000 });
  await searching(pool, 3);
  const others = await Promise.all([pool.search("f5", { depth: 3 }), pool.search("f5d6c3", { depth: 4 })]);
  assert.deepEqual(
    others.map(({ depth }) => depth),
    [3, 4],
  );
  const before = await nodesOf(pool);
  for (let now = before; now.some((nodes, at) => nodes === before[at]); now = await nodesOf(pool))
    await after(1);
  long.stop();
  assert.equal((await long).stopped, "stop");
});

test("helpers end with the search, however it ends", async (t) => {
  const pool = await poolFor(t, { workers: 3 });
  const abort = new AbortController();
  const reason = new Error("enough");
  for (const end of [
    async () => {
      for await (const report of pool.search(DEEP, { budgetMs: 600_000 })) {
        if (report.nodes > 0 && (await searchersOf(pool)) === 3) break;
      }
    },
    async () => {
      const aborted = pool.search(DEEP, { budgetMs: 600_000, signal: abort.signal });
      await searching(pool, 3);
      abort.abort(reason);
      await assert.rejects(aborted, reason);
    },
    async () => assert.equal((await pool.search(DEEP, { budgetMs: 60 })).stopped, "budget"),
  ]) {
    await end();
    // Waits for every engine.
    await pool.newGame();
    const before = await nodesOf(pool);
    await after(30);
    assert.deepEqual(await nodesOf(pool), before);
  }
});

test("a helper that comes again has the lowest number that is free, and learns what others have found alone", async (t) => {
  // A worker that passes results on as the first of a team, says its number as its nodes, and ends when it is stopped. Its
  // statistics: how often it has searched with others, and how often it was told of results.
  const script = `
    import { parentPort } from "node:worker_threads";
    let [nodes, searches] = [0, 0];
    let end = () => {};
    parentPort.on("message", ({ id, method, args }) => {
      const [words, member] = args;
      const report = { turn: "black", nodes: 0, elapsedMs: 1, source: "search", stopped: null };
      const lines = [{ move: "c3", score: 1, exact: false, depth: 1, selectivity: 100, pv: ["c3"] }];
      const post = (answer) => parentPort.postMessage({ id, ...answer });
      if (method === "stop") return end();
      if (method === "storeShared") searches += 1;
      else if (method === "stats") post({ result: { seed: 0n, nodes, searches } });
      else if (method !== "run") post();
      else if (member === undefined) post({ result: { ...report, lines, stopped: "nodes" } });
      else {
        nodes += 1;
        const own = { ...report, lines, nodes: member };
        post({ report: own });
        const passing = member === 0 ? setInterval(() => post({ results: BigUint64Array.of(7n) }), 2) : 0;
        end = () => {
          clearInterval(passing);
          end = () => {};
          post({ result: { ...own, stopped: "stop" } });
        };
      }
    });`;
  const pool = await poolFor(t, { workers: 2, worker: `data:text/javascript,${encodeURIComponent(script)}` });
  const search = pool.search(LONG, { budgetMs: 600_000 });
  /** @param {number} times that the second one has helped */
  const helped = async (times) => {
    for (let isSo = false; !isSo; await after(1)) {
      const [first, second] = await pool.stats();
      assert.deepEqual([first.nodes, first.searches], [1, 0]);
      isSo = second.nodes === times && second.searches > 0;
    }
  };
  await helped(1);
  assert.equal((await pool.search(LONG, { nodes: 5 })).stopped, "nodes");
  await helped(2);
  search.stop();
  assert.equal((await search).nodes, 1 + 1);
});
