// Games as bytes: a list for each thing that is known of a game, and the squares of all games one behind the other. A game takes about
// 90 bytes so; as an object it would take ten times as much.

/**
 * A game as it is kept.
 * @typedef {object} Row
 * @property {number} id
 * @property {number} start The number of its start.
 * @property {ArrayLike<number>} squares That were played, passes left out, in the orientation in which games are kept.
 * @property {number} symmetry From how it was written to that orientation.
 * @property {number} black The number of a name.
 * @property {number} white The number of a name.
 * @property {number} event The number of a name.
 * @property {number} date The number of a text.
 * @property {number} round The number of a text.
 * @property {number} result {@link NO_RESULT} where it is not known.
 * @property {number} ending Two bytes about its last position, as `ending.js` has them.
 */

/** No final score is this. */
export const NO_RESULT = -128;

/** The lists of numbers. */
const LISTS = /** @type {const} */ ([
  "id",
  "start",
  "symmetry",
  "black",
  "white",
  "event",
  "date",
  "round",
  "result",
  "ending",
]);

const FEWEST = 64;
/** Games have about so many squares. */
const SQUARES_OF_A_GAME = 60;

export class Columns {
  count = 0;
  id = new Uint32Array(FEWEST);
  start = new Uint32Array(FEWEST);
  symmetry = new Uint8Array(FEWEST);
  black = new Uint32Array(FEWEST);
  white = new Uint32Array(FEWEST);
  event = new Uint32Array(FEWEST);
  date = new Uint32Array(FEWEST);
  round = new Uint32Array(FEWEST);
  result = new Int8Array(FEWEST);
  ending = new Uint16Array(FEWEST);
  /** Where the squares of each game begin, and behind the last one where they end. */
  from = new Uint32Array(FEWEST + 1);
  squares = new Uint8Array(FEWEST * SQUARES_OF_A_GAME);

  /**
   * Takes whole lists, without a step for each game.
   * @param {Record<(typeof LISTS)[number], Uint32Array>} lists
   * @param {Uint32Array} lengths of the games
   * @param {Uint8Array} squares
   */
  static of(lists, lengths, squares) {
    const columns = new Columns();
    columns.#fit(lengths.length, squares.length);
    for (const name of LISTS) columns[name].set(lists[name]);
    columns.squares.set(squares);
    for (const [row, length] of lengths.entries()) columns.from[row + 1] = columns.from[row] + length;
    columns.count = lengths.length;
    return columns;
  }

  /** Adds a game at the end. @param {Row} row */
  add({ id, start, symmetry, squares, black, white, event, date, round, result, ending }) {
    const { count } = this;
    const from = this.from[count];
    const to = from + squares.length;
    this.#fit(count + 1, to);
    this.id[count] = id;
    this.start[count] = start;
    this.symmetry[count] = symmetry;
    this.black[count] = black;
    this.white[count] = white;
    this.event[count] = event;
    this.date[count] = date;
    this.round[count] = round;
    this.result[count] = result;
    this.ending[count] = ending;
    for (let at = 0; at < squares.length; at += 1) this.squares[from + at] = squares[at];
    this.from[count + 1] = to;
    this.count = count + 1;
  }

  /**
   * Adds games of another list at the end, without a step for each.
   * @param {Columns} others
   * @param {Partial<Record<(typeof LISTS)[number], Int32Array>>} numbers what becomes of the numbers of a list; the others stay as they are
   */
  append(others, numbers) {
    const { count } = this;
    const from = this.from[count];
    const length = others.from[others.count];
    this.#fit(count + others.count, from + length);
    for (const name of LISTS) {
      const list = others[name].subarray(0, others.count);
      const becomes = numbers[name];
      this[name].set(becomes ? list.map((number) => becomes[number]) : list, count);
    }
    for (let row = 1; row <= others.count; row += 1) this.from[count + row] = from + others.from[row];
    this.squares.set(others.squares.subarray(0, length), from);
    this.count = count + others.count;
  }

  /** @param {number} row @returns {Row} */
  at(row) {
    return {
      id: this.id[row],
      start: this.start[row],
      symmetry: this.symmetry[row],
      squares: this.squaresOf(row),
      black: this.black[row],
      white: this.white[row],
      event: this.event[row],
      date: this.date[row],
      round: this.round[row],
      result: this.result[row],
      ending: this.ending[row],
    };
  }

  /** @param {number} row */
  squaresOf(row) {
    return this.squares.subarray(this.from[row], this.from[row + 1]);
  }

  /** The row of a game; -1 where it is not there. Games are in the order of their numbers. @param {number} id */
  rowOf(id) {
    let [from, to] = [0, this.count];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.id[middle] < id) from = middle + 1;
      else to = middle;
    }
    return from < this.count && this.id[from] === id ? from : -1;
  }

  /**
   * Changes what is known of a game besides its moves.
   * @param {number} row
   * @param {Pick<Row, "black" | "white" | "event" | "date" | "round" | "result">} values
   */
  update(row, { black, white, event, date, round, result }) {
    this.black[row] = black;
    this.white[row] = white;
    this.event[row] = event;
    this.date[row] = date;
    this.round[row] = round;
    this.result[row] = result;
  }

  /** Forgets the games behind a number of them. @param {number} count */
  cut(count) {
    this.count = count;
  }

  /** How many squares were played in a game. @param {number} row */
  lengthOf(row) {
    return this.from[row + 1] - this.from[row];
  }

  /** How many bytes the games take. */
  get bytes() {
    return [...LISTS.map((name) => this[name]), this.from, this.squares].reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    );
  }

  /** @param {number} count of games @param {number} length of their squares */
  #fit(count, length) {
    if (count >= this.from.length) {
      const most = Math.max(count, 2 * this.id.length);
      this.from = grown(this.from, most + 1);
      for (const name of LISTS) /** @type {any} */ (this)[name] = grown(this[name], most);
    }
    if (length > this.squares.length)
      this.squares = grown(this.squares, Math.max(length, 2 * this.squares.length));
  }
}

/** @template {Uint8Array | Uint16Array | Uint32Array | Int8Array} List @param {List} list @param {number} length @returns {List} */
function grown(list, length) {
  const longer = /** @type {List} */ (new /** @type {any} */ (list.constructor)(length));
  longer.set(list);
  return longer;
}
