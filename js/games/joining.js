// Joins new games with those of a collection: of games that are the same one stays, which gets what the others know.

import { Collection, copying, TABLES } from "./keeping/collection.js";
import { compared, sortedRows } from "./keeping/order.js";
import { FACTS, factsOf, isCovered, sameGames } from "./same.js";

/** @import { Change } from "./keeping/change.js" */
/** @import { GameRow } from "./same.js" */

/** Games between two steps. */
const STEP = 256;

/**
 * What a collection becomes by new games.
 * @param {Collection} collection
 * @param {Collection} taken new games; what they do not know is put in
 * @returns {Generator<void, { change: Change, added: number }>}
 */
export function* joined(collection, taken) {
  shareStarts(collection, taken);
  const fresh = yield* sortedRows(
    taken.games,
    Uint32Array.from({ length: taken.size }, (_, row) => row),
  );
  const known = collection.order.rows;
  const isNew = new Uint8Array(taken.size);
  const copies = new Copies(collection);
  /** The games of the collection that are now known to be the same as others of it. @type {number[]} */
  const removed = [];
  let [at, next] = [0, 0];
  for (let from = 0, to = 0; from < fresh.length; from = to) {
    if (from >= next) {
      yield;
      next = from + STEP;
    }
    const order = (/** @type {Collection} */ { games }, /** @type {number} */ row) =>
      compared(games, row, taken.games, fresh[from]);
    for (to = from + 1; to < fresh.length && order(taken, fresh[to]) === 0; ) to += 1;
    for (; at < known.length && order(collection, known[at]) < 0; at += 1) if (at % STEP === 0) yield;
    const begin = at;
    while (at < known.length && order(collection, known[at]) === 0) at += 1;
    if (at === begin && to - from === 1) {
      isNew[fresh[from]] = 1;
      continue;
    }
    /** @type {GameRow[]} */
    const rows = [
      ...Array.from(known.subarray(begin, at), (row) => ({ of: collection, row })),
      ...Array.from(fresh.subarray(from, to), (row) => ({ of: taken, row })),
    ];
    for (const { members } of yield* sameGames(rows.map(factsOf))) {
      const [first, ...others] = members.sort((one, other) => one - other).map((number) => rows[number]);
      if (first.of === taken) isNew[first.row] = 1;
      for (const other of others) if (other.of === collection) removed.push(collection.games.id[other.row]);
      for (const other of others) copies.fill(first, other);
    }
  }
  return yield* changeBy(collection, { changed: copies.changed, removed }, taken, isNew);
}

/** Gives the new games the numbers of starts of the collection. @param {Collection} collection @param {Collection} taken */
function shareStarts({ starts }, taken) {
  const numbers = taken.starts.list.map(({ position }) => starts.add(position));
  const { start } = taken.games;
  for (let row = 0; row < taken.size; row += 1) start[row] = numbers[start[row]];
  taken.starts = starts;
}

/**
 * @param {Collection} collection
 * @param {{ changed: Collection, removed: number[] }} known games of the collection of which more is known, and the numbers of those that
 *   are gone
 * @param {Collection} taken
 * @param {Uint8Array} isNew
 * @returns {Generator<void, { change: Change, added: number }>}
 */
function* changeBy(collection, { changed, removed }, taken, isNew) {
  const all = new Collection();
  const changedRow = copying(changed, all);
  const { id } = changed.games;
  const order = Array.from({ length: changed.games.count }, (_, row) => row).sort(
    (one, other) => id[one] - id[other],
  );
  for (const row of order) all.games.add(changedRow(row));
  const newRow = copying(taken, all);
  let { nextId } = collection;
  for (let row = 0; row < taken.size; row += 1) {
    if (row % STEP === 0) yield;
    if (!isNew[row]) continue;
    const game = newRow(row);
    game.id = nextId++;
    all.games.add(game);
  }
  all.size = all.games.count;
  return { change: { collection: all, removed, nextId }, added: nextId - collection.nextId };
}

/** Puts in what games do not know. */
class Copies {
  changed = new Collection();
  #collection;
  #copied;

  /** @param {Collection} collection whose games stay as they are: copies of them change */
  constructor(collection) {
    this.#collection = collection;
    this.#copied = copying(collection, this.changed);
  }

  /** @param {GameRow} game that gets what it does not know @param {GameRow} other the same game */
  fill(game, other) {
    const [facts, others] = [factsOf(game), factsOf(other)];
    for (const [name, [from, to]] of Object.entries(FACTS)) {
      if (isCovered(others.slice(from, to), facts.slice(from, to))) continue;
      this.#own(game);
      const column = /** @type {keyof typeof FACTS} */ (name);
      const value = other.of.games[column][other.row];
      if (column === "result") game.of.games.result[game.row] = value;
      else {
        const table = TABLES[column];
        game.of.games[column][game.row] = game.of[table].add(other.of[table].texts[value]);
      }
    }
  }

  /** @param {GameRow} game */
  #own(game) {
    if (game.of !== this.#collection) return;
    this.changed.games.add(this.#copied(game.row));
    game.of = this.changed;
    game.row = this.changed.games.count - 1;
  }
}
