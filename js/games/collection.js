// All games of a collection, with their names, in memory.

import { Columns } from "./columns.js";
import { Names } from "./names.js";
import { Starts } from "./starts.js";

export class Collection {
  games = new Columns();
  players = new Names();
  events = new Names();
  dates = new Names();
  starts = new Starts();

  get size() {
    return this.games.count;
  }
}
