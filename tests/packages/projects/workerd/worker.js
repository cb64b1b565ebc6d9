// A Worker of Cloudflare that uses the package, as `workerd test` runs it: its modules are compiled before it starts.

import { Engine as WholeEngine } from "flipside";
import { Book } from "flipside/book";
import bookFile from "flipside/book.bin";
import bookModule from "flipside/book_bg.wasm";
import engineModule from "flipside/engine_bg.wasm";
import * as flipside from "flipside/slim";
import { answer } from "../answer.js";

/** The main entry contains bytes, which may not be compiled here. */
const refused = () =>
  WholeEngine.create({ worker: false }).catch(({ code, message }) => `${code} ${message}`);

export default {
  async test() {
    const told = await refused();
    const ownBook = { load: () => Book.load(bookFile, { wasm: bookModule }) };
    const answered = await answer({ ...flipside, Book: ownBook }, { wasm: engineModule, worker: false });
    console.log(JSON.stringify([answered, told]));
  },
};
