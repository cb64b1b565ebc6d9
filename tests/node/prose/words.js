// Words that mean one thing, as CONTRIBUTING lists them.

/** A name of a type where it is declared; what an import brings is declared elsewhere. */
const DECLARED = [
  /@typedef \{(?!import\()(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\} (\w+)/g,
  /^(?:export )?(?:default )?(?:class|interface|type|enum) (\w+)(?=[\s<={])/gm,
];

const DECLARED_IN_RUST = [/^ *(?:pub(?:\([\w: ]+\))? )?(?:struct|enum|trait|type) (\w+)/gm];

/** @param {string} file */
const isRust = (file) => file.endsWith(".rs");

/** How a word that is no type must not be used. @type {Readonly<Record<string, RegExp>>} */
const REFUSED = Object.freeze({
  // Neither sketched by hand, nor dealt by lot, nor a draw.
  drawn:
    /@property \{.*\} \[?drawn\b|\bstate\.drawn\b|^ +drawn: |\bdraws(?:Color|Side):|\bdrawn(?:Opening|Plies|Side)\b|(?<!start === )"drawn"/m,
  // Neither what a browser keeps nor the engine's table.
  memory: /\bsettings\.memory\b|\bmemory: (?:toggle|true|false)\b|\bengine-?memory/i,
  // Neither an index nor a rank, a bit or a slot.
  place:
    /\bplaces? = [^\n]*\.(?:findIndex|indexOf|reduce)\(|\[place, \w+\] of|\w\[place\]|\bplace (?:\* \w|%|>>)/,
  practise: /\bpractis/i,
});

/** How a word must not be used in the code of Rust, where `Move::Place` alone is a place. @type {Readonly<Record<string, RegExp>>} */
const REFUSED_IN_RUST = Object.freeze({ drawn: /\bdrawn\b/, place: /\bplaces?\b|\bPLACES?\b/ });

/** The code of Rust without comments and texts. @param {string} text */
const codeOfRust = (text) => text.replaceAll(/\/\/[^\n]*|'"'|"(?:\\.|[^"\\])*"/gs, "");

/** Whether a file uses a word where it is refused. @param {string} word @param {string} file @param {string} text */
function isRefused(word, file, text) {
  if (isRust(file)) return REFUSED_IN_RUST[word]?.test(codeOfRust(text)) ?? false;
  return Boolean(REFUSED[word]?.test(text));
}

/** The words of the table of CONTRIBUTING. @param {string} text @returns {string[]} */
export function listedWords(text) {
  const [, section = ""] = text.split("## One word, one thing\n");
  const [table = ""] = section.split("\n## ");
  return [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, word = ""]) => word);
}

/**
 * Where a word means a second thing: types that are declared more than once, other words where they are refused.
 * @param {string} word
 * @param {ReadonlyMap<string, string>} sources by their files
 * @returns {string[]} files
 */
export function secondMeanings(word, sources) {
  const files = [...sources.keys()];
  if (!/^[A-Z]/.test(word)) {
    if (!REFUSED[word]) throw new Error(`${word}: nothing says how it must not be used`);
    return files.filter((file) => isRefused(word, file, String(sources.get(file))));
  }
  const declaring = files.filter((file) =>
    (isRust(file) ? DECLARED_IN_RUST : DECLARED).some((pattern) =>
      [...String(sources.get(file)).matchAll(pattern)].some(([, name]) => name === word),
    ),
  );
  // The core has types of its own under a name that the package has as well.
  return [declaring.filter(isRust), declaring.filter((file) => !isRust(file))].flatMap((found) =>
    found.length > 1 ? found : [],
  );
}
