import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { words as coach } from "../../../js/coach/languages/en.js";
import { manifestIn } from "../../../scripts/site/manifests.mjs";
import { cardTexts } from "../../../www/opponent-card/text.js";
import { opponents } from "../../../www/players/opponents.js";
import { linkInAnyLanguage, queryIn } from "../../../www/state/address.js";
import { inOneText, phrasesOf, speak } from "../../../www/words/language.js";
import { LANGUAGES, languageOf } from "../../../www/words/languages.js";
import { numbersOf } from "../../../www/words/numbers.js";
import { faultsOf as faultsOfProse } from "../prose/faults.js";
import { sentencesIn } from "../prose/sentences.js";
import { ENGLISH } from "./english.js";
import { textsWithoutPhrase } from "./html.js";
import { CHOOSING, SAMPLES } from "./samples.js";
import { faultsOf } from "./typography.js";

const FILES = new URL("../../../www/languages/", import.meta.url);
/** What the lessons say, which comes with their room. */
const LESSONS = new URL("../../../www/learn/languages/", import.meta.url);

/** What every kind of value is, with the length of lists and the number of parameters. @param {unknown} value */
function kindOf(value) {
  if (typeof value === "function") return `function of ${value.length}`;
  return Array.isArray(value) ? `list of ${value.length}` : typeof value;
}

/** Every phrase by its path, `report.sizes.large` for example. @param {object} phrases @returns {Map<string, any>} */
function phrasesByPath(phrases, path = "") {
  const entries = Object.entries(phrases).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    return typeof value === "object" ? [...phrasesByPath(value, at)] : [[at, value]];
  });
  return new Map(/** @type {[string, any][]} */ (entries));
}

/**
 * What a phrase says, once for each sample of its arguments.
 * @param {string} path
 * @param {any} phrase
 * @returns {{ said: string, given: unknown[] }[]}
 */
function sayings(path, phrase) {
  if (typeof phrase === "string") return [{ said: phrase, given: [] }];
  return (SAMPLES[path] ?? []).map((given) => ({
    said: phrase(...given),
    // What the package finds wrong is told as one object.
    given: path.startsWith("files.problems.")
      ? given.flatMap((values) => Object.values(Object(values)))
      : given,
  }));
}

