import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { explain, FlipsideError, sentence } from "flipside/coach";
import { words as english } from "flipside/coach/en";
import { TELLINGS } from "../../../js/coach/reasons.js";
import { LANGUAGES } from "../../../www/words/languages.js";
import { faultsOf } from "../page/typography.js";
import { heldOut } from "./mistakes.js";

/** @import { Reason, Words } from "flipside/coach" */

/** The words of each language. @type {Words[]} */
const ALL = await Promise.all(
  LANGUAGES.map(async (language) => (await import(`flipside/coach/${language}`)).words),
);

/** A reason of each kind and form. @type {Reason[]} */
const REASONS = [1, 2, 5].flatMap((count) => [
  { kind: "corner-given", square: "a8", ply: count },
  { kind: "corner-missed", square: "h1", ply: count },
  { kind: "corner-missed", square: "h1", ply: 0 },
  { kind: "x-square", square: "b2", corner: "a1" },
  { kind: "c-square", square: "a2", corner: "a1" },
  { kind: "replies", played: 7, best: count },
  { kind: "replies", played: count, best: 1 },
  { kind: "choices", played: count, best: 9, ply: 4 },
  { kind: "safe-moves", played: count, best: 9, ply: count },
  { kind: "opponent-safe-moves", played: 9, best: count, ply: 3 },
  { kind: "mobility", played: -1.25, best: count / 2, plies: 8 },
  { kind: "pass-suffered", ply: 2 * count },
  { kind: "pass-missed", ply: count },
  { kind: "frontier", played: count, best: 0, ply: count },
  { kind: "own-regions", played: -count, best: 0, ply: count },
  { kind: "stable", played: -8, best: count - 8, ply: 20 },
  { kind: "parity", played: ["a1", "b1"], best: ["h8"] },
  { kind: "last-move", played: "opponent", best: "own" },
  { kind: "opening", played: { name: null, games: count - 1 }, best: { name: null, games: 1204 * count } },
  { kind: "opening", played: { name: null, games: 3 }, best: { name: "Tiger", games: count } },
]);

test("every language of the page has words for the coach, and no other has", () => {
  assert.ok(LANGUAGES.length === 7);
  assert.deepEqual(
    ALL.map(({ language }) => language),
    [...LANGUAGES],
  );
  const files = readdirSync(new URL("../../../js/coach/languages/", import.meta.url));
  assert.deepEqual(files.map((file) => file.replace(".js", "")).sort(), [...LANGUAGES].sort());
});

test("every language says each kind of reason, with the same squares and numbers as English", () => {
  const placesOf = (/** @type {string} */ text) =>
    [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const { language, sentences } of ALL) {
    assert.deepEqual(Object.keys(sentences).sort(), Object.keys(english.sentences).sort(), language);
    for (const [name, text] of Object.entries(english.sentences))
      assert.deepEqual(
        placesOf(sentences[/** @type {keyof typeof sentences} */ (name)]),
        placesOf(text),
        `${language}: ${name}`,
      );
  }
  /** @type {Set<Reason["kind"]>} */
  const kinds = new Set(Object.values(TELLINGS).map(({ kind }) => kind));
  kinds.add("opening");
  assert.deepEqual(
    [...kinds, "corner-missed-now", "opening-named"].sort(),
    Object.keys(english.sentences).sort(),
  );
  assert.deepEqual(
    [...kinds].filter((kind) => !REASONS.some((reason) => reason.kind === kind)),
    [],
  );
});

