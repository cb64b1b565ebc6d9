// Values of another realm: those of a frame, of a context of Node, or of a DOM in which tests run, whose classes are not those of the package.

import assert from "node:assert/strict";
import { readFile as readBytes } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { Engine, FlipsideError } from "flipside";
import { Book } from "flipside/book";
import { gamesIn, readFile } from "flipside/formats";
import { Games } from "flipside/games";
import { Library } from "flipside/library";

const BOOK = fileURLToPath(import.meta.resolve("flipside/book.bin"));
const CONTEXT = createContext({});

/** Bytes in another realm. @param {ArrayLike<number>} bytes @param {"Uint8Array" | "DataView" | "ArrayBuffer"} [kind] */
function foreign(bytes, kind = "Uint8Array") {
  const { copy, wrap } = runInContext(
    `({
      copy: (bytes) => Uint8Array.from(bytes),
      wrap: { Uint8Array: (copy) => copy, DataView: ({ buffer }) => new DataView(buffer), ArrayBuffer: ({ buffer }) => buffer },
    })`,
    CONTEXT,
  );
  return wrap[kind](copy(bytes));
}

test("bytes of another realm are bytes", async () => {
  const book = await readBytes(BOOK);
  assert.ok(!(foreign([1]) instanceof Uint8Array) && !(foreign([1], "ArrayBuffer") instanceof ArrayBuffer));
  for (const kind of /** @type {const} */ (["Uint8Array", "DataView", "ArrayBuffer"]))
    assert.ok((await Book.load(foreign(book, kind))).size > 0, kind);
  const text = foreign(Buffer.from("1. f5 d6 2. c3"));
  assert.equal((await readFile(text)).games[0].game.moves.join(""), "f5d6c3");
  for await (const { game } of gamesIn(text)) assert.equal(game.moves.join(""), "f5d6c3");
  const games = await Games.open();
  await games.add(text);
  assert.equal(games.size, 1);
  const library = await Library.open();
  assert.equal(await library.import(foreign(library.export())), 0);
  const engine = await Engine.create({ tableBits: 8, worker: false });
  await engine.search("f5", { depth: 4 });
  await engine.loadTable(foreign(await engine.saveTable()));
  await engine.dispose();
});

test("a module of another realm is one", async () => {
  const bytes = await readBytes(fileURLToPath(import.meta.resolve("flipside/book_bg.wasm")));
  const wasm = await runInContext("(bytes) => WebAssembly.compile(bytes)", CONTEXT)(bytes);
  assert.ok(!(wasm instanceof WebAssembly.Module));
  assert.ok((await Book.load(BOOK, { wasm })).size > 0);
});

/** A class of another realm that behaves as the platform's does. @param {new (...args: any[]) => object} Own @param {string} tag */
function likeOf(Own, tag) {
  const names = Object.getOwnPropertyNames(Own.prototype).filter((name) => name !== "constructor");
  const inner = new WeakMap();
  class Like {
    /** @param {any[]} args */
    constructor(...args) {
      inner.set(this, args[0] instanceof Own ? args[0] : new Own(...args));
    }
    get [Symbol.toStringTag]() {
      return tag;
    }
    toString() {
      return String(inner.get(this));
    }
  }
  for (const name of names.filter((each) => each !== "toString")) {
    const isField = Object.getOwnPropertyDescriptor(Own.prototype, name)?.get !== undefined;
    /** @this {object} */
    const own = function () {
      const given = inner.get(this);
      return isField ? given[name] : given[name].bind(given);
    };
    /** @this {object} @param {any[]} args */
    const called = function (...args) {
      return own.call(this)(...args);
    };
    Object.defineProperty(Like.prototype, name, isField ? { get: own } : { value: called });
  }
  return Like;
}

test("addresses, responses and files of a class of their own are what they say", async () => {
  const [Url, Answer, Piece] = [likeOf(URL, "URL"), likeOf(Response, "Response"), likeOf(Blob, "Blob")];
  const bytes = await readBytes(BOOK);
  for (const source of [new Url(import.meta.resolve("flipside/book.bin")), new Answer(bytes)])
    assert.ok((await Book.load(/** @type {any} */ (source))).size > 0);
  const file = /** @type {any} */ (new Piece(["f5d6c3"]));
  assert.equal((await readFile(file)).games[0].game.moves.join(""), "f5d6c3");
  for await (const { game } of gamesIn(file)) assert.equal(game.moves.join(""), "f5d6c3");
});

/** A signal as a DOM of tests makes its own. */
class Signal extends EventTarget {
  #isAborted = false;
  /** @type {unknown} */
  #reason;

  get [Symbol.toStringTag]() {
    return "AbortSignal";
  }

  get aborted() {
    return this.#isAborted;
  }

  get reason() {
    return this.#reason;
  }

  /** @param {unknown} reason */
  abort(reason) {
    this.#isAborted = true;
    this.#reason = reason;
    this.dispatchEvent(new Event("abort"));
  }
}

test("a signal of a class of its own aborts", async () => {
  const engine = await Engine.create({ tableBits: 8, worker: false });
  const signal = /** @type {any} */ (new Signal());
  const search = engine.search("f5", { budgetMs: 600_000, signal });
  signal.abort(new Error("left"));
  await assert.rejects(search, { message: "left" });
  await assert.rejects(engine.search("f5", { depth: 2, signal }), { message: "left" });
  await engine.dispose();
});

test("what only says that it is something is refused", async () => {
  const said = (/** @type {string} */ tag) => /** @type {any} */ ({ [Symbol.toStringTag]: tag });
  for (const tag of ["URL", "Response", "Uint8Array", "ArrayBuffer"])
    await assert.rejects(Book.load(said(tag)), { name: FlipsideError.name, code: "INVALID_OPTION" });
  for (const tag of ["Blob", "File", "Uint8Array", "ReadableStream"])
    await assert.rejects(readFile(said(tag)), { name: FlipsideError.name, code: "INVALID_POSITION" });
  await assert.rejects(Book.load(undefined, { signal: said("AbortSignal") }), { code: "INVALID_OPTION" });
  await assert.rejects(Book.load(undefined, { wasm: said("WebAssembly.Module") }), {
    code: "INVALID_OPTION",
  });
});
