// What people play, by the book: loaded once for the tests of repertoires that run in one process.

import { Book } from "flipside/book";
import { peopleBy } from "../../../js/repertoire/people.js";

export const book = await Book.load();
await book.loadStatistics();

export const people = peopleBy((position) => book.lookup(position));
