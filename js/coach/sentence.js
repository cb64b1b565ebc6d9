// Reasons in words. A language has a whole sentence for each kind, with places for squares and numbers.

import { invalid } from "../host/error.js";
import { opponentOf } from "../rules/board.js";
import { areNamed, namedIn } from "./experiment/named.js";
import { besideCorner } from "./facts/board.js";
import { words as english } from "./languages/en.js";

/**
 * @import { Color, Square } from "../generated/types.js"
 * @import { Decided } from "./decided.js"
 * @import { Choices } from "./experiment/choices.js"
 * @import { Praise } from "./experiment/praise.js"
 * @import { BestReply, Punisher, Refutation } from "./experiment/refutation.js"
 * @import { Reason } from "./reasons.js"
 */

/** What can be said. @typedef {Reason | Praise | Decided} Sayable */

/**
 * Which sentence is said: of most kinds there is one, of others it depends on their fields.
 * @typedef {keyof typeof english.sentences} SentenceName
 */

/**
 * A language of the coach. A sentence has places such as `{square}`; those of numbers may have forms by the plural categories of the
 * language, with `#` for the number, as in `{ply|one:# move|other:# moves}`, and those of colors have a form for each:
 * `{opponent|black:Black|white:White}`. The one who chose the move and the other side, `{player}` and `{rival}`, are `you` or a
 * color: `{player|you:you need|black:Black needs|white:White needs}`. The form `other` stands for all that have none.
 * @typedef {object} Words
 * @property {string} language Its tag, such as `"en"`, by which numbers and lists are written and plurals are chosen.
 * @property {Readonly<Record<SentenceName, string>>} sentences By the kinds of reasons.
 * @property {Readonly<Record<LongName, string>>} long What the long form adds.
 */

/** Of which sentences there is more to say. @typedef {keyof typeof english.long} LongName */

/**
 * How a reason is said.
 * @typedef {object} SentenceOptions
 * @property {boolean | undefined} [long] Whether the numbers are said as well, in a second sentence. `false` when left out.
 * @property {Color | undefined} [player] The color that chose the move: the sentence speaks of it, and not to it, "White needed" in
 *   place of "you needed".
 */

/** A difference of moves that is none to people. */
const LITTLE = 1;

/** A place in a sentence, and the forms of its number or color. */
const PLACE = /\{(\w+)((?:\|[^{}|]*)*)\}/g;

/**
 * A reason as a sentence for the player who chose the move, or for others about that player: at most 20 English words.
 *
 * ```js
 * import { sentence } from "flipside/coach";
 * import { words } from "flipside/coach/ja";
 *
 * sentence({ kind: "corner-given", square: "a8", ply: 3 }); // "By best play your opponent takes the corner a8 3 moves later; …"
 * sentence({ kind: "corner-given", square: "a8", ply: 3 }, words);
 * sentence({ kind: "few-answers", reply: "a2", squares: ["b1"] }, undefined, { player: "black" }); // "The reply a2 leaves Black only b1."
 * ```
 * @param {Sayable} reason
 * @param {Words} [words] of `flipside/coach/ja` and the like; English when left out
 * @param {SentenceOptions} [options]
 * @returns {string}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function sentence(reason, words = english, { long = false, player } = {}) {
  if (!reason?.kind) throw invalid("reason", "a reason of explain()", reason);
  if (typeof words?.language !== "string" || !words.sentences)
    throw invalid("words", "words of flipside/coach/ja", words);
  const name = nameOf(reason);
  if (!Object.hasOwn(english.sentences, name))
    throw invalid("reason.kind", "a kind of reason with its fields", reason.kind);
  if (!["black", "white", undefined].includes(player)) throw invalid("options.player", "a color", player);
  const values = { ...valuesOf(reason), player: player ?? "you", rival: player ? opponentOf(player) : "you" };
  return [["sentences", name], ...(long ? moreOf(reason).map((more) => ["long", more]) : [])]
    .map(([part, which]) => filled(words, part, which, values))
    .join(/^(ja|zh)/.test(words.language) ? "" : " ");
}

/**
 * A sentence with its places filled.
 * @param {Words} words
 * @param {string} part of the words
 * @param {string} name
 * @param {Record<string, unknown>} values by the names of the places
 */
function filled(words, part, name, values) {
  const { language } = words;
  const pattern = /** @type {Record<string, any>} */ (words)[part]?.[name];
  if (typeof pattern !== "string") throw invalid(`words.${part}["${name}"]`, "a text", pattern);
  return pattern.replace(PLACE, (_, field, given) => {
    const value = values[field];
    if (Array.isArray(value)) return new Intl.ListFormat(language).format(value);
    const forms = formsOf(given);
    if (typeof value === "string") return forms[value] ?? forms.other ?? value;
    if (Number.isFinite(value)) return counted(language, /** @type {number} */ (value), forms);
    throw invalid(`reason.${field}`, "a square or a number", value);
  });
}

