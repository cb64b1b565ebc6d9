import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Book, FlipsideError } from "flipside/book";
import { withGrowthOf } from "../../failures/wasm.js";
import { randomFrom } from "../../support/random.js";
import { BOOK, KNOWN } from "./books.js";

const DATA = new URL(import.meta.resolve("flipside/book.bin"));
const WASM = new URL(import.meta.resolve("flipside/book_bg.wasm"));
const BYTES = await readFile(DATA);

/** A source that cannot be had. @type {Promise<never>} */
const GONE = Promise.reject(new Error("gone"));
GONE.catch(() => {});

/** The place of the version in a packed book. */
const VERSION = 8;

/** @param {number} at @param {number} byte */
function altered(at, byte) {
  const bytes = new Uint8Array(BYTES);
  bytes[at] = byte;
  return bytes;
}

test("a book comes from anything that has its bytes, and so does its module", async () => {
  const sources = [
    DATA,
    DATA.href,
    fileURLToPath(DATA),
    relative(".", fileURLToPath(DATA)),
    BYTES,
    new Uint8Array(BYTES).buffer,
    new DataView(new Uint8Array(BYTES).buffer),
    new Response(new Uint8Array(BYTES)),
    Promise.resolve(DATA),
    undefined,
  ];
  const wasm = await readFile(WASM);
  const modules = [
    WASM,
    WASM.href,
    fileURLToPath(WASM),
    wasm,
    new Response(wasm),
    new WebAssembly.Module(wasm),
    Promise.resolve(WASM),
  ];
  for (const source of sources) assert.deepEqual((await Book.load(source)).lookup(KNOWN), BOOK.lookup(KNOWN));
  for (const module of modules)
    assert.deepEqual((await Book.load(DATA, { wasm: module })).lookup(KNOWN), BOOK.lookup(KNOWN));
});

test("a book comes from a server", async (t) => {
  const server = createServer((request, response) => {
    if (request.url === "/book.bin") response.end(BYTES);
    else response.writeHead(404).end();
  });
  await new Promise((listening) => server.listen(0, () => listening(undefined)));
  t.after(() => server.close());
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  assert.equal((await Book.load(`http://localhost:${port}/book.bin`)).size, BOOK.size);
  await assert.rejects(Book.load(`http://localhost:${port}/none.bin`), {
    code: "INVALID_DATA",
    message: /^no book at http.*none\.bin: HTTP status 404$/,
  });
});

test("what is no book is refused and named", async () => {
  for (const [source, code, message] of /** @type {[any, string, RegExp][]} */ ([
    [5, "INVALID_OPTION", /^book: expected a URL, a Response or bytes, found 5$/],
    [null, "INVALID_OPTION", /found null$/],
    [{}, "INVALID_OPTION", /found an object of type Object$/],
    [Promise.resolve(5), "INVALID_OPTION", /found 5$/],
    [GONE, "INVALID_DATA", /^no book: gone$/],
    ["./none.book", "INVALID_DATA", /^no book at \.\/none\.book: ENOENT/],
    [new URL("none.bin", DATA), "INVALID_DATA", /^no book at file:.*none\.bin: ENOENT/],
    ["no address", "INVALID_DATA", /^no book at no address: /],
    [new Response("", { status: 404 }), "INVALID_DATA", /404/],
    [new Uint8Array(0), "INVALID_DATA", /begin with FLIPBOOK/],
    [new TextEncoder().encode("<!doctype html>"), "INVALID_DATA", /begin with FLIPBOOK/],
    [BYTES.subarray(0, 20), "INVALID_DATA", /begin with FLIPBOOK/],
    [BYTES.subarray(0, 50_000), "INVALID_DATA", /checksum/],
    [altered(VERSION, 99), "INVALID_DATA", /expected version \d+, found 99/],
    [altered(60_000, BYTES[60_000] ^ 4), "INVALID_DATA", /checksum/],
    [new Uint8Array(1 << 23), "INVALID_DATA", /expected at most \d+ bytes, found 8388608$/],
    [new Proxy(BYTES, {}), "INVALID_OPTION", /./],
    [Object.create(Uint8Array.prototype), "INVALID_OPTION", /./],
  ]))
    await assert.rejects(Book.load(source), { name: "FlipsideError", code, message });
  assert.equal((await Book.load()).size, BOOK.size);
});

test("sources that cannot be read are refused", async () => {
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  };
  const trap = new Proxy(
    {},
    {
      getPrototypeOf() {
        throw new Error("do not ask me");
      },
    },
  );
  class Liar extends Uint8Array {
    get byteLength() {
      return 1e9;
    }
  }
  const sources = /** @type {any[]} */ ([revoked(), trap, Symbol("book"), new Liar(8), () => BYTES]);
  for (const source of sources) await assert.rejects(Book.load(source), { name: "FlipsideError" });
  for (const options of /** @type {any[]} */ ([revoked(), { signal: revoked() }, { wasm: revoked() }]))
    await assert.rejects(Book.load(undefined, options), { name: "FlipsideError" });
});

