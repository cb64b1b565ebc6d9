import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Game } from "../../../dist/game.js";
import { contentsOf, fileOf } from "../../../www/backup/file/file.js";
import { NOTHING } from "../../../www/backup/file/merging.js";
import { keepDigests } from "../../../www/past-games/digests.js";
import { digestOf, isGameDigest } from "../../../www/progress/digest.js";
import { standingOf, sumOf, sumsBy } from "../../../www/progress/sums.js";
import { newReview } from "../../../www/review/state.js";
import { playedGame } from "../../support/digests.js";
import { pick, randomFrom } from "../../support/random.js";

/** @import { GameDigest } from "../../../www/progress/digest.js" */
/** @import { Sum } from "../../../www/progress/sums.js" */

const DAY_MS = 24 * 60 * 60 * 1000;
const random = randomFrom(7);

/** A game as chance plays it. @param {number} index @returns {GameDigest} */
const played = (index) => ({
  key: `game ${index}`,
  // From a Monday in London on, a day each, at noon.
  time: Date.UTC(2030, 0, 7, 12) + index * DAY_MS,
  person: pick(random, ["black", "white"]),
  opponent: pick(random, ["character nell", "character otto", null]),
  opening: pick(random, ["Tiger", "Rose", "Cow", null]),
  moves: Array.from({ length: 60 }, (_, disc) => disc + 1)
    .filter(() => random() < 0.5)
    .map((disc) => [disc, pick(random, [0, 0, 0, 1, 2, 6, 12])]),
});

const GAMES = Array.from({ length: 300 }, (_, index) => played(index));

/** @param {number} first @param {number} last */
const between = (first, last) => (/** @type {number} */ disc) => disc >= first && disc <= last;

suite("the sums over 300 games", () => {
  /** What stands in the file alone, moves as single lines. @type {{ game: any, disc: number, worth: number }[]} */
  let lines = [];

  /** @param {(line: { game: any, disc: number }) => boolean} isIn */
  function calculated(isIn) {
    const own = lines.filter(isIn);
    const total = own.reduce((sum, { worth }) => sum + worth, 0);
    return {
      moves: own.length,
      accuracy: total / own.length,
      games: [...new Set(own.map(({ game }) => game.key))],
    };
  }

  test("are those of an independent calculation from the saved file", async () => {
    const { digests } = await contentsOf(await fileOf({ ...NOTHING, digests: GAMES }));
    const saved = /** @type {GameDigest[]} */ ([...digests]).sort((one, other) => one.time - other.time);
    lines = saved.flatMap((game) =>
      game.moves.map(([disc, loss]) => ({ game, disc, worth: 100 * Math.E ** (-loss / 6) })),
    );
    /** @param {Sum | null | undefined} sum @param {(line: { game: any, disc: number }) => boolean} isIn */
    const agrees = (sum, isIn) => {
      const { moves, accuracy, games } = calculated(isIn);
      assert.equal(sum?.moves, moves);
      assert.deepEqual(sum?.games, games);
      assert.ok(Math.abs(Number(sum?.accuracy) - accuracy) < 1e-9);
    };
    agrees(sumOf(saved), () => true);
    for (const [phase, isIn] of /** @type {const} */ ([
      ["opening", between(1, 20)],
      ["midgame", between(21, 40)],
      ["endgame", between(41, 60)],
    ]))
      agrees(sumsBy(saved, "phase").get(phase), ({ disc }) => isIn(disc));
    for (const kind of /** @type {const} */ (["color", "opening", "opponent"])) {
      const field = kind === "color" ? "person" : kind;
      const sums = sumsBy(saved, kind);
      const names = new Set(saved.map((game) => game[field]).filter((name) => name !== null));
      assert.deepEqual(new Set(sums.keys()), names);
      for (const [name, sum] of sums) agrees(sum, ({ game }) => game[field] === name);
    }
    const weeks = [...sumsBy(saved, "week")];
    assert.equal(weeks.length, Math.ceil(300 / 7));
    for (const [index, [, { games }]] of weeks.entries())
      assert.deepEqual(
        games,
        saved.slice(7 * index, 7 * index + 7).map(({ key }) => key),
      );
  });
});

test("nine of ten intervals hold the accuracy that games are drawn from", () => {
  const draw = randomFrom(11);
  let held = 0;
  for (let trial = 0; trial < 400; trial += 1) {
    const games = Array.from({ length: 8 }, (_, index) => {
      // Games differ: in some a person loses discs more often.
      const share = 0.2 + 0.4 * draw();
      const moves = Array.from({ length: 25 }, (_, disc) => [disc + 1, draw() < share ? 6 : 0]);
      return { ...played(index), moves: /** @type {[number, number][]} */ (moves) };
    });
    const [least, most] = sumOf(games)?.interval ?? assert.fail("no interval");
    const accuracy = 100 * (1 - 0.4 * (1 - Math.exp(-1)));
    held += Number(least <= accuracy && accuracy <= most);
  }
  // Nine of ten, within what chance does to 400 trials (three deviations are 18).
  assert.ok(Math.abs(held - 360) < 18, `${held} of 400`);
});

