// The sentences of a file: of its comments and the names of its tests, or of a page of the documentation.

/** A sentence, and the line of the file on which its paragraph begins. @typedef {{ line: number, text: string }} Sentence */

/** A paragraph of prose. @typedef {{ line: number, text: string }} Paragraph */

/** How a line of a comment begins, by the ending of the file. @type {Readonly<Record<string, RegExp>>} */
const LINE_COMMENTS = {
  js: /^\s*\/\/\s?(.*)/,
  rs: /^\s*\/\/[/!]?\s?(.*)/,
  sh: /^\s*#(?!!)\s?(.*)/,
};
const KINDS = /** @type {Readonly<Record<string, string>>} */ ({
  mjs: "js",
  jsx: "js",
  ts: "js",
  tsx: "js",
  css: "js",
  toml: "sh",
  yml: "sh",
});

/** The type behind a tag of JSDoc, with braces in braces. */
const TYPE = String.raw`(?:\s+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})?`;
/** A tag of JSDoc with its type and name: what follows describes it. */
const TAG = new RegExp(
  String.raw`(?:^|\s)@(?:(?:callback|param|property|template|typedef)\b${TYPE}(?:\s+\[?[\w$.#]+\]?)?|[a-z]+\b${TYPE})`,
  "g",
);
/** A line with which a paragraph begins, even without an empty line before it. */
const BEGINS = /^\s*(?:@[a-z]|[-*>#|]|\d+\.\s)/;
const TEST = /^\s*(?:suite|test)\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/gm;

/** Joins lines to paragraphs; an empty line ends one. @param {Iterable<[line: number, text: string]>} lines @returns {Paragraph[]} */
function paragraphsOf(lines) {
  /** @type {Paragraph[]} */
  const paragraphs = [];
  /** @type {Paragraph | undefined} */
  let open;
  let last = 0;
  for (const [line, text] of lines) {
    if (open && (line > last + 1 || BEGINS.test(text) || !text.trim())) open = undefined;
    last = line;
    if (!text.trim()) continue;
    if (open) open.text += ` ${text.trim()}`;
    else {
      open = { line, text: text.trim() };
      paragraphs.push(open);
    }
  }
  return paragraphs;
}

/** The lines of comments. @param {string} text @param {string} kind @returns {Generator<[line: number, text: string]>} */
function* commentLines(text, kind) {
  const pattern = LINE_COMMENTS[kind];
  let isBlock = false;
  for (const [index, line] of text.split("\n").entries()) {
    const opened = kind === "js" && !isBlock && /^\s*\/\*+(.*)/.exec(line);
    if (opened || isBlock) {
      const [said] = (opened ? opened[1] : line.replace(/^\s*\*(?!\/)\s?/, "")).split("*/");
      yield [index + 1, said];
      isBlock = !line.includes("*/");
    } else yield [index + 1, pattern.exec(line)?.[1] ?? ""];
  }
}

/** The lines of a page of Markdown without its blocks of code. @param {string} text @returns {Generator<[line: number, text: string]>} */
function* pageLines(text) {
  let isCode = false;
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const isProse = !isCode && !/^(?:\s*```| {4}\S|<)/.test(line);
    yield [index + 1, isProse ? line : ""];
  }
}

/** The sentences of texts. @param {readonly string[]} texts @returns {string[]} */
export const sentencesIn = (texts) =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?:]["”)*]*)\s+(?=["“(*]*\p{Lu})/u))
    .map((sentence) => sentence.replace(/^[-*>#\s]+|^\d+\.\s+/, "").trim())
    .filter((sentence) => sentence !== "");

/** The sentences of a paragraph: code in them is one word. @param {Paragraph} paragraph @returns {Sentence[]} */
function sentencesOfParagraph({ line, text }) {
  const parts = text
    .replace(/`[^`]*`/g, "CODE")
    .split(TAG)
    .flatMap((part) => part.split("|"));
  return sentencesIn(parts).map((sentence) => ({ line, text: sentence }));
}

/**
 * The sentences of a file.
 * @param {string} name
 * @param {string} text
 * @returns {Sentence[]} none of a file that is no source, page or setting
 */
export function sentencesOf(name, text) {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  if (ending === "md") return paragraphsOf(pageLines(text)).flatMap(sentencesOfParagraph);
  const kind = KINDS[ending] ?? ending;
  if (!(kind in LINE_COMMENTS)) return [];
  const titles = [...text.matchAll(kind === "js" ? TEST : /(?!)/g)].map(({ 2: title, index }) => ({
    line: text.slice(0, index).split("\n").length,
    text: title.replace(/^./, (letter) => letter.toUpperCase()),
  }));
  return [...paragraphsOf(commentLines(text, kind)), ...titles].flatMap(sentencesOfParagraph);
}
