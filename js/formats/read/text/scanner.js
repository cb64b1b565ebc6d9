// The squares among the words of a text, one after the other.
//
// Squares stand in a row, `f5d6`, or on their own; not as a part of a word. A number may be before them. Words that belong to a game are passes
// and colors; others set a square apart from the one before.

/** A gap so long sets apart as a word does. */
const LONGEST_GAP = 200;

/** Words between two moves that belong to a game. */
const OWN = /^(?:(?:pass|pas|pa|ps|black|white)+|[bwxo])$/i;

/** @param {number} code of an ASCII character, or a Latin letter with an accent */
const isLetter = (code) =>
  (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 191 && code < 592);
/** @param {number} code */
const isDigit = (code) => code > 47 && code < 58;

/** Reads squares from a part of a text. */
export class Scanner {
  /** The square that was read, a1 = 0; -1 for a word that follows one without a blank. */
  square = -1;
  /** The index of its first character. */
  at = 0;
  /** The index behind it. */
  end = 0;
  /** Whether other words stand before it. */
  isApart = false;
  /** Whether it is the first of its line. */
  isFirst = true;
  /** The number of the move that stands before it; 0 for none. */
  number = 0;
  #text;
  #to;
  /** Where the word ends in which the square stands. */
  #wordEnd = 0;
  #isInside = false;

  /** @param {string} text @param {number} from @param {number} to */
  constructor(text, from, to) {
    this.#text = text;
    this.#to = to;
    this.end = from;
  }

  /** Goes on behind a place. @param {number} at */
  skipTo(at) {
    this.end = at;
    this.#isInside = false;
  }

  /** Where the row of squares ends that begins with this one. @returns {number} */
  get endOfRow() {
    let end = this.end;
    while (isSquare(this.#text, end, this.#to)) end += 2;
    return end;
  }

  /** Reads the next square or word. @returns {boolean} false at the end */
  next() {
    if (this.#isInside && this.#rest()) return true;
    const text = this.#text;
    const begin = this.end;
    let at = begin;
    this.isApart = false;
    this.isFirst = at === 0 || text.charCodeAt(at - 1) === 10;
    this.number = 0;
    for (; at < this.#to; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10) {
        this.isFirst = true;
        this.number = 0;
      } else if (isLetter(code) || isDigit(code)) {
        const from = at;
        at = this.#endOfWord(at);
        if (this.#squareIn(from, at)) {
          this.isApart ||= from - begin > LONGEST_GAP;
          return true;
        }
        this.#pass(from, at);
        at -= 1;
      } else if (code > 127 && !this.isApart) {
        // Kana and Chinese characters need no look at tables.
        this.isApart = (code > 0x3040 && code < 0xa000) || /\p{L}/u.test(text.slice(at, at + 2));
      }
    }
    this.end = this.#to;
    return false;
  }

  /** What follows in the same word. @returns {boolean} whether there is something */
  #rest() {
    const text = this.#text;
    this.isApart = false;
    this.isFirst = false;
    this.number = 0;
    let from = this.end;
    if (!isSquare(text, from, this.#to)) from += this.#passAt(from);
    if (isSquare(text, from, this.#to)) {
      if (from >= this.#wordEnd) this.#wordEnd = this.#endOfWord(from);
      this.#take(from);
      return true;
    }
    this.#isInside = false;
    this.end = from;
    if (from >= this.#wordEnd) return false;
    this.square = -1;
    this.at = from;
    this.end = this.#wordEnd;
    return true;
  }

  /** Reads the square at the beginning of a word, if there is one. @param {number} from @param {number} to */
  #squareIn(from, to) {
    const text = this.#text;
    let at = from;
    while (at < to && at < from + 2 && isDigit(text.charCodeAt(at))) at += 1;
    if (!isSquare(text, at, to)) return false;
    // A square that goes on as another word is none.
    if (at + 2 < to && !isSquare(text, at + 2, to) && this.#passAt(at + 2) === 0) return false;
    if (at > from) this.number = Number(text.slice(from, at));
    this.#wordEnd = to;
    this.#isInside = true;
    this.#take(at);
    return true;
  }

  /** @param {number} at */
  #take(at) {
    this.square = 8 * (this.#text.charCodeAt(at + 1) - 49) + ((this.#text.charCodeAt(at) | 32) - 97);
    this.at = at;
    this.end = at + 2;
  }

  /** The length of a pass that is written there. @param {number} at */
  #passAt(at) {
    const code = this.#text.charCodeAt(at) | 32;
    // A p, or a dash.
    if (at >= this.#to || (code !== 112 && code !== 45)) return 0;
    const [{ length }] = /^(?:pass|pas?(?![a-z])|pa(?=[a-h][1-8])|ps|--(?=[a-h][1-8]))|/i.exec(
      this.#text.slice(at, at + 6),
    ) ?? [""];
    return at + length <= this.#to ? length : 0;
  }

  /** @param {number} at */
  #endOfWord(at) {
    let end = at;
    while (end < this.#to && (isLetter(this.#text.charCodeAt(end)) || isDigit(this.#text.charCodeAt(end))))
      end += 1;
    return end;
  }

  /** Looks at a word that has no square. @param {number} from @param {number} to */
  #pass(from, to) {
    const text = this.#text;
    let at = from;
    while (at < to && isDigit(text.charCodeAt(at))) at += 1;
    if (at === to) this.number = to - from < 4 ? Number(text.slice(from, to)) : 0;
    else if (!this.isApart) this.isApart = to - from > 40 || !OWN.test(text.slice(from, to));
  }
}

/** @param {string} text @param {number} at @param {number} to */
function isSquare(text, at, to) {
  const file = text.charCodeAt(at) | 32;
  const rank = text.charCodeAt(at + 1);
  return at + 2 <= to && file > 96 && file < 105 && rank > 48 && rank < 57;
}
