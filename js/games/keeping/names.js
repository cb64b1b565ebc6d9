// Names by numbers, each kept once: a player of a thousand games is one text.

import { folded, hasWords } from "../../formats/search.js";

/** Texts by numbers; 0 is none. */
export class Names {
  /** @type {(string | null)[]} */
  texts = [null];
  #folded = [""];
  /** @type {Map<string | null, number>} */
  #numbers = new Map([[null, 0]]);
  #keyOf;
  /** The ranks of the texts in their order. @type {Int32Array | undefined} */
  #ranks;

  /**
   * @param {(text: string) => string | null} [keyOf] what texts are sorted by, nothing for those that have no rank; without case and
   *   accents when left out
   */
  constructor(keyOf) {
    this.#keyOf = keyOf;
  }

  /** About how many bytes the texts take. */
  get bytes() {
    return this.texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  }

  /** The texts without case and accents. */
  get folded() {
    // Not before they are needed: opening a collection is quicker by half without.
    while (this.#folded.length < this.texts.length)
      this.#folded.push(folded(this.texts[this.#folded.length] ?? ""));
    return this.#folded;
  }

  /** The number of a text, which is added where it is new. @param {string | null} text */
  add(text) {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.length;
    this.texts.push(text);
    this.#numbers.set(text, number);
    return number;
  }

  /** Whether each text has all of the words. @param {string[]} words that are folded */
  having(words) {
    return Uint8Array.from(this.folded, (text) => Number(hasWords(text, words)));
  }

  /** The rank of each text among all; -1 where there is none. */
  get ranks() {
    const { texts, folded } = this;
    const keyOf = this.#keyOf;
    if (this.#ranks?.length !== texts.length)
      this.#ranks = ranksOf(
        texts.map((text, at) => (text === null ? null : keyOf ? keyOf(text) : folded[at])),
      );
    return this.#ranks;
  }
}

/** @param {readonly (string | null)[]} keys the same for those that have the same rank */
function ranksOf(keys) {
  const keyOf = (/** @type {number} */ number) => /** @type {string} */ (keys[number]);
  const order = [...keys.keys()]
    .filter((number) => keys[number] !== null)
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))));
  const ranks = new Int32Array(keys.length).fill(-1);
  let rank = 0;
  for (const [at, number] of order.entries()) {
    if (at > 0 && keys[number] !== keys[order[at - 1]]) rank += 1;
    ranks[number] = rank;
  }
  return ranks;
}
