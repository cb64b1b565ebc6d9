// What a machine can see of how a text is set.

/** A fault, and what shows it. @typedef {readonly [fault: string, pattern: RegExp]} Rule */

const CJK = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]";

/** @type {readonly Rule[]} */
const EVERYWHERE = [
  ["two spaces", /[ \u00a0\u202f]{2}/],
  ["a space at an end", /^\s|\s$/],
  ["a space before a stop", /\s[,.](?!\w)/],
  ["three dots", /\.\.\./],
  ["an em dash", /—/],
  ["a straight quotation mark", /"/],
];

/** @type {Rule} */
const APOSTROPHE = ["a straight apostrophe", /'/];

/** @type {readonly Rule[]} */
const FULL_WIDTH = [
  ["a narrow stop", new RegExp(`${CJK}[,.;:?!]|[,;?!]${CJK}`, "u")],
  ["a space between characters", new RegExp(`${CJK} ${CJK}`, "u")],
];

/** @type {Readonly<Record<string, readonly Rule[]>>} */
const RULES = {
  de: [APOSTROPHE],
  es: [
    APOSTROPHE,
    ["a question without its first mark", /^[^¿]*\?/],
    ["an exclamation without its first mark", /^[^¡]*!/],
  ],
  fr: [
    APOSTROPHE,
    ["no narrow space before a mark", /[^\s\u00a0\u202f][?!;:](?=\s|$)/],
    ["a plain space before a mark", / [?!;:»%]/],
  ],
  ja: FULL_WIDTH,
  "zh-Hans": [...FULL_WIDTH, ["a traditional character", /[們這個時對開關還沒遊戲電腦邊後來過說見讓點]/]],
  "zh-Hant": [...FULL_WIDTH, ["a simplified character", /[们这个时对开关还没游戏电脑边后来过说见让点]/]],
};

/** What is wrong with a text. @param {string} tag of its language @param {string} text @returns {string[]} */
export function faultsOf(tag, text) {
  return [...EVERYWHERE, ...(RULES[tag] ?? [])]
    .filter(([, pattern]) => pattern.test(text))
    .map(([fault]) => fault);
}