/** Whether a text has two words besides what was put into it. @param {{ said: string, given: unknown[] }} saying */
function hasWords({ said, given }) {
  const own = given.flat().reduce((/** @type {string} */ text, part) => text.replace(String(part), ""), said);
  return (own.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2;
}

/**
 * Whether what was put into a text is in it; numbers may have separators, and 1 may be a word.
 * @param {{ said: string, given: unknown[] }} saying
 */
function holdsGiven({ said, given }) {
  const plain = said.replace(/(?<=\d)[.,\s’](?=\d{3})/g, "");
  return given.flat().every((part) => {
    if (typeof part === "string") return CHOOSING.includes(part) || said.includes(part);
    return !Number.isInteger(part) || Number(part) < 2 || Number(part) > 1e8 || plain.includes(String(part));
  });
}

const english = phrasesByPath(ENGLISH);

test("every text of the HTML and of the manifest names its phrase, but what the opponent's card says", () => {
  // It is not seen in another language before the card has written it.
  const card = [cardTexts.title, ...opponents.about];
  assert.deepEqual(
    textsWithoutPhrase().filter((text) => !card.includes(text)),
    [],
  );
});

test("every phrase that is a function has samples, and holds what is put into it", () => {
  const functions = [...english].filter(([, phrase]) => typeof phrase === "function").map(([path]) => path);
  assert.deepEqual(Object.keys(SAMPLES).sort(), functions.sort());
  for (const [path, phrase] of english)
    for (const saying of sayings(path, phrase)) assert.ok(holdsGiven(saying), `${path}: ${saying.said}`);
});

test("no sentence of the page and of the coach is read twice", () => {
  const said = [...english].flatMap(([path, phrase]) => sayings(path, phrase).map((saying) => saying.said));
  const told = [coach.sentences, coach.long].flatMap((sentences) => Object.values(sentences));
  const faults = sentencesIn([...said, ...told]).flatMap((sentence) =>
    faultsOfProse(sentence).map((fault) => `${fault}: ${sentence}`),
  );
  assert.deepEqual(faults, []);
});

test("every language has a file, which imports nothing", () => {
  for (const folder of [FILES, LESSONS]) {
    const files = readdirSync(folder);
    assert.deepEqual(["en.js", ...files].sort(), LANGUAGES.map((tag) => `${tag}.js`).sort());
    for (const file of files)
      assert.doesNotMatch(readFileSync(new URL(file, folder), "utf8"), /^import\b/m, file);
  }
});

for (const file of readdirSync(FILES)) {
  const tag = file.replace(/\.js$/, "");
  const files = await Promise.all([FILES, LESSONS].map((folder) => import(new URL(file, folder).href)));
  const topics = files.map(({ phrases }) => phrases(numbersOf(tag)));
  const translated = phrasesByPath(Object.assign({}, ...topics));

  test(`${tag} has no gap and no phrase that English lacks, and each is of the same kind`, () => {
    const gaps = [...english].filter(([path]) => !translated.has(path));
    const unused = [...translated.keys()].filter((path) => !english.has(path));
    const said = gaps.map(([path, phrase]) => `${path}: ${sayings(path, phrase)[0]?.said}`);
    assert.deepEqual(said, [], `${gaps.length} phrases of ${tag} are said in English`);
    assert.deepEqual(unused, [], `phrases of ${tag} that are never said`);
    for (const [path, phrase] of translated) assert.equal(kindOf(phrase), kindOf(english.get(path)), path);
  });

  test(`${tag} says something of its own, with what is put into it`, () => {
    for (const [path, phrase] of translated) {
      const originals = sayings(path, english.get(path));
      for (const [index, saying] of sayings(path, phrase).entries()) {
        const original = originals[index];
        assert.equal(typeof saying.said, "string", path);
        assert.match(saying.said, /\S/, path);
        assert.doesNotMatch(saying.said, /undefined|\bnull\b|NaN|\[object|#/, path);
        assert.ok(holdsGiven(saying), `${path} leaves something out: ${saying.said}`);
        if (original && hasWords(original)) assert.notEqual(saying.said, original.said, `${path} is English`);
      }
    }
  });

  test(`${tag} has names of their own for what leaves a lesson and for the step to the last move`, () => {
    for (const phrases of [english, translated])
      assert.notEqual(phrases.get("guided.leave"), phrases.get("page.end") ?? assert.fail());
  });

  test(`${tag} is set as its readers are used to`, () => {
    const faults = [...translated].flatMap(([path, phrase]) =>
      sayings(path, phrase).flatMap(({ said }) =>
        faultsOf(tag, said).map((fault) => `${path}: ${fault}: ${said}`),
      ),
    );
    assert.deepEqual(faults, []);
  });
}

test("a phrase that a language lacks is said in English, within groups as well", () => {
  const english = {
    one: "one",
    list: ["a", "b"],
    group: { two: "two", many: (/** @type {number} */ count) => `${count}` },
  };
  speak("fr", { topic: { one: "un", group: { two: "deux" } } });
  try {
    const { one, list, group } = phrasesOf("topic", english);
    assert.deepEqual([one, list, group.two, group.many(3)], ["un", ["a", "b"], "deux", "3"]);
    assert.equal(phrasesOf("other", english), english);
  } finally {
    speak("en", {});
  }
});

test("sentences have a space between them where the language writes one", (t) => {
  t.after(() => speak("en", {}));
  const texts = LANGUAGES.map((tag) => {
    speak(tag, {});
    return [tag, inOneText(["A.", "B."])];
  });
  const tight = texts.filter(([, text]) => text === "A.B.").map(([tag]) => tag);
  assert.deepEqual(tight, ["ja", "zh-Hans", "zh-Hant"]);
  assert.ok(texts.every(([tag, text]) => tight.includes(tag) || text === "A. B."));
});

test("those whose browser runs no script, or cannot start the page, are told in every language", () => {
  const source = (/** @type {string} */ file) => readFileSync(new URL(`../${file}`, FILES), "utf8");
  const [, told = ""] = /<noscript>(.*?)<\/noscript>/s.exec(source("index.html")) ?? [];
  const tags = [...told.matchAll(/<p lang="([\w-]+)">[^<]*JavaScript/g)].map(([, tag]) => tag);
  assert.deepEqual(tags, [...LANGUAGES]);
  const sentences = [...source("boot.js").matchAll(/^ {4}"?([\w-]+)"?:\s+"(.+)",$/gm)];
  assert.deepEqual(sentences.map(([, tag]) => tag).sort(), [...LANGUAGES].sort());
  const troubles = [...source("trouble.js").matchAll(/^ {4}"?([\w-]+)"?: \[\n\s+"(.+)",\n\s+`(.+)`,$/gm)];
  assert.deepEqual(troubles.map(([, tag]) => tag).sort(), [...LANGUAGES].sort());
  for (const [, tag = "", ...said] of [...sentences, ...troubles])
    for (const sentence of said)
      assert.deepEqual(faultsOf(tag, sentence.replace(/\$\{\w+\}/, "…")), [], sentence);
});

test("the manifest of each language is the English one in its words", async () => {
  const english = JSON.parse(readFileSync(new URL("../manifest.webmanifest", FILES), "utf8"));
  for (const tag of LANGUAGES.slice(1)) {
    const manifest = JSON.parse(await manifestIn(tag));
    const { lang, description, shortcuts, ...rest } = manifest;
    assert.equal(lang, tag);
    assert.notEqual(description, english.description);
    assert.equal(shortcuts.length, english.shortcuts.length);
    for (const [index, { name, ...same }] of shortcuts.entries()) {
      const { name: original, ...expected } = english.shortcuts[index];
      assert.notEqual(name, original);
      assert.deepEqual(same, expected);
    }
    // By these a system knows that the installed page is the same.
    for (const [key, value] of Object.entries(rest)) assert.deepEqual(value, english[key], key);
  }
});

test("the language is the one asked for, else the one chosen, else the browser's first that is there", () => {
  const language = (
    /** @type {string | null} */ asked,
    chosen = "auto",
    /** @type {string[]} */ preferred = [],
  ) => languageOf({ asked, chosen, preferred });
  assert.equal(language("fr", "de", ["ja"]), "fr");
  assert.equal(language("xx", "de", ["ja"]), "de");
  assert.equal(language(null, "auto", ["pt-BR", "es-419", "fr"]), "es");
  assert.equal(language(null, "auto", ["FR-ca"]), "fr");
  assert.equal(language(null, "auto", ["pt", "it"]), "en");
  assert.equal(language(null, "auto", ["en-GB", "fr"]), "en");
  for (const tag of ["zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-CN", "zh-hant-hk"])
    assert.equal(language(null, "auto", [tag]), "zh-Hant", tag);
  for (const tag of ["zh", "zh-CN", "zh-SG", "zh-Hans", "zh-Hans-HK"])
    assert.equal(language(null, "auto", [tag]), "zh-Hans", tag);
});

test("numbers and counts are written as the language does", () => {
  const [en, fr, ja] = ["en", "fr", "ja"].map(numbersOf);
  assert.equal(en?.whole(12345), "12,345");
  assert.equal(fr?.tenths(9), "9,0");
  assert.equal(ja?.counted(1.2e9), "12億");
  assert.equal(fr?.percent(0.5), "50\u00a0%");
  const forms = { one: "# coup", other: "# coups" };
  assert.deepEqual(
    [0, 1, 2].map((count) => fr?.plural(count, forms)),
    ["0 coup", "1 coup", "2 coups"],
  );
  assert.equal(ja?.plural(1, { other: "#手" }), "1手");
});

test("an address keeps the language that it names, and a link for others names none", () => {
  assert.equal(queryIn("fr", "?lang=de"), "?lang=fr");
  assert.equal(queryIn("fr", "?analyze&lang=zh-Hant&x"), "?analyze&lang=fr&x");
  assert.equal(queryIn("fr", "?analyze"), "?analyze");
  assert.equal(queryIn("auto", "?analyze&lang=fr&x"), "?analyze&x");
  assert.equal(queryIn("auto", "?lang=fr"), "");
  const links = {
    "https://a.b/?lang=fr": "https://a.b/",
    "https://a.b/?lang=fr&analyze#f5d6": "https://a.b/?analyze#f5d6",
    "https://a.b/?analyze&lang=fr#f5": "https://a.b/?analyze#f5",
    "https://a.b/?puzzles#lang=fr": "https://a.b/?puzzles#lang=fr",
  };
  for (const [href, link] of Object.entries(links)) assert.equal(linkInAnyLanguage(href), link);
});
