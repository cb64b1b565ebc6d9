import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { contentsOf, FileFault, fileOf } from "../../../www/backup/file/file.js";
import { addedIn, merged, NOTHING } from "../../../www/backup/file/merging.js";
import { isOffered } from "../../../www/backup/offering.js";
import { pick, randomFrom } from "../../support/random.js";

/** @import { Contents } from "../../../www/backup/file/parts.js" */

const random = randomFrom(5);
const key = () => pick(random, ["a", "b", "c"]);
const number = () => pick(random, [0, 1, 2, 3]);
const square = () => pick(random, ["a1", "c4", "h8"]);
/** @template Value @param {number} most @param {() => Value} make @returns {Value[]} */
const several = (most, make) => Array.from({ length: Math.floor(random() * (most + 1)) }, make);
/** @template Value @param {number} most @param {() => Value} make */
const different = (most, make) => [...new Set(several(most, make))];

const rating = () => ({
  rating: 900 + number(),
  deviation: 50 + number(),
  volatility: pick(random, [0.05, 0.06]),
  day: number(),
});
const themes = () => Object.fromEntries(several(2, () => [pick(random, ["access", "parity"]), rating()]));
const person = () => ({
  name: "person",
  time: 0,
  value: {
    rating: pick(random, [null, rating()]),
    themes: themes(),
    met: different(3, number),
    solved: number(),
    fresh: { day: number(), count: number() },
    daily: pick(random, ["", "2030-01-31", "2030-02-01"]),
    best: { minutes: number(), streak: number() },
    reached: number(),
  },
});
/** @param {string} name */
const chosen = (name) => ({
  name,
  time: number(),
  value: { side: key(), ...(random() < 0.5 && { cloth: key() }) },
});
const origin = () => ({ kind: pick(random, ["puzzle", "line", "mistake"]), id: key() });

/** What a person may have, with few ids, so that two have much in common. */
const contents = () =>
  /** @type {Contents} */ ({
    games: several(4, () => ({
      key: key(),
      start: "",
      tree: pick(random, ["", "f5"]),
      moves: several(2, square),
      black: key(),
      white: key(),
      person: pick(random, ["black", null]),
      result: pick(random, [null, 2]),
      time: number(),
    })),
    digests: several(3, () => ({ key: key(), time: number(), lost: number() })),
    exercises: several(4, () => ({
      key: key(),
      right: different(3, square),
      origins: [origin(), ...several(2, origin)],
    })),
    log: several(5, () => [key(), number(), pick(random, [0, 60]), pick(random, ["again", "hard", "good"])]),
    repertoires: several(4, () => ({
      color: pick(random, ["black", "white"]),
      time: number(),
      answer: [key(), square()],
    })),
    mistakes: several(3, () => ({ position: key(), best: [square()], score: number(), source: "game" })),
    lessons: different(3, key),
    names: different(3, key),
    singles: [
      ...several(1, person),
      ...several(1, () => chosen("settings")),
      ...several(1, () => chosen("keys")),
    ],
  });

const TRIALS = 300;

/** @param {Contents} contents */
const originsOf = ({ exercises }) =>
  exercises.flatMap(({ key, origins }) => origins.map(({ kind, id }) => `${key} ${kind} ${id}`)).sort();

suite("two files as one", () => {
  test("which is named first makes no difference, and neither which two are joined first", () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [one, other, third] = [contents(), contents(), contents()];
      const both = merged(one, other);
      assert.deepEqual(both, merged(other, one));
      assert.deepEqual(merged(both, third), merged(one, merged(other, third)));
    }
  });

  test("a file that is added twice changes nothing the second time", () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [one, other] = [contents(), contents()];
      const both = merged(one, other);
      assert.deepEqual(merged(both, other), both);
      assert.deepEqual(merged(both, both), both);
      assert.ok(Object.values(addedIn(both, both)).every((count) => count === 0));
    }
  });

  test("nothing that is in either is missing", () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [one, other] = [contents(), contents()];
      const both = merged(one, other);
      assert.deepEqual(addedIn(one, both), addedIn(NOTHING, both), "an id is missing");
      assert.deepEqual(originsOf(both), [...new Set([...originsOf(one), ...originsOf(other)])].sort());
    }
  });

  test("the later one of two settings counts, and of two persons what each has reached", () => {
    /** @param {number} time @param {string} cloth */
    const settings = (time, cloth) => ({
      ...NOTHING,
      singles: [{ name: "settings", time, value: { cloth } }],
    });
    assert.deepEqual(merged(settings(2, "wood"), settings(1, "slate")), settings(2, "wood"));
    const known = { rating: 1200, deviation: 60, volatility: 0.06, day: 5 };
    /** @param {object} value */
    const of = (value) => ({ ...NOTHING, singles: [{ name: "person", time: 0, value }] });
    const joined = merged(
      of({ rating: known, met: [7, 3], solved: 9, best: { minutes: 4, streak: 1 } }),
      of({
        rating: { ...known, rating: 1300, day: 4 },
        met: [5],
        solved: 2,
        best: { minutes: 1, streak: 8 },
      }),
    );
    const { rating, met, solved, best } = joined.singles[0].value;
    assert.deepEqual(
      { rating, met, solved, best },
      {
        rating: known,
        met: [3, 5, 7],
        solved: 9,
        best: { minutes: 4, streak: 8 },
      },
    );
  });
});

