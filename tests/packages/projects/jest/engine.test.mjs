// A test of Jest, in its mode for ES modules, that uses every kind of entry.

import * as flipside from "flipside";
import { Book } from "flipside/book";
import { answer } from "../answer.js";

test("the package answers", async () => {
  expect(await answer({ ...flipside, Book })).toBe(process.env.ANSWER);
});