test("bytes altered at random are refused, wherever it is", async () => {
  const random = randomFrom(5);
  for (let round = 0; round < 50; round += 1) {
    const at = Math.floor(random() * BYTES.length);
    const bytes = altered(at, BYTES[at] ^ (1 + Math.floor(random() * 255)));
    await assert.rejects(Book.load(bytes), { code: "INVALID_DATA" }, `byte ${at}`);
  }
});

/** A module that imports a function and exports it by each of these names. @param {string[]} names */
function importing(names) {
  const text = (/** @type {string} */ name) => [name.length, ...new TextEncoder().encode(name)];
  const section = (/** @type {number} */ id, /** @type {number[]} */ bytes) => {
    const { length } = bytes;
    return [id, (length & 127) | 128, length >> 7, ...bytes];
  };
  return new Uint8Array([
    0,
    97,
    115,
    109,
    1,
    0,
    0,
    0,
    ...section(1, [1, 0x60, 0, 0]),
    ...section(2, [1, ...text("a"), ...text("b"), 0, 0]),
    ...section(7, [names.length, ...names.flatMap((name) => [...text(name), 0, 0])]),
  ]);
}

test("another module, or none, is refused", async () => {
  const engine = new URL(import.meta.resolve("flipside/engine_bg.wasm"));
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(await readFile(WASM)));
  const names = exported.map(({ name }) => name);
  for (const [wasm, code, message] of /** @type {[any, string, RegExp][]} */ ([
    [engine, "INVALID_DATA", /not the book's of this version/],
    [new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]), "INVALID_DATA", /it has no reserve$/],
    [importing(names), "INVALID_DATA", /not the book's of this version: it needs imports$/],
    [new Uint8Array(8), "INVALID_DATA", /cannot be compiled/],
    [5, "INVALID_OPTION", /^wasm: expected .* found 5$/],
    [GONE, "INVALID_DATA", /^no wasm: gone$/],
  ]))
    await assert.rejects(Book.load(undefined, { wasm }), { name: "FlipsideError", code, message });
});

test("what there is no memory for is refused, and the book stays as it was", async () => {
  const wasm = new Uint8Array(await readFile(WASM));
  /** The book with hardly more memory than it takes. @param {number} pages @returns {Promise<Book>} */
  const tight = (pages) =>
    Book.load(BYTES, { wasm: withGrowthOf(wasm, pages) }).catch((error) => {
      assert.ok(["INVALID_DATA", "UNSUPPORTED"].includes(error.code), error);
      return tight(pages + 8);
    });
  const book = await tight(8);
  const before = book.lookup(KNOWN);
  const long = new Uint8Array(2 ** 22);
  assert.throws(() => book.import(long), {
    code: "UNSUPPORTED",
    message: `no memory for a book of ${2 ** 22} bytes`,
  });
  assert.deepEqual(book.lookup(KNOWN), before);
  assert.throws(() => book.export({ format: "edax" }), {
    code: "UNSUPPORTED",
    message: /^no memory for a book of Edax: /,
  });
  assert.deepEqual(book.lookup(KNOWN), before);
  assert.equal(book.size, BOOK.size);
});

test("options are checked", async () => {
  for (const [options, message] of /** @type {[any, RegExp][]} */ ([
    [{ statistic: true }, /^options: expected only .*, found "statistic"$/],
    [{ signal: {} }, /^signal: expected an AbortSignal/],
    [5, /found 5$/],
    [null, /found null$/],
  ]))
    await assert.rejects(Book.load(undefined, options), { code: "INVALID_OPTION", message });
});

test("a source that never arrives waits for its signal alone", async () => {
  const abort = new AbortController();
  const never = Book.load(new Promise(() => {}), { signal: abort.signal });
  const reason = new Error("too long");
  setTimeout(() => abort.abort(reason), 5);
  await assert.rejects(never, reason);
  await assert.rejects(Book.load(undefined, { signal: AbortSignal.abort(reason) }), reason);
  assert.equal((await Book.load()).size, BOOK.size);
});

test("a book is made by load alone", () => {
  const Made = /** @type {any} */ (Book);
  assert.throws(() => new Made(), { code: "UNSUPPORTED", message: /Book\.load\(\)/ });
  assert.equal(Book.name, "Book");
  assert.equal(new FlipsideError("INVALID_DATA", "").name, "FlipsideError");
});
