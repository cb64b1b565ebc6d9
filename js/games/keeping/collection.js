// All games of a collection, with their names, in memory.

import { Columns } from "./columns.js";
import { dateKey } from "./dates.js";
import { Names } from "./names.js";
import { EMPTY, mergedOrder, sortedRows } from "./order.js";
import { Starts } from "./starts.js";

/** @import { Change } from "./change.js" */
/** @import { Row } from "./columns.js" */
/** @import { Order } from "./order.js" */

/** The columns that have numbers of names, and the names. */
export const TABLES = /** @type {const} */ ({
  black: "players",
  white: "players",
  event: "events",
  date: "dates",
  round: "rounds",
});

/** The tables of names. */
const NAMES = /** @type {const} */ (["players", "events", "dates", "rounds"]);

export class Collection {
  games = new Columns();
  players = new Names();
  events = new Names();
  dates = new Names(dateKey);
  rounds = new Names();
  starts = new Starts();
  /** How many of the games are there: others behind them are not yet. */
  size = 0;
  /** @type {Order} */
  order = EMPTY;
  /** Grows with each change: what was found out about the games before is no longer true. */
  version = 0;
  /** The number of the next game. */
  nextId = 1;

  /** About how many bytes it takes. */
  get bytes() {
    const { games, order } = this;
    const names = NAMES.reduce((sum, table) => sum + this[table].bytes, 0);
    return games.bytes + order.rows.byteLength + order.shared.byteLength + names;
  }

  /** The row of a game; -1 where it is not there. @param {number} id */
  rowOf(id) {
    const row = this.games.rowOf(id);
    return row < this.size ? row : -1;
  }

  /** Takes changes in. Until the last step everything is as it was. @param {readonly Change[]} changes @returns {Generator<void>} */
  *take(changes) {
    /** @type {[row: number, values: Row][]} */
    const updates = [];
    /** @type {Set<number>} */
    const removed = new Set();
    let { nextId } = this;
    this.games.cut(this.size);
    for (const change of changes) {
      if (this.size + this.games.count === 0) this.#adopt(change.collection);
      else yield* this.#add(change.collection, nextId, updates);
      for (const id of change.removed) removed.add(id);
      nextId = Math.max(nextId, change.nextId);
    }
    const added = Uint32Array.from({ length: this.games.count - this.size }, (_, index) => this.size + index);
    const order = yield* mergedOrder(this.games, this.order.rows, yield* sortedRows(this.games, added));
    for (const [row, values] of updates) this.games.update(row, values);
    this.version += 1;
    this.nextId = nextId;
    this.size = this.games.count;
    this.order = order;
    if (removed.size > 0) yield* this.#remove(removed);
  }

  /** Takes all games of another collection, which is needed no more, as they are. @param {Collection} other */
  #adopt({ games, players, events, dates, rounds, starts }) {
    Object.assign(this, { games, players, events, dates, rounds, starts });
  }

  /** @param {Collection} other @param {number} nextId @param {[row: number, values: Row][]} updates */
  *#add(other, nextId, updates) {
    // Games are in the order of their numbers, so that all of them are new where the first one is.
    if (other.size > 0 && other.games.id[0] >= nextId) {
      yield;
      this.games.append(other.games, numbersFor(other, this));
      return;
    }
    const copied = copying(other, this);
    for (let row = 0; row < other.size; row += 1) {
      if (row % 1024 === 0) yield;
      const game = copied(row);
      const known = game.id < nextId ? this.games.rowOf(game.id) : -1;
      if (known >= 0) updates.push([known, game]);
      else this.games.add(game);
    }
  }

  /** @param {Set<number>} ids @returns {Generator<void>} */
  *#remove(ids) {
    const games = new Columns();
    const newRows = new Int32Array(this.size).fill(-1);
    for (let row = 0; row < this.size; row += 1) {
      if (row % 1024 === 0) yield;
      if (ids.has(this.games.id[row])) continue;
      newRows[row] = games.count;
      games.add(this.games.at(row));
    }
    const rows = this.order.rows.map((row) => newRows[row] + 1).filter((row) => row > 0);
    const order = yield* mergedOrder(
      games,
      rows.map((row) => row - 1),
      EMPTY.rows,
    );
    this.version += 1;
    this.games = games;
    this.size = games.count;
    this.order = order;
  }
}

/**
 * The numbers that the starts and names of a collection have in another, which gets all of them.
 * @param {Collection} from
 * @param {Collection} to
 */
function numbersFor(from, to) {
  const [players, events, dates, rounds] = NAMES.map((table) =>
    Int32Array.from(from[table].texts, (text) => to[table].add(text)),
  );
  const start = Int32Array.from(from.starts.list, ({ position }) => to.starts.add(position));
  return { start, black: players, white: players, event: events, date: dates, round: rounds };
}

/**
 * Copies games of a collection for another, whose numbers they get.
 * @param {Collection} from
 * @param {Collection} to
 * @returns {(row: number) => Row}
 */
export function copying(from, to) {
  const numbers = Object.fromEntries(
    NAMES.map((table) => [table, new Int32Array(from[table].texts.length).fill(-1)]),
  );
  const starts = new Int32Array(from.starts.list.length).fill(-1);
  return (row) => {
    const game = from.games.at(row);
    if (starts[game.start] < 0) starts[game.start] = to.starts.add(from.starts.list[game.start].position);
    game.start = starts[game.start];
    for (const [name, table] of Object.entries(TABLES)) {
      const column = /** @type {keyof typeof TABLES} */ (name);
      const number = game[column];
      if (numbers[table][number] < 0) numbers[table][number] = to[table].add(from[table].texts[number]);
      game[column] = numbers[table][number];
    }
    return game;
  };
}
