// Reasons in words. A language has a whole sentence for each kind, with places for squares and numbers.

import { describe, FlipsideError } from "../host/error.js";
import { words as english } from "./languages/en.js";

/** @import { Reason, ReasonKind } from "./reasons.js" */

/**
 * Which sentence is said: that of a kind, of a corner that could have been taken at once, or of a move into an opening with a name.
 * @typedef {ReasonKind | "corner-missed-now" | "opening-named"} SentenceName
 */

/**
 * A language of the coach. A sentence has places such as `{square}`; those of numbers may have forms by the plural categories of the language, with `#`
 * for the number: `{ply|one:# move|other:# moves}`.
 * @typedef {object} Words
 * @property {string} language Its tag, such as `"en"`, by which numbers are written and plurals are chosen.
 * @property {Readonly<Record<SentenceName, string>>} sentences By the kinds of reasons.
 */

/** A place in a sentence, and the forms of its number. */
const PLACE = /\{(\w+)((?:\|[^{}|]*)*)\}/g;

/**
 * A reason as a sentence for the player who chose the move.
 *
 * ```js
 * import { sentence } from "flipside/coach";
 * import { words } from "flipside/coach/ja";
 *
 * sentence({ kind: "corner-given", square: "a8", ply: 3 }); // "3 moves later your opponent takes the corner a8; …"
 * sentence({ kind: "corner-given", square: "a8", ply: 3 }, words);
 * ```
 * @param {Reason} reason
 * @param {Words} [words] of `flipside/coach/ja` and the like; English when left out
 * @returns {string}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function sentence(reason, words = english) {
  if (typeof reason !== "object" || reason === null) throw refusal("reason", "a reason of explain()", reason);
  if (typeof words?.language !== "string" || typeof words.sentences !== "object" || words.sentences === null)
    throw refusal("words", "words of flipside/coach/ja or another language", words);
  if (!Object.hasOwn(english.sentences, reason.kind))
    throw refusal("reason.kind", Object.keys(english.sentences).join(", "), reason.kind);
  const name = nameOf(reason);
  const pattern = words.sentences[name];
  if (typeof pattern !== "string") throw refusal(`words.sentences["${name}"]`, "a text", pattern);
  const values = valuesOf(reason);
  return pattern.replace(PLACE, (_, place, forms) => {
    const value = values[place];
    if (typeof value === "string") return value;
    if (Number.isFinite(value)) return counted(words.language, /** @type {number} */ (value), forms);
    throw refusal(`reason.${place}`, "a square or a number", value);
  });
}

/** @param {Reason} reason @returns {SentenceName} */
function nameOf(reason) {
  if (reason.kind === "corner-missed" && reason.ply === 0) return "corner-missed-now";
  return reason.kind === "opening" && reason.best?.name ? "opening-named" : reason.kind;
}

/** What the places of a sentence can show: the fields, lists as their lengths, and the difference of the two lines. @param {Reason} reason @returns {Record<string, unknown>} */
function valuesOf(reason) {
  if (reason.kind === "opening")
    return { name: reason.best?.name, best: reason.best?.games, played: reason.played?.games };
  const values = Object.fromEntries(
    Object.entries(reason).map(([field, value]) => [field, Array.isArray(value) ? value.length : value]),
  );
  return /** @type {Record<string, unknown>} */ ({
    ...values,
    difference: Math.abs(values.played - values.best),
  });
}

/** A number with the word that it takes. @param {string} language @param {number} number @param {string} forms */
function counted(language, number, forms) {
  const rounded = Math.round(10 * number) / 10;
  const written = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rounded);
  if (forms === "") return written;
  const byCategory = new Map(
    forms
      .slice(1)
      .split("|")
      .map((form) => [form.slice(0, form.indexOf(":")), form.slice(form.indexOf(":") + 1)]),
  );
  const form =
    byCategory.get(new Intl.PluralRules(language).select(rounded)) ?? byCategory.get("other") ?? "#";
  return form.replace("#", written);
}

/** @param {string} what @param {string} expected @param {unknown} found */
function refusal(what, expected, found) {
  return new FlipsideError("INVALID_OPTION", `${what}: expected ${expected}, found ${describe(found)}`);
}
