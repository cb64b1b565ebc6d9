import assert from "node:assert/strict";
import { fork, spawnSync } from "node:child_process";
import { on, once } from "node:events";
import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Library } from "flipside/library";
import { pick, randomFrom } from "../../support/random.js";
import { factsOf, libraryBytes, OPEN_END, recordBytes, seal } from "./facts.js";
import { newPath, openLibrary } from "./folder.js";

const WRITER = new URL("writer.js", import.meta.url);

test("what a library has is there when it is opened again, by its path or its address", async (t) => {
  const path = await newPath(t);
  const facts = factsOf(30, 10);
  const first = await Library.open(path);
  await first.import(libraryBytes(facts));
  await first.close();
  for (const store of [path, pathToFileURL(path)]) {
    const library = await Library.open(store);
    assert.deepEqual([library.size, library.damaged], [30, []]);
    for (const { game, score } of facts) assert.equal(library.lookup(game)?.score, score);
    await library.close();
  }
  assert.ok(!existsSync(`${path}.lock`) && !existsSync(`${path}.new`), "nothing else is left");
});

test("a file is as its documentation says, and may be empty", async (t) => {
  const path = await newPath(t);
  const facts = factsOf(5, 11);
  await writeFile(path, "");
  const library = await openLibrary(t, path);
  await library.import(libraryBytes(facts));
  assert.deepEqual(new Uint8Array(await readFile(path)), libraryBytes(facts, OPEN_END));
});

test("a short file that is no library is refused and stays as it is, and a part of a header is an empty library", async (t) => {
  const path = await newPath(t);
  await writeFile(path, "to do: buy milk");
  await assert.rejects(Library.open(path), { code: "INVALID_DATA" });
  assert.equal(await readFile(path, "utf8"), "to do: buy milk");
  await writeFile(path, libraryBytes([], OPEN_END).subarray(0, 20));
  assert.equal((await openLibrary(t, path)).size, 0);
});

test("a library reads a file from its beginning when another process has put a new one in its place", async (t) => {
  const path = await newPath(t);
  const facts = factsOf(7, 20);
  const first = await openLibrary(t, path);
  await first.import(libraryBytes(facts.slice(0, 1)));
  const second = await openLibrary(t, path);
  await first.clear();
  await first.import(libraryBytes(facts.slice(1, 6)));
  await second.import(libraryBytes(facts.slice(6)));
  assert.equal(second.size, 7);
});

test("a result that contradicts one of another process is known in neither", async (t) => {
  const path = await newPath(t);
  const [fact] = factsOf(1, 21);
  const [first, second] = [await openLibrary(t, path), await openLibrary(t, path)];
  await first.import(libraryBytes([fact]));
  const other = { ...fact, score: fact.score > 0 ? fact.score - 2 : fact.score + 2 };
  await second.import(libraryBytes([other]));
  assert.equal(second.lookup(fact.game), null);
  assert.ok((await stat(`${path}.damaged`)).size > 0, "both are set aside");
  assert.equal((await openLibrary(t, path)).size, 0);
});

test("two libraries of the same file lose nothing of each other, and see it with their next write", async (t) => {
  const path = await newPath(t);
  const [first, second] = [await openLibrary(t, path), await openLibrary(t, path)];
  const facts = factsOf(40, 12);
  await Promise.all(facts.map((fact, at) => (at % 2 ? first : second).import(libraryBytes([fact]))));
  const [last] = factsOf(1, 13);
  await first.import(libraryBytes([last]));
  assert.equal(first.size, 41);
  assert.equal((await openLibrary(t, path)).size, 41);
});

test("two processes that write at once lose nothing, while the file is written anew", async (t) => {
  const path = await newPath(t);
  const facts = factsOf(120, 14);
  const limit = facts.length;
  const outdated = Array(2 * limit - 10).fill(facts[0]);
  await writeFile(path, libraryBytes(outdated, OPEN_END));
  await writeFile(`${path}.facts`, libraryBytes(facts, OPEN_END));
  const write = async (/** @type {number} */ from) => {
    const writer = fork(WRITER, [path, `${path}.facts`, ...[from, from + 60, limit].map(String)], {
      stdio: "ignore",
    });
    for await (const [at] of on(writer, "message")) if (at === from + 59) break;
    writer.disconnect();
    await once(writer, "exit");
  };
  await Promise.all([write(0), write(60)]);
  assert.ok((await stat(path)).size < 32 * outdated.length, "it was written anew");
  const library = await openLibrary(t, path);
  assert.deepEqual([library.size, library.damaged], [120, []]);
  for (const { game, score } of facts) assert.equal(library.lookup(game)?.score, score);
});

