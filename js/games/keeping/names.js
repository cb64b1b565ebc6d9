// Names by numbers, each kept once: a player of a thousand games is one text.

import { folded, hasWords } from "../../formats/search.js";

/** Texts by numbers; 0 is none. */
export class Names {
  /** @type {(string | null)[]} */
  texts = [null];
  /** The texts without case and accents. */
  folded = [""];
  /** @type {Map<string | null, number>} */
  #numbers = new Map([[null, 0]]);
  /** The places of the texts in their order. @type {Uint32Array | undefined} */
  #ranks;

  /** About how many bytes the texts take. */
  get bytes() {
    return this.texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  }

  /** The number of a text, which is added where it is new. @param {string | null} text */
  add(text) {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.length;
    this.texts.push(text);
    this.folded.push(folded(text ?? ""));
    this.#numbers.set(text, number);
    return number;
  }

  /** Whether each text has all of the words. @param {string[]} words that are folded */
  having(words) {
    return Uint8Array.from(this.folded, (text) => Number(hasWords(text, words)));
  }

  /** The place of each text among all, without case and accents; those without a text are last. */
  get ranks() {
    if (this.#ranks?.length !== this.texts.length) this.#ranks = ranksOf(this.folded);
    return this.#ranks;
  }
}

/** @param {readonly string[]} texts */
function ranksOf(texts) {
  const order = Array.from(texts, (_, number) => number).sort((one, other) => {
    if (one === 0 || other === 0) return one === 0 ? 1 : -1;
    return texts[one] < texts[other] ? -1 : Number(texts[one] > texts[other]);
  });
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  for (const [at, number] of order.entries()) {
    if (at > 0 && (number === 0 || texts[number] !== texts[order[at - 1]])) rank += 1;
    ranks[number] = rank;
  }
  return ranks;
}