/** The name of the sentence that says a reason. @param {Sayable} reason @returns {string} */
export function nameOf(reason) {
  switch (reason.kind) {
    case "corner-missed":
      return reason.ply === 0 ? "corner-missed-now" : reason.kind;
    case "pass-missed":
      return reason.ply === 1 ? "pass-missed-now" : reason.kind;
    case "discs-lost":
      return areNamed(reason.squares) ? reason.kind : "edge-lost";
    case "opening":
      return reason.best?.name ? "opening-named" : reason.kind;
    case "refutation":
    case "best-reply":
      if (isAlone(reason)) return replyOf(reason).left ? "reply-key-alone" : "reply-key-alone-opened";
      return opensCorner(reason) ? "corner-opened" : punished(replyOf(reason), reason.move);
    case "prevents":
      return punished(reason, reason.move).replace("reply", "prevents");
    case "only-move":
      return `only-${reason.keeps ?? "move"}`;
    case "corner-next":
      if (reason.opened) return `corner-next-${reason.opened}`;
      return besideCorner(reason.move, reason.square) ? "corner-next-beside" : reason.kind;
    case "next-reply":
      return reason.how === "key" || reason.how === "wanted" ? `next-${reason.how}` : "next-shut";
    case "answer-lost":
      return reason.by?.length > 0 ? "answer-turned" : reason.kind;
    case "better-lost":
      return reason.turner === reason.move ? "better-flipped" : reason.kind;
    case "access":
      return `access-${reason.whose}`;
    case "choices":
      return `choices-${reason.how === "fewer" ? `${fewerOf(reason)}${reason.line?.length > 1 ? "-later" : ""}` : reason.how}`;
    case "few-answers":
      return reason.squares?.length > 0 ? reason.kind : "no-answer";
    case "decided":
      return reason.before === reason.after ? "decided-most" : `decided-${reason.before}`;
    default:
      return reason.kind;
  }
}

/** The reply that is told of, or the best of several. @param {Refutation | BestReply} reason @returns {Partial<Punisher>} */
function replyOf(reason) {
  return reason.kind === "refutation" ? (reason.replies?.[0] ?? {}) : reason;
}

/**
 * Whether the only reply that punishes is the square of the better move: what others bring less is the worth of it.
 * @param {Refutation | BestReply} reason
 */
function isAlone(reason) {
  if (reason.kind !== "refutation" || !reason.discs) return false;
  return reason.replies?.length === 1 && reason.replies[0].how === "key";
}

/** Whether what the move opens is the corner beside it. @param {Refutation | BestReply} reason */
function opensCorner(reason) {
  if (replyOf(reason).how !== "opened") return false;
  const { squares = [] } = namedIn(reason);
  return squares.length === 1 && besideCorner(reason.move, squares[0]) !== undefined;
}

/** Whose moves are told of: those of a side that has about as many are not. @param {Choices} reason */
function fewerOf({ played, best, theirs, instead }) {
  if (Math.abs(best - played) <= LITTLE) return instead > 0 ? "theirs" : "fewer";
  return Math.abs(theirs - instead) <= LITTLE ? "own" : "fewer";
}

/** The sentence about a reply. @param {Partial<Punisher>} reply @param {Square} move the move played */
function punished({ how, left, answer, flips, lost }, move) {
  if (how === "key") return left ? "reply-key" : "reply-key-opened";
  if (how !== "answered") return `reply-${how}`;
  if (lost) return answer === move ? "reply-spent" : "reply-unanswered";
  return areNamed(flips) ? "reply-answered-more" : "reply-answered";
}

/** What there is more to say of a reason, in numbers. @param {Sayable} reason @returns {LongName[]} */
function moreOf(reason) {
  const { kind } = reason;
  // What no search shows for sure has no number.
  const isShown = kind !== "refutation" || (reason.discs && !isAlone(reason));
  const more = isShown && kind in english.long ? [/** @type {LongName} */ (kind)] : [];
  if (kind !== "refutation" && kind !== "best-reply") return more;
  return replyOf(reason).cost ? [...more, "cost"] : more;
}

/**
 * What the places of a sentence can show: the fields, the first and the last of several squares, and the difference of the two lines.
 * @param {Sayable} reason
 * @returns {Record<string, unknown>}
 */
function valuesOf(reason) {
  if ("better" in reason && reason.kind !== "decided") {
    const named = { ...reason, ...namedIn(reason) };
    const place = /[ah][18]/.test(`${named.answer ?? named.square}`) ? "corner" : "square";
    if (!("line" in reason)) return { ...named, place };
    const { line, otherwise } = reason;
    // As a text, its forms are by the number itself.
    return { ...named, place, later: `${line.length}`, other: otherwise[0] };
  }
  if (reason.kind === "opening")
    return { name: reason.best?.name, best: reason.best?.games, played: reason.played?.games };
  const values = /** @type {Record<string, any>} */ (reason);
  const { squares, played, best } = values;
  return { ...values, from: squares?.[0], to: squares?.at(-1), difference: Math.abs(played - best) };
}

/** The forms of a place by number or color. @param {string} forms @returns {Record<string, string | undefined>} */
function formsOf(forms) {
  const entries = forms.split("|").map((form) => form.split(/:(.*)/s));
  // Without a prototype: a word such as "constructor" is no form.
  return { __proto__: null, ...Object.fromEntries(entries) };
}

/**
 * A number with the word that it takes.
 * @param {string} language
 * @param {number} number
 * @param {Record<string, string | undefined>} forms by plural category
 */
function counted(language, number, forms) {
  const rounded = Math.round(10 * number) / 10;
  const written = new Intl.NumberFormat(language).format(rounded);
  const form = forms[new Intl.PluralRules(language).select(rounded)] ?? forms.other ?? "#";
  return form.replace("#", written);
}
