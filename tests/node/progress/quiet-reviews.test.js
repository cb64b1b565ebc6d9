import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Engine } from "flipside";
import { Game } from "../../../dist/game.js";
import { dealtOpening } from "../../../www/openings/even.js";
import { QuietReviews } from "../../../www/past-games/quiet/reviews.js";
import { hasPower, isQuiet } from "../../../www/past-games/quiet/when.js";
import { unreviewedOf } from "../../../www/progress/unreviewed.js";
import { isComplete } from "../../../www/review/state.js";
import { createStore } from "../../../www/state/store.js";
import { playedGame } from "../../support/digests.js";

/** @import { Digest, PastGame } from "../../../www/archive/games.js" */
/** @import { State } from "../../../www/state/types.js" */

const { start } = new Game();

/** A game that the person has played to its end. @param {string} key @param {Partial<PastGame>} [change] @returns {PastGame} */
const played = (key, change) => playedGame({ key, start, moves: ["f5", "d6", "c3"], ...change });

const QUIET = /** @type {any} */ ({
  settings: { quietReviews: true },
  engine: "ready",
  activity: { kind: "waiting" },
  room: "train",
  about: null,
  game: new Game(),
});

test("games without a digest are reviewed: those of the person that are over, and each line once", () => {
  const games = [
    played("a"),
    played("twice"),
    played("known", { moves: ["f5"] }),
    played("goes on", { moves: ["f5", "f4"], result: null }),
    played("resigned", { moves: ["f5", "f6"], result: null, resigned: "black" }),
    played("came in", { moves: ["d3"], about: /** @type {any} */ ({ black: "A" }) }),
    played("two people", { moves: ["c4"], person: null }),
    played("empty", { moves: [], resigned: "black" }),
    played("not sent", { moves: ["e6"], friend: { text: "b", sent: "a", color: "black", isToMove: false } }),
  ];
  const open = unreviewedOf(games, [{ key: `${start} f5`, time: 5 }]);
  assert.deepEqual(
    open.map(({ key }) => key),
    ["a", "resigned"],
  );
});

suite("nobody is disturbed", () => {
  test("it is quiet where the person neither plays nor analyzes, and has allowed it", () => {
    assert.ok(isQuiet(QUIET));
    assert.ok(isQuiet({ ...QUIET, room: "learn" }));
    assert.ok(isQuiet({ ...QUIET, room: "play" }), "before the first move");
    assert.ok(!isQuiet({ ...QUIET, room: "play", game: Game.parse("f5") }));
    assert.ok(!isQuiet({ ...QUIET, room: "analyze" }));
    assert.ok(!isQuiet({ ...QUIET, activity: { kind: "thinking", budgetMs: null } }));
    assert.ok(!isQuiet({ ...QUIET, engine: "missing" }));
    assert.ok(!isQuiet({ ...QUIET, settings: { quietReviews: false } }));
  });

  test("a battery that is half empty is spared, and so are data where the person saves them", async () => {
    const battery = (/** @type {boolean} */ charging, /** @type {number} */ level) => ({
      getBattery: async () => ({ charging, level }),
    });
    assert.ok(await hasPower({}));
    assert.ok(await hasPower(battery(false, 0.5)));
    assert.ok(await hasPower(battery(true, 0.1)));
    assert.ok(!(await hasPower(battery(false, 0.49))));
    assert.ok(!(await hasPower({ connection: { saveData: true } })));
    assert.ok(await hasPower({ getBattery: async () => Promise.reject(new Error("refused")) }));
  });
});

/** A page on which games are reviewed quietly. @param {PastGame[]} games @param {object} [parts] */
function openPage(games, parts) {
  const store = createStore(/** @type {State} */ (QUIET), (draw) => draw());
  /** @type {{ left: number, isGoingOn: boolean }[]} */
  const told = [];
  store.on("quietReviews", (progress) => told.push(progress));
  /** @type {Digest[]} */
  const digests = [];
  /** @type {import("../../../www/state/types.js").GameReview[]} */
  const kept = [];
  const reviews = new QuietReviews(store, Game, {
    games: async () => games,
    digests: async () => digests,
    keep: async (review, record) => {
      kept.push(review);
      digests.push({ key: `${record.start} ${record.moves.join("")}`, time: record.time });
    },
    loadEngine: async () => Engine.create({ worker: false, tableBits: 16 }),
    isPowered: async () => true,
    later: () => () => {},
    ...parts,
  });
  return { store, reviews, told, kept };
}

test("one game after another gets a whole review, what cannot be played is passed over, and progress is told", async () => {
  const games = [played("a"), played("broken", { moves: ["a1"] }), played("b", { moves: ["f5", "f6"] })];
  const { reviews, told, kept } = openPage(games);
  await reviews.work();
  assert.deepEqual(
    kept.map(({ game }) => game.transcript),
    ["f5d6c3", "f5f6"],
  );
  assert.ok(kept.every(isComplete));
  assert.deepEqual(
    told.map(({ left, isGoingOn }) => [left, isGoingOn]),
    [
      [3, true],
      [2, true],
      [1, true],
      [0, false],
    ],
  );
});

test("moves that were dealt before a game are nobody's in its quiet review too", async () => {
  const moves = [...(dealtOpening(1234).match(/../g) ?? [])];
  const loadEngine = async () => {
    const engine = await Engine.create({ worker: false, tableBits: 16 });
    const shallow = (/** @type {object} */ limits) => ({ ...limits, nodes: 1000 });
    return {
      dispose: () => engine.dispose(),
      review: (/** @type {Game} */ game, /** @type {object} */ limits) =>
        engine.review(game, shallow(limits)),
      analyze: (/** @type {Game} */ game, /** @type {object} */ limits) =>
        engine.analyze(game, shallow(limits)),
    };
  };
  const games = [played("dealt", { moves, seed: 1234 }), played("older", { moves: ["f5"] })];
  const { reviews, kept } = openPage(games, { loadEngine });
  await reviews.work();
  assert.deepEqual(
    kept.map(({ from }) => from),
    [8, 0],
  );
});

test("it stops at once when the person begins something, and keeps nothing that is not whole", async () => {
  /** @type {(() => void) | undefined} */
  let begin;
  const { store, reviews, told, kept } = openPage([played("a")], {
    later: (/** @type {() => void} */ act) => {
      begin = act;
      return () => {
        begin = undefined;
      };
    },
    loadEngine: async () => {
      store.update({ room: "analyze" });
      return Engine.create({ worker: false, tableBits: 16 });
    },
  });
  reviews.follow();
  assert.ok(begin, "it waits for a while");
  await reviews.work();
  assert.deepEqual(kept, []);
  assert.deepEqual(told.at(-1), { left: 1, isGoingOn: false });
  store.update({ room: "train" });
  assert.ok(begin, "it goes on when it is quiet again");
  store.update({ room: "play", game: Game.parse("f5") });
  assert.equal(begin, undefined);
});

test("without power to spare no engine is loaded", async () => {
  const { reviews, told } = openPage([played("a")], {
    isPowered: async () => false,
    loadEngine: async () => assert.fail("an engine is loaded"),
  });
  await reviews.work();
  assert.deepEqual(told, [{ left: 1, isGoingOn: false }]);
});
