// Finds the games that a collection has already, and those that are twice among new ones: the same moves by the same players, in
// whatever orientation. What one copy does not know is taken from the other.

import { Collection, copying, TABLES } from "./keeping/collection.js";
import { NO_RESULT } from "./keeping/columns.js";
import { compared, sortedRows } from "./keeping/order.js";

/** @import { Change } from "./keeping/change.js" */

/** Games between two steps. */
const STEP = 256;

/** A game of the collection or of the new ones; `of` becomes another where it gets more known. @typedef {{ of: Collection, row: number }} Place */

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
    let end = at;
    while (end < known.length && order(collection, known[end]) === 0) end += 1;
    const isOne = to - from === 1;
    if (end === at && isOne) isNew[fresh[from]] = 1;
    else if (end === at + 1 && isOne) {
      const [place, other] = [
        { of: collection, row: known[at++] },
        { of: taken, row: fresh[from] },
      ];
      if (areAlike(place, other)) copies.fill(place, other);
      else isNew[fresh[from]] = 1;
    } else {
      const line = new Line();
      for (; at < end; at += 1) line.add({ of: collection, row: known[at] });
      for (const row of fresh.subarray(from, to)) {
        const place = { of: taken, row };
        const same = line.find(place);
        if (same) copies.fill(same, place);
        else isNew[row] = 1;
        line.add(same ?? place);
      }
    }
  }
  return yield* changeBy(collection, copies.changed, taken, isNew);
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
 * @param {Collection} changed games of the collection of which more is known
 * @param {Collection} taken
 * @param {Uint8Array} isNew
 * @returns {Generator<void, { change: Change, added: number }>}
 */
function* changeBy(collection, changed, taken, isNew) {
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
  return { change: { collection: all, removed: [], nextId }, added: nextId - collection.nextId };
}

/** The games of one line of moves, by their players. */
class Line {
  /** @type {Map<string, Place>} */
  #places = new Map();

  /** @param {Place} place */
  add(place) {
    const [black, white] = playersOf(place);
    for (const key of [`${black}\n${white}`, `${black}\n*`, `*\n${white}`, "*\n*"])
      if (!this.#places.has(key)) this.#places.set(key, place);
  }

  /** The same game as another. @param {Place} place */
  find(place) {
    const [black, white] = playersOf(place);
    const keys =
      black && white
        ? [`${black}\n${white}`, `${black}\n`, `\n${white}`, "\n"]
        : [`${black || "*"}\n${white || "*"}`, ...(black ? ["\n*"] : []), ...(white ? ["*\n"] : [])];
    const found = keys.map((key) => this.#places.get(key)).find((each) => each && areAlike(each, place));
    return found;
  }
}

/** @param {Place} place @returns {[black: string, white: string]} without case and accents; empty where they are not known */
function playersOf({ of: { games, players }, row }) {
  return [players.folded[games.black[row]], players.folded[games.white[row]]];
}

/** Whether two games can be one as far as players are known. @param {Place} one @param {Place} other */
function areAlike(one, other) {
  const others = playersOf(other);
  return playersOf(one).every((name, side) => name === others[side] || name === "" || others[side] === "");
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

  /** @param {Place} place that gets what it does not know @param {Place} other */
  fill(place, { of, row }) {
    for (const [column, table] of Object.entries(TABLES)) {
      const name = /** @type {keyof typeof TABLES} */ (column);
      const text = of[table].texts[of.games[name][row]];
      const known = place.of[table].texts[place.of.games[name][place.row]];
      const isBetter =
        name === "date" &&
        known !== null &&
        text !== null &&
        text.length > known.length &&
        text.startsWith(known);
      if (text === null || (known !== null && !isBetter)) continue;
      this.#own(place);
      place.of.games[name][place.row] = place.of[table].add(text);
    }
    const result = of.games.result[row];
    if (result === NO_RESULT || place.of.games.result[place.row] !== NO_RESULT) return;
    this.#own(place);
    place.of.games.result[place.row] = result;
  }

  /** @param {Place} place */
  #own(place) {
    if (place.of !== this.#collection) return;
    this.changed.games.add(this.#copied(place.row));
    place.of = this.changed;
    place.row = this.changed.games.count - 1;
  }
}
