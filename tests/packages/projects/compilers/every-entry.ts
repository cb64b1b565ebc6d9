import { Engine, type EngineOptions, EnginePool, type Found, Game } from "flipside";
import { OthelloBoard } from "flipside/board";
import { Book } from "flipside/book";
import { explain, sentence } from "flipside/coach";
import { words } from "flipside/coach/de";
import { readFile, writeWthor } from "flipside/formats";
import { Game as Rules } from "flipside/game";
import { Library } from "flipside/library";
import { Engine as Slim } from "flipside/slim";
import "flipside/worker";

/** What has types that changed between versions of the compiler: bytes, and resources that are disposed of. */
export async function use(options: EngineOptions): Promise<Blob> {
  const engine: Engine = await Engine.create({ ...options, book: await Book.load() });
  const found: Found = await engine.search(new Game(), { depth: 3 });
  const table = await engine.saveTable();
  await engine.dispose();
  const { games } = writeWthor([]);
  console.log(found.move, EnginePool, OthelloBoard, Slim, Library, Rules, explain, sentence, words, readFile);
  return new Blob([table, games]);
}
