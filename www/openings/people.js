// What tournament players play, as repertoires ask for it.

/** @import { Book } from "../package/flipside.js" */
/** @import { OpeningBook } from "./opening-book.js" */
/** @import { People } from "../../js/repertoire/people.js" */

import { peopleBy } from "../../js/repertoire/people.js";
import { countedBook } from "./statistics.js";

/** @type {WeakMap<Book, People>} */
const known = new WeakMap();

/** Rejects where the book cannot be loaded. @param {OpeningBook} openings @returns {Promise<People>} */
export async function peopleIn(openings) {
  const book = await countedBook(openings);
  const people = known.get(book) ?? peopleBy((position) => book.lookup(position));
  known.set(book, people);
  return people;
}