test("damaged bytes are set aside and named, and all other results stay", async (t) => {
  const facts = factsOf(12, 16);
  const whole = libraryBytes(facts, OPEN_END);
  const random = randomFrom(17);
  let rounds = 0;
  for (let round = 0; round < 40; round += 1) {
    const path = await newPath(t);
    const bytes = Buffer.from(whole);
    const at = Math.floor(random() * bytes.length);
    const damage = pick(random, [bit, zeros, cut, inserted, removed]);
    const altered = damage(bytes, at);
    await writeFile(path, altered);
    const library = await openLibrary(t, path);
    const known = facts.filter(({ game }) => library.lookup(game));
    for (const { game, score } of known) assert.equal(library.lookup(game)?.score, score);
    const touched = damage === zeros ? 3 : 2;
    if (damage !== cut)
      assert.ok(known.length >= facts.length - touched, `${damage.name} at ${at}: ${known.length} left`);
    // Cut off between two records it is whole.
    if (altered.equals(whole) || (damage === cut && (at < 32 || at % 32 === 0))) continue;
    rounds += 1;
    assert.match(library.damaged.join(), /solved.flipside: bytes \d+ to \d+ .* aside in .*damaged/);
    assert.ok((await stat(`${path}.damaged`)).size > 0);
    assert.deepEqual((await openLibrary(t, path)).damaged, [], "the file was repaired");
  }
  assert.ok(rounds > 30, `${rounds} rounds`);
});

/** @param {Buffer} bytes @param {number} at */
function bit(bytes, at) {
  bytes[at] ^= 1;
  return bytes;
}

/** @param {Buffer} bytes @param {number} at */
function zeros(bytes, at) {
  return bytes.fill(0, at, Math.min(at + 40, bytes.length));
}

/** @param {Buffer} bytes @param {number} at */
function cut(bytes, at) {
  return bytes.subarray(0, at);
}

/** @param {Buffer} bytes @param {number} at */
function inserted(bytes, at) {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from("damage"), bytes.subarray(at)]);
}

/** @param {Buffer} bytes @param {number} at */
function removed(bytes, at) {
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 7)]);
}

test("records that contradict each other are set aside, both of them", async (t) => {
  const path = await newPath(t);
  const facts = factsOf(3, 18);
  const wrong = { ...facts[1], score: facts[1].score === 2 ? 4 : 2 };
  await writeFile(path, libraryBytes([...facts, wrong], OPEN_END));
  const library = await openLibrary(t, path);
  assert.equal(library.size, 2);
  assert.equal(library.lookup(facts[1].game), null);
  assert.match(
    library.damaged.join(),
    new RegExp(`^two results of ${facts[1].key} contradict .* aside in ${path}.damaged$`),
  );
  assert.deepEqual(
    await readFile(`${path}.damaged`),
    Buffer.concat([recordBytes(wrong), recordBytes(facts[1])]),
  );
});

test("damage that is met while saving is set aside and named as well", async (t) => {
  const path = await newPath(t);
  const facts = factsOf(6, 20);
  const library = await openLibrary(t, path);
  await library.import(libraryBytes(facts.slice(0, 3)));
  await appendFile(path, "damage");
  await library.import(libraryBytes(facts.slice(3)));
  assert.match(
    library.damaged.join(),
    /^.*solved.flipside: bytes 128 to 134 are no record; set aside in .*damaged$/,
  );
  assert.equal((await readFile(`${path}.damaged`)).toString(), "damage");
  assert.deepEqual([library.size, (await openLibrary(t, path)).size], [6, 6]);
});