suite("of a class", () => {
  /** Games whose endgames are worse by far. @param {number} count @param {number} [endgameMoves] */
  const games = (count, endgameMoves = 8) =>
    Array.from({ length: count }, (_, index) => ({
      ...played(index),
      moves: /** @type {[number, number][]} */ (
        Array.from({ length: 16 + endgameMoves }, (_, move) =>
          move < 16 ? [move + 1, index % 3] : [25 + move, 8 + (index % 3)],
        )
      ),
    }));

  test("is said what differs from the rest, for better and for worse", () => {
    assert.equal(standingOf(games(10), "phase", "endgame"), "worse");
    assert.equal(standingOf(games(10), "phase", "opening"), "better");
  });

  test("nothing is said of fewer than ten games, five with such a move, and twenty moves", () => {
    assert.equal(standingOf(games(9), "phase", "endgame"), null);
    assert.equal(standingOf(games(10, 1), "phase", "endgame"), null, "ten moves");
    const few = games(10).map((game, index) =>
      index < 4 ? game : { ...game, moves: game.moves.filter(([disc]) => disc <= 40) },
    );
    assert.equal(standingOf(few, "phase", "endgame"), null, "four games");
    assert.equal(standingOf(games(10), "phase", "midgame"), null, "no move at all");
  });

  test("nothing is said where the rest is as good", () => {
    const alike = games(20).map((game, index) => ({ ...game, person: index % 2 === 0 ? "black" : "white" }));
    assert.equal(standingOf(/** @type {GameDigest[]} */ (alike), "color", "black"), null);
  });
});

suite("the digest of a game", () => {
  const game = Game.parse("f5d6c3d3c4f4");
  const review = {
    ...newReview(game),
    from: 2,
    moves: /** @type {any[]} */ (
      game.moves.map((move, ply) => ({
        ply,
        move,
        turn: ply % 2 === 0 ? "black" : "white",
        loss: ply,
        forced: ply === 4,
      }))
    ),
  };

  test("has the moves that the person chose, and the last opening with a name", () => {
    const digest = digestOf(review, { key: "k", time: 5, person: "black", opponent: "character nell" });
    assert.deepEqual(digest, {
      key: "k",
      time: 5,
      person: "black",
      opponent: "character nell",
      opening: game.openingName() ?? game.at(5).openingName() ?? game.at(4).openingName(),
      moves: [[3, 2]],
    });
    assert.ok(digest.opening);
    assert.ok(isGameDigest(digest));
    assert.ok(!isGameDigest({ key: "k", time: 5 }));
    assert.ok(JSON.stringify({ ...digest, moves: Array.from({ length: 30 }, () => [60, 12]) }).length < 400);
  });

  test("is kept of a game that the person has played to its end, and of no other", async () => {
    const record = playedGame({ key: "k", start: game.start, moves: [...game.moves] });
    /** @type {unknown[]} */
    const digests = [];
    /** @param {object} change of the record */
    const keptOf = async (change) => {
      /** @type {((review: any) => Promise<void>) | undefined} */
      let reviewed;
      /** @type {unknown[]} */
      const kept = [];
      const store = {
        state: { key: "k" },
        on: (/** @type {string} */ _, /** @type {any} */ hear) => (reviewed = hear),
      };
      keepDigests(/** @type {any} */ (store), {
        load: async () => /** @type {any} */ ({ ...record, ...change }),
        save: async (digest) => void kept.push(digest),
        names: () => ["Ann Smith"],
      });
      await reviewed?.(review);
      digests.push(...kept);
      return kept.length;
    };
    assert.equal(await keptOf({}), 1);
    assert.equal(await keptOf({ result: null, resigned: "white" }), 1);
    assert.equal(await keptOf({ result: null }), 0, "it goes on");
    assert.equal(await keptOf({ person: null }), 0, "nobody's");
    assert.equal(await keptOf({ about: { black: "A", white: "B" } }), 0, "it came in");
    const about = { black: "A", white: "SMITH, Ann", date: "1998.??.??" };
    digests.length = 0;
    assert.equal(await keptOf({ about, person: null }), 1, "it came in, and is by a name of the person's");
    const [digest] = /** @type {any[]} */ (digests);
    assert.deepEqual([digest.person, digest.time], ["white", Date.parse("1998-01-01")]);
    assert.equal(await keptOf({ about, person: null, result: null }), 0, "it came in without its end");
    assert.equal(await keptOf({ about: { ...about, black: "Ann Smith" }, person: null }), 0, "of both sides");
    assert.equal(await keptOf({ moves: ["f5"] }), 0, "another line");
  });
});
