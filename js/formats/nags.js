// Signs of those who annotate games, as numbers: the Numeric Annotation Glyphs of PGN, of which `!` is 1 and `??` is 4.

/** No sign has a greater number. */
const GREATEST = 65_535;

/** What is written instead of a number, the longer sign before the shorter one. @type {ReadonlyMap<string, number>} */
const GLYPHS = new Map([
  ...Object.entries({ "!!": 3, "??": 4, "!?": 5, "?!": 6, "!": 1, "?": 2 }),
  ...Object.entries({ "=∞": 44, "+-": 18, "-+": 19, "+−": 18, "−+": 19 }),
  ...Object.entries({ "□": 7, "=": 10, "∞": 13, "⩲": 14, "⩱": 15, "±": 16, "∓": 17, "⊕": 138 }),
]);

const GLYPH = /!!|\?\?|!\?|\?!|=∞|\+[-−]|[-−]\+|[!?□=∞⩲⩱±∓⊕]/g;

/** The numbers of signs that are written as such. @param {string} text @returns {number[]} */
export function nagsIn(text) {
  return (text.match(GLYPH) ?? []).map((glyph) => /** @type {number} */ (GLYPHS.get(glyph)));
}

/** Whether a value is the number of a sign. @param {unknown} value @returns {value is number} */
export function isNag(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= GREATEST;
}

/**
 * The signs in a list of anything, each once, the least number first: what is none is left out.
 * @param {unknown} given
 * @returns {number[]}
 */
export function nagsOf(given) {
  const nags = new Set(Array.isArray(given) ? given.filter(isNag) : []);
  return [...nags].sort((one, other) => one - other);
}

/**
 * The properties of SGF that say the same as a sign, with their values: of the move, and of the position after it. One of each kind may
 * stand in a node.
 */
const SGF_SIGNS = Object.freeze({
  move: [
    sgfSign(1, "TE", "1"),
    sgfSign(3, "TE", "2"),
    sgfSign(2, "BM", "1"),
    sgfSign(4, "BM", "2"),
    sgfSign(5, "IT", ""),
    sgfSign(6, "DO", ""),
  ],
  position: [
    sgfSign(10, "DM", "1"),
    sgfSign(13, "UC", "1"),
    sgfSign(17, "GB", "1"),
    sgfSign(19, "GB", "2"),
    sgfSign(16, "GW", "1"),
    sgfSign(18, "GW", "2"),
  ],
});

/** Signs by their properties. @type {Map<string, { nag: number, name: string, value: string }[]>} */
const BY_PROPERTY = new Map();
for (const sign of Object.values(SGF_SIGNS).flat())
  BY_PROPERTY.set(sign.name, [...(BY_PROPERTY.get(sign.name) ?? []), sign]);

/** The property of Flipside for the signs that have none in SGF, by their numbers. */
const SGF_NAG = "NAG";

/** @param {number} nag @param {string} name @param {string} value */
function sgfSign(nag, name, value) {
  return { nag, name, value };
}

/** The sign that a property of SGF means; `undefined` for one that means none. @param {{ name: string, value: string }} property */
export function nagOfSgf({ name, value }) {
  const word = value.trim();
  const signs = BY_PROPERTY.get(name);
  // Files leave out the value where it is the plain one, and give one where there is none.
  if (signs) return signs.find((sign) => sign.value === (word || "1") || sign.value === "")?.nag;
  if (name === SGF_NAG) return /^\d{1,5}$/.test(word) && isNag(Number(word)) ? Number(word) : undefined;
  return undefined;
}

/** The properties of SGF for signs. @param {readonly number[]} nags @param {boolean} isMove whether their node has a move */
export function sgfNags(nags, isMove) {
  const kinds = isMove ? [SGF_SIGNS.move, SGF_SIGNS.position] : [SGF_SIGNS.position];
  const signs = kinds.flatMap((kind) => kind.find(({ nag }) => nags.includes(nag)) ?? []);
  const others = nags.filter((each) => !signs.some(({ nag }) => nag === each));
  return [
    ...signs.map(({ name, value }) => `${name}[${value}]`),
    ...(others.length > 0 ? [SGF_NAG, ...others.map((nag) => `[${nag}]`)] : []),
  ].join("");
}
