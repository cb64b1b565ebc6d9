// What tests of programs do with the package in a DOM that stands in for a browser, and what each use gives.

import { Engine, EnginePool } from "flipside";
import "flipside/board";
import { Book } from "flipside/book";
import { gamesIn, readFile } from "flipside/formats";
import { Games } from "flipside/games";
import { OthelloBoard } from "flipside/react";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

const BYTES = Uint8Array.from("f5d6c3", (letter) => letter.charCodeAt(0));
const SMALL = { tableBits: 12 };

/** @type {Record<string, { use: () => unknown, gives: unknown }>} */
export const USES = {
  "an engine in a worker searches": { use: () => searchBy(Engine.create(SMALL)), gives: "d6" },
  "an engine in this thread searches": {
    use: () => searchBy(Engine.create({ ...SMALL, worker: false })),
    gives: "d6",
  },
  "a pool searches": { use: () => searchBy(EnginePool.create({ ...SMALL, workers: 1 })), gives: "d6" },
  "a signal of the page ends a search": { use: aborted, gives: "left" },
  "a saved table is loaded": { use: savedTable, gives: true },
  "the book of the package knows a move": { use: async () => known(await Book.load()), gives: "d6" },
  "a book comes from the path of a file": {
    use: async () => known(await Book.load("node_modules/flipside/dist/book.bin")),
    gives: "d6",
  },
  "a book takes what was exported": { use: exported, gives: 0 },
  "a file is read": { use: () => readBy(new File(["f5d6c3"], "game.txt")), gives: "f5d6c3" },
  "bytes are read": { use: () => readBy(BYTES), gives: "f5d6c3" },
  "a blob is read game by game": { use: oneByOne, gives: "f5d6c3 f5f6" },
  "a collection takes files, blobs and bytes": { use: collected, gives: 3 },
  "a board plays what is clicked": { use: clicked, gives: "d6" },
  "the component of React shows a position": { use: rendered, gives: "white" },
};

async function searchBy(made) {
  const engine = await made;
  const { move } = await engine.search("f5", { depth: 6 });
  await engine.dispose();
  return move;
}

async function aborted() {
  const engine = await Engine.create(SMALL);
  const leave = new AbortController();
  const search = engine.search("f5", { budgetMs: 600_000, signal: leave.signal });
  leave.abort(new Error("left"));
  const told = await search.catch(({ message }) => message);
  await engine.dispose();
  return told;
}

async function savedTable() {
  const engine = await Engine.create(SMALL);
  await engine.search("f5", { depth: 4 });
  const saved = await engine.saveTable();
  await engine.loadTable(new Uint8Array(saved));
  await engine.dispose();
  return saved.length > 1000;
}

function known(book) {
  return book.lookup("f5").moves[0].move;
}

async function exported() {
  const book = await Book.load();
  book.import(book.export());
  return book.learned.length;
}

async function readBy(source) {
  const { games } = await readFile(source);
  return games[0].game.moves.join("");
}

async function oneByOne() {
  const found = [];
  for await (const { game } of gamesIn(new Blob(["f5d6c3\nf5f6\n"]))) found.push(game.moves.join(""));
  return found.join(" ");
}

async function collected() {
  const games = await Games.open();
  await games.add(new File(["f5f6e6\n"], "games.txt"));
  await games.add(new Blob(["f5f4\n"]));
  await games.add(BYTES);
  return games.size;
}

function clicked() {
  const board = document.createElement("othello-board");
  board.position = "f5";
  board.movable = "both";
  document.body.append(board);
  board.shadowRoot.querySelector("[data-square=d6]").click();
  const { position } = board;
  board.remove();
  return position.endsWith("X") ? "d6" : position;
}

function rendered() {
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  flushSync(() => root.render(createElement(OthelloBoard, { position: "f5" })));
  const { turn } = document.querySelector("othello-board");
  root.unmount();
  return turn;
}