test("sentences are whole, and set as their language is", () => {
  for (const words of ALL) {
    for (const reason of REASONS) {
      const text = sentence(reason, words);
      assert.deepEqual(faultsOf(words.language, text), [], `${words.language}: ${text}`);
      assert.doesNotMatch(text, /[{}|#]|undefined|NaN/, text);
      assert.match(text, /[.。]$/, text);
      if ("square" in reason) assert.ok(text.includes(reason.square), text);
    }
  }
});

test("nouns agree with their numbers, and numbers are written as the language does", () => {
  const said = (/** @type {Reason} */ reason, /** @type {string} */ language) =>
    sentence(
      reason,
      ALL.find((words) => words.language === language),
    );
  assert.equal(
    said({ kind: "corner-given", square: "a8", ply: 1 }, "en"),
    "1 move later your opponent takes the corner a8; after the best move that does not happen.",
  );
  assert.match(said({ kind: "corner-given", square: "a8", ply: 3 }, "en"), /^3 moves later/);
  assert.match(
    said({ kind: "safe-moves", played: 1, best: 4, ply: 2 }, "de"),
    /1 sicheren Zug, der keine Ecke hergibt/,
  );
  assert.match(
    said({ kind: "safe-moves", played: 0, best: 1, ply: 2 }, "de"),
    /0 sichere Züge, .* wäre es 1\.$/,
  );
  assert.match(said({ kind: "safe-moves", played: 0, best: 4, ply: 2 }, "fr"), /0 coup sûr/);
  assert.match(said({ kind: "mobility", played: -2.75, best: 0.5, plies: 8 }, "en"), /on average 3\.3 fewer/);
  assert.match(said({ kind: "mobility", played: -2.75, best: 0.5, plies: 8 }, "fr"), /3,3 coups de moins/);
  assert.match(said({ kind: "mobility", played: -1, best: 0.04, plies: 8 }, "de"), /im Mittel 1 Zug weniger/);
  assert.equal(
    said({ kind: "opening", played: { name: null, games: 3 }, best: { name: null, games: 1204 } }, "en"),
    "The best move was played here in 1,204 known games, yours in 3.",
  );
  assert.match(
    said({ kind: "opening", played: { name: "Cow", games: 0 }, best: { name: "Tiger", games: 1204 } }, "fr"),
    /ouverture Tiger, jouée dans 1\s204 parties connues/,
  );
  assert.match(said({ kind: "corner-missed", square: "h1", ply: 0 }, "ja"), /^最善手は隅h1を取る手です。/);
});

test("English is said where no words are given", () => {
  for (const reason of REASONS) assert.equal(sentence(reason), sentence(reason, english));
});

test("each reason of the coach can be said in each language", () => {
  let said = 0;
  for (const { position, played, best } of heldOut().slice(0, 200)) {
    for (const reason of explain(position, played, best)) {
      for (const words of ALL) assert.ok(sentence(reason, words).length > 12);
      said += 1;
    }
  }
  assert.ok(said > 100, `${said} reasons`);
});

/** @type {[name: string, given: any[], message: RegExp][]} */
const REFUSED = [
  ["no reason", [undefined], /^reason: expected a reason of explain\(\), found undefined$/],
  ["an unknown kind", [{ kind: "luck" }], /^reason\.kind: expected corner-given, .* found "luck"$/],
  ["a kind of every object", [{ kind: "toString" }], /^reason\.kind: .* found "toString"$/],
  [
    "a missing number",
    [{ kind: "pass-suffered" }],
    /^reason\.ply: expected a square or a number, found undefined$/,
  ],
  ["a tag for words", [REASONS[0], "ja"], /^words: expected words of .* found "ja"$/],
  ["no words", [REASONS[0], null], /^words: .* found null$/],
  [
    "words that lack a sentence",
    [REASONS[0], { language: "xx", sentences: {} }],
    /^words\.sentences\["corner-given"\]: .* found undefined$/,
  ],
];

for (const [name, given, message] of REFUSED) {
  test(`${name} is refused by an error that names it`, () => {
    assert.throws(
      () => sentence(given[0], given[1]),
      (error) => {
        assert.ok(error instanceof FlipsideError);
        assert.equal(error.code, "INVALID_OPTION");
        assert.match(error.message, message);
        return true;
      },
    );
  });
}