test("a result of another process that contradicts one of its own is forgotten with it", async (t) => {
  const path = await newPath(t);
  const facts = factsOf(4, 21);
  const wrong = { ...facts[1], score: facts[1].score === 2 ? 4 : 2 };
  const library = await openLibrary(t, path);
  await library.import(libraryBytes(facts.slice(0, 3)));
  await appendFile(path, recordBytes(wrong));
  await library.import(libraryBytes(facts.slice(3)));
  assert.deepEqual([library.size, library.lookup(facts[1].game)], [3, null]);
  assert.match(library.damaged.join(), new RegExp(`^two results of ${facts[1].key} contradict each other`));
  await library.clear();
  assert.deepEqual(library.damaged, []);
  await assert.rejects(stat(`${path}.damaged`), "what was set aside is forgotten as well");
});

test("a file that is no library of this version is refused, and stays as it is", async (t) => {
  const newer = Buffer.from(libraryBytes(factsOf(2, 19)));
  newer.writeUInt32LE(9, 8);
  seal(newer, 0);
  for (const [content, message] of /** @type {[Buffer, RegExp][]} */ ([
    [
      Buffer.from("Dear diary, today I have lost a game of Othello again."),
      /expected a library, found 54 other/,
    ],
    [newer, /expected version 1, found 9/],
  ])) {
    const path = await newPath(t);
    await writeFile(path, content);
    await assert.rejects(Library.open(path), { code: "INVALID_DATA", message });
    assert.deepEqual(await readFile(path), content);
  }
});

test("a place where no file can be is refused", async (t) => {
  const path = `${await newPath(t)}/in/no/folder`;
  await assert.rejects(Library.open(path), { code: "UNSUPPORTED", message: /ENOENT/ });
});

test("a file grows to twice the limit at most, and keeps what was used last", async (t) => {
  const path = await newPath(t);
  const library = await openLibrary(t, path, { limit: 20 });
  const facts = factsOf(100, 20);
  for (const fact of facts) {
    await library.import(libraryBytes([fact]));
    assert.ok((await stat(path)).size <= 41 * 32);
  }
  const again = await openLibrary(t, path, { limit: 20 });
  assert.deepEqual(
    facts.filter(({ game }) => again.lookup(game)),
    facts.slice(-20),
  );
});

test("when a file was used is noted in it, once an hour", async (t) => {
  const path = await newPath(t);
  const [fact] = factsOf(1, 21);
  const library = await openLibrary(t, path);
  await library.import(libraryBytes([fact]));
  for (let times = 0; times < 5; times += 1) library.lookup(fact.game);
  await library.flush();
  const bytes = await readFile(path);
  assert.equal(bytes.length, 3 * 32);
  assert.ok(bytes.readUInt32LE(64 + 24) > fact.used);
});

test("a lock is waited for, and broken when it is left over", async (t) => {
  const path = await newPath(t);
  const library = await openLibrary(t, path);
  const lock = `${path}.lock`;
  await writeFile(lock, "1@another machine");
  const later = new Date(Date.now() + 100_000);
  await utimes(lock, later, later);
  let isDone = false;
  const writing = library.import(libraryBytes(factsOf(2, 22))).finally(() => {
    isDone = true;
  });
  await delay(50);
  assert.ok(!isDone && existsSync(lock));
  const before = new Date(Date.now() - 100_000);
  await utimes(lock, before, before);
  assert.equal(await writing, 2);
  assert.ok(!existsSync(lock));
  // Of a process of this machine it is known at once that it has ended.
  const { pid } = spawnSync(process.execPath, ["--version"]);
  await writeFile(lock, `${pid}@${hostname()}`);
  await library.import(libraryBytes(factsOf(2, 23)));
  assert.equal((await openLibrary(t, path)).size, 4);
});

test("what cannot be written is known all the same, and written later", async (t) => {
  const path = await newPath(t);
  const [fact] = factsOf(1, 24);
  const library = await openLibrary(t, path);
  await rm(path);
  await mkdir(path);
  await assert.rejects(library.import(libraryBytes([fact])), { code: "UNSUPPORTED", message: /EISDIR/ });
  assert.equal(library.lookup(fact.game)?.score, fact.score);
  await assert.rejects(library.flush(), { code: "UNSUPPORTED" });
  await rmdir(path);
  await library.flush();
  assert.equal((await openLibrary(t, path)).size, 1);
});