suite("a file", () => {
  test("gives back what was saved, and is the same file when it is saved again", async () => {
    for (let trial = 0; trial < 30; trial += 1) {
      const saved = contents();
      const bytes = await fileOf(saved);
      const read = await contentsOf(bytes);
      assert.deepEqual(read, merged(saved, NOTHING));
      assert.deepEqual(await fileOf(read), bytes);
    }
  });

  test("is read after it was unpacked, too", async () => {
    const saved = { ...NOTHING, lessons: ["corners"] };
    const bytes = new Uint8Array(gunzipSync(await fileOf(saved)));
    assert.deepEqual(await contentsOf(bytes), saved);
  });

  /** @param {Uint8Array<ArrayBuffer>} bytes @param {string} fault @param {string} [place] */
  const refuses = (bytes, fault, place) =>
    assert.rejects(contentsOf(bytes), (error) => {
      assert.ok(error instanceof FileFault);
      assert.deepEqual([error.fault, error.place], [fault, place]);
      return true;
    });
  /** @param {unknown} value */
  const packed = (value) => new Uint8Array(gzipSync(JSON.stringify(value)));

  test("that was cut or changed anywhere is refused", async () => {
    const bytes = await fileOf({ ...NOTHING, lessons: ["corners", "edges"], log: [["a", 5, 60, "good"]] });
    for (let length = 2; length < bytes.length; length += 1) await refuses(bytes.slice(0, length), "damaged");
    // The first ten bytes say how it is packed, and when: of those some may differ.
    for (let place = 10; place < bytes.length; place += 1) {
      const changed = bytes.slice();
      changed[place] ^= 0x10;
      await refuses(changed, "damaged");
    }
  });

  test("of a newer version, of another program, and with a wrong record is refused with its reason", async () => {
    await refuses(packed({ flipside: 2, games: [] }), "newer");
    await refuses(packed({ games: [] }), "foreign");
    await refuses(packed([1, 2]), "foreign");
    await refuses(new TextEncoder().encode("(;GM[2])"), "foreign");
    await refuses(new Uint8Array(), "foreign");
    await refuses(packed({ flipside: 1, log: {} }), "damaged", "log");
    await refuses(packed({ flipside: 1, log: [["a", 5, 60, "good"], null] }), "damaged", "log[1]");
    await refuses(packed({ flipside: 1, games: [{ key: "a" }] }), "damaged", "games[0]");
    await refuses(
      packed({ flipside: 1, repertoires: [{ color: "red", time: 1, answer: ["a", "b"] }] }),
      "damaged",
      "repertoires[0]",
    );
  });
});

test("the file is offered after a week or fifty entries, once a day, and never where nothing is new", () => {
  const day = 24 * 60 * 60 * 1000;
  const saved = { time: 100 * day, entries: 10, offered: 100 * day };
  assert.ok(!isOffered(saved, 59, 102 * day), "49 are new");
  assert.ok(isOffered(saved, 60, 102 * day), "50 are new");
  assert.ok(!isOffered(saved, 11, 106.9 * day), "not a week yet");
  assert.ok(isOffered(saved, 11, 107 * day), "a week");
  assert.ok(!isOffered(saved, 10, 200 * day), "nothing is new");
  assert.ok(!isOffered({ ...saved, offered: 109.5 * day }, 90, 110 * day), "asked today");
});
