import { Engine } from "flipside";
import { Book } from "flipside/book";

async function main(): Promise<void> {
  const engine = await Engine.create({ worker: false, tableBits: 12, book: await Book.load() });
  console.log((await engine.search("f5d6c3")).move);
}

void main();
