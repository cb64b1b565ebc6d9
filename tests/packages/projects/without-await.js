// A program that waits for nothing at its top level, as those made for CommonJS do.

import { Engine, init } from "flipside";
import { Book } from "flipside/book";

async function main() {
  await init();
  const book = await Book.load();
  const engine = await Engine.create({ worker: false, tableBits: 12 });
  const { move } = await engine.search("f5", { depth: 6 });
  console.log(move, book.lookup("f5").moves[0].move);
}

void main();
