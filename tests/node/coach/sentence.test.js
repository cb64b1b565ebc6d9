import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { decided, explain, FlipsideError, praise, sentence } from "flipside/coach";
import { words as english } from "flipside/coach/en";
import { LANGUAGES } from "../../../www/words/languages.js";
import { faultsOf } from "../page/typography.js";
import { heldOut, replied } from "./mistakes.js";

/** @import { Punisher, Reason, Sayable, Words } from "flipside/coach" */

/** The words of each language. @type {Words[]} */
const ALL = await Promise.all(
  LANGUAGES.map(async (language) => (await import(`flipside/coach/${language}`)).words),
);

/** The moves of experiments. */
const TRIED = /** @type {const} */ ({ move: "g6", better: "b5", opponent: "white" });
/** Each way in which a reply is good. @type {Punisher[]} */
const PUNISHERS = [
  { square: "b5", how: "key" },
  { square: "b5", how: "key", left: true },
  { square: "g4", how: "opened", by: ["f5", "g6"] },
  { square: "f7", how: "closed", by: ["c4"] },
  { square: "d6", how: "answered", answer: "c6", cost: 8, flips: ["b5", "c5", "d5", "d6"] },
  { square: "d6", how: "answered", answer: "c6", cost: 8, flips: ["c5", "d5", "d6"] },
  { square: "d6", how: "answered", answer: "c6", cost: 1, lost: true },
  { square: "d6", how: "answered", answer: "h8", cost: 1, lost: true },
  { square: "d6", how: "answered", answer: "g6", cost: 8, lost: true },
  { square: "d6", how: "answered", answer: "a8", flips: ["a4", "a5", "a6", "a7"] },
];

/** One's choice of moves after so many moves. @param {number} length */
const choicesAfter = (length) => ({
  kind: /** @type {const} */ ("choices"),
  ...TRIED,
  reply: /** @type {const} */ ("g4"),
  line: /** @type {const} */ (["g4", "g3", "h3", "h2", "g2"]).slice(0, length),
  otherwise: /** @type {const} */ (["c7", "g3", "h3", "h2", "g2"]).slice(0, length),
  theirs: 19,
  instead: 12,
});

/** What can be said, of each kind and form. @type {Sayable[]} */
const EXPERIMENTS = [
  ...PUNISHERS.flatMap((reply) => [
    {
      kind: /** @type {const} */ ("refutation"),
      ...TRIED,
      discs: 6,
      replies: [reply, { ...reply, square: /** @type {const} */ ("h3") }],
    },
    {
      kind: /** @type {const} */ ("refutation"),
      ...TRIED,
      discs: 1,
      replies: [reply, ...PUNISHERS.slice(0, 2)],
    },
    { kind: /** @type {const} */ ("best-reply"), ...TRIED, ...reply },
    { kind: /** @type {const} */ ("prevents"), ...TRIED, ...reply },
  ]),
  { kind: "refutation", ...TRIED, discs: 2, replies: [{ square: "b5", how: "key" }] },
  { kind: "refutation", ...TRIED, discs: 2, replies: [{ square: "b5", how: "key", left: true }] },
  { kind: "answer-lost", ...TRIED, reply: "g4", square: "h3", by: [] },
  { kind: "answer-lost", ...TRIED, reply: "g4", square: "h3", by: ["e4", "f4", "g5"] },
  { kind: "better-lost", ...TRIED, reply: "g4", by: ["c4", "d4"], turner: "g4" },
  { kind: "better-lost", ...TRIED, reply: "g4", by: ["c4"], turner: "g6" },
  .../** @type {const} */ (["key", "wanted", "opened", "closed"]).map((how) => ({
    kind: /** @type {const} */ ("next-reply"),
    ...TRIED,
    reply: /** @type {const} */ ("g4"),
    answer: /** @type {const} */ ("g3"),
    square: /** @type {const} */ ("h3"),
    how,
  })),
  { kind: "move-lost", ...TRIED, reply: "g4", other: "g3", square: "a6" },
  { kind: "corner-next", ...TRIED, reply: "g4", square: "h1" },
  { kind: "corner-next", ...TRIED, move: "g2", reply: "g4", square: "h1" },
  { kind: "corner-next", ...TRIED, move: "g2", reply: "g4", square: "h1", opened: "answer" },
  { kind: "corner-next", ...TRIED, move: "g2", reply: "g4", square: "h1", opened: "each" },
  { kind: "answer-lost", ...TRIED, reply: "g4", square: "h1", by: ["e4"] },
  { kind: "best-reply", ...TRIED, move: "h2", square: "h1", how: "opened", by: ["g2"] },
  { kind: "few-answers", ...TRIED, reply: "g4", squares: ["a2", "h1", "h2"] },
  { kind: "few-answers", ...TRIED, reply: "g4", squares: [] },
  .../** @type {const} */ (["own", "opponent"]).flatMap((whose) =>
    [1, 2, 4].map((count) => ({
      kind: /** @type {const} */ ("access"),
      ...TRIED,
      whose,
      squares: /** @type {const} */ (["a2", "b1", "h1", "h2"]).slice(0, count),
    })),
  ),
  .../** @type {const} */ ([
    ["unsafe", 3],
    ["unsafe", 5],
    ["left", 3],
    ["left", 5],
    ["opened", 1],
    ["fewer", 1],
    ["fewer", 3],
    ["fewer", 5],
  ]).flatMap(([how, length]) =>
    [1, 2].map((count) => ({
      ...choicesAfter(length),
      how,
      ...(how === "left" && { squares: /** @type {const} */ (["a2", "h1", "h2"]).slice(0, count) }),
      played: how === "unsafe" || how === "opened" ? 0 : count,
      best: 4 + count,
    })),
  ),
  ...[1, 3].flatMap((length) => [
    { ...choicesAfter(length), how: /** @type {const} */ ("fewer"), played: 9, best: 10 },
    { ...choicesAfter(length), how: /** @type {const} */ ("fewer"), played: 1, best: 5, instead: 18 },
  ]),
  { kind: "can-wait", ...TRIED, square: "g6" },
  { kind: "only-move", square: "b5", discs: 7 },
  { kind: "only-move", square: "b5", discs: 2, keeps: "win" },
  { kind: "only-move", square: "b5", discs: 2, keeps: "draw" },
  .../** @type {const} */ (["win", "draw", "loss"]).map((before) => ({
    kind: /** @type {const} */ ("decided"),
    ply: 33,
    turn: /** @type {const} */ ("black"),
    loss: 9,
    before,
    after: /** @type {const} */ ("loss"),
    move: /** @type {const} */ ("g6"),
    better: /** @type {const} */ ("b5"),
  })),
];

/** A reason of each kind and form. @type {Sayable[]} */
const REASONS = [1, 2, 5]
  .flatMap(
    (count) =>
      /** @type {Sayable[]} */ ([
        { kind: "corner-given", square: "a8", ply: count },
        { kind: "corner-missed", square: "h1", ply: count },
        { kind: "corner-missed", square: "h1", ply: 0 },
        { kind: "safe-moves", played: count, best: 9, ply: count },
        { kind: "mobility", played: count, best: 2 * count, plies: 8 },
        { kind: "pass-suffered", ply: 2 * count, square: "b7" },
        { kind: "pass-missed", ply: count, square: "b7" },
        { kind: "frontier", played: count, best: 0, ply: count },
        { kind: "own-regions", played: -count, best: 0, ply: count },
        { kind: "stable", played: -8, best: count - 8, ply: 20 },
        { kind: "last-move", played: "opponent", best: "own", square: "g8", instead: "b1" },
        { kind: "last-move", played: "opponent", best: "own", square: "g8", instead: "g8" },
        { kind: "discs-lost", squares: ["d4", "d5", "d6"].slice(0, Math.min(count, 3)) },
        { kind: "discs-lost", squares: ["a2", "a3", "a4", "a5"] },
        { kind: "region-last", squares: ["g7", "h7", "g8", "h8"] },
        {
          kind: "opening",
          played: { name: null, games: count - 1 },
          best: { name: null, games: 1204 * count },
        },
        { kind: "opening", played: { name: null, games: 3 }, best: { name: "Tiger", games: count } },
      ]),
  )
  .concat(EXPERIMENTS);

/** Places that say who plays: a language may leave them out where it is clear, or need one more. */
const WHO = ["opponent", "player", "rival"];

/** How the two sides are called, one after the other. */
const SIDES = "Black White Schwarz Weiß Noir Blanc negras blancas 黑方 白方 黒 白".split(" ");
const SIDE = new RegExp(SIDES.join("|"), "g");

/** Black and White exchanged in a sentence. @param {string} text */
const exchanged = (text) => text.replace(SIDE, (side) => SIDES[SIDES.indexOf(side) ^ 1]);

/** A reason of a move that a color chose. @param {"black" | "white"} player @param {Sayable} reason @returns {Sayable} */
function of(player, reason) {
  const opponent = player === "black" ? "white" : "black";
  const turned = {
    ...reason,
    ...("opponent" in reason && { opponent }),
    ...("turn" in reason && { turn: player }),
  };
  return /** @type {Sayable} */ (turned);
}

/** By which a sentence speaks to the person who reads it. @type {Record<string, RegExp>} */
const ADDRESS = {
  en: /\byou(rs?)?\b/i,
  de: /\b(du|dir|dich|deine?[mnrs]?)\b/i,
  fr: /\b(vous|votre|vos)\b|vôtres?/i,
  es: /\b(tu|tus|te|tuyas?)\b|tú/i,
  ja: /自分(?!で)|相手/,
  "zh-Hans": /你/,
  "zh-Hant": /你/,
};

test("every language of the page has words for the coach, and no other has", () => {
  assert.deepEqual(
    ALL.map(({ language }) => language),
    [...LANGUAGES],
  );
  const files = readdirSync(new URL("../../../js/coach/languages/", import.meta.url));
  assert.deepEqual(files.map((file) => file.replace(".js", "")).sort(), [...LANGUAGES].sort());
});

test("every language says each kind of reason, with the same squares and numbers as English", () => {
  const named = (/** @type {string} */ text) =>
    [...text.matchAll(/\{(\w+)/g)]
      .map(([, name]) => name)
      .filter((name) => !WHO.includes(name))
      .sort();
  for (const words of ALL)
    for (const part of /** @type {const} */ (["sentences", "long"])) {
      const [given, expected] = [words[part], english[part]].map(
        (texts) => /** @type {Record<string, string>} */ (texts),
      );
      assert.deepEqual(Object.keys(given).sort(), Object.keys(expected).sort(), words.language);
      for (const [name, text] of Object.entries(expected))
        assert.deepEqual(named(given[name]), named(text), `${words.language}: ${name}`);
    }
});

test("every sentence of every language is said of some reason", () => {
  const { language, sentences, long } = english;
  const marked = (/** @type {Record<string, string>} */ texts) =>
    Object.fromEntries(Object.keys(texts).map((name) => [name, `<${name}>`]));
  const words = /** @type {any} */ ({ language, sentences: marked(sentences), long: marked(long) });
  const said = REASONS.map((reason) => sentence(reason, words, { long: true })).join("");
  for (const name of [...Object.keys(sentences), ...Object.keys(long)])
    assert.ok(said.includes(`<${name}>`), name);
});

test("a sentence has at most twenty English words, and names a square where there is one", () => {
  const told = replied().flatMap(({ position, played, best, replies }) => [
    ...explain(position, played, best, { replies }),
    ...explain(position, played, best),
    ...praise(position, best, played, { replies: { best: replies.best, second: replies.played } }),
  ]);
  assert.ok(told.length > 500, `${told.length} reasons`);
  for (const reason of [...told, ...REASONS]) {
    const text = sentence(reason);
    const ofBlack = sentence(of("black", reason), english, { player: "black" });
    for (const each of [text, ofBlack]) assert.ok(each.split(" ").length <= 20, each);
    // What is counted some moves later is a number.
    const isCounted = reason.kind === "choices" && reason.line.length > 1 && !reason.squares;
    const isPlaced = "better" in reason || "square" in reason || "squares" in reason;
    if (isPlaced && !isCounted) assert.match(text, /\b[a-h][1-8]\b/);
    assert.ok(sentence(reason, english, { long: true }).startsWith(text), text);
  }
});

/** @type {[name: string, reason: Reason, said: string][]} */
const SAID = [
  [
    "both replies after which moves are counted are named",
    { ...choicesAfter(1), how: "fewer", played: 1, best: 9 },
    "After the reply g4 you have 1 move, White 19; after the best move and reply c7, 9 and 12.",
  ],
  [
    "so they are where moves are counted that a reply made possible",
    { ...choicesAfter(1), how: "opened", played: 0, best: 2 },
    "The reply g4 gives you no new move; after the best move, the reply c7 would give 2.",
  ],
  [
    "where one has about as many moves as with the best move, those of the opponent are told alone",
    { ...choicesAfter(1), how: "fewer", played: 9, best: 10 },
    "After the reply g4 White has 19 moves; after the best move and the reply c7 only 12.",
  ],
  [
    "so they are some moves later",
    { ...choicesAfter(5), how: "fewer", played: 10, best: 9 },
    "Five moves of best play later White has 19 moves; with the best move only 12.",
  ],
  [
    "where the opponent has about as many, one's own are told alone",
    { ...choicesAfter(1), how: "fewer", played: 5, best: 9, instead: 18 },
    "After the reply g4 you have 5 moves; after the best move and the reply c7 it would be 9.",
  ],
  [
    "so they are some moves later",
    { ...choicesAfter(3), how: "fewer", played: 1, best: 5, instead: 20 },
    "Three moves of best play later you have 1 move; with the best move it would be 5.",
  ],
  [
    "an opponent without a move is told of beside oneself",
    { ...choicesAfter(3), how: "fewer", played: 2, best: 3, theirs: 4, instead: 0 },
    "Three moves of best play later you have 2 moves, White 4; with the best move 3 and 0.",
  ],
  [
    "several moves after which they are counted are not listed",
    { ...choicesAfter(5), how: "fewer", played: 11, best: 9 },
    "Five moves of best play later you have 11 moves, White 19; with the best move 9 and 12.",
  ],
  [
    "of few moves that are left it names those alone",
    { ...choicesAfter(5), how: "left", squares: ["b1", "b7", "g7"], played: 3, best: 8 },
    "Five moves of best play later you have only b1, b7, and g7; the best move would leave 8 moves.",
  ],
  [
    "moves that open corners are told as those after three moves",
    { ...choicesAfter(3), how: "unsafe", played: 0, best: 2 },
    "Three moves of best play later all your moves open a corner; with the best move 2 would be safe.",
  ],
  [
    "an answer that flips more than three discs names none of them",
    {
      kind: "best-reply",
      ...TRIED,
      square: "f8",
      how: "answered",
      answer: "g8",
      flips: ["d5", "e5", "e6", "f7"],
    },
    "White plays f8; after b5 you would answer g8 and flip more discs than now.",
  ],
  [
    "an answer that one keeps is told as one that is still there",
    { kind: "best-reply", ...TRIED, square: "f1", how: "answered", answer: "g6", cost: 2, lost: true },
    "g6 is your answer to f1: after b5 you would still have it when White plays f1.",
  ],
  [
    "an answer that is lost is called a corner where it is one",
    { kind: "best-reply", ...TRIED, square: "g8", how: "answered", answer: "h8", cost: 2, lost: true },
    "White plays g8; after b5 you could take the corner h8, now you cannot.",
  ],
  [
    "so it is an exchange later",
    { kind: "answer-lost", ...TRIED, reply: "g8", square: "h8", by: [] },
    "b5 would let you answer g8 with the corner h8; after g6 you cannot.",
  ],
  [
    "a square is left to the opponent who could play there before",
    { kind: "best-reply", ...TRIED, square: "b5", how: "key", left: true },
    "White takes b5, the square you left to him.",
  ],
  [
    "a square that the move opened is not left",
    { kind: "best-reply", ...TRIED, square: "b5", how: "key" },
    "g6 lets White take b5, your best square.",
  ],
  [
    "nor is it where it alone punishes",
    { kind: "refutation", ...TRIED, discs: 4, replies: [{ square: "b5", how: "key" }] },
    "g6 lets White take b5, your best square; every other reply brings him at least 4 discs less.",
  ],
  [
    "a corner that each answer opens is not laid to the move beside it",
    { kind: "corner-next", ...TRIED, move: "g2", reply: "g4", square: "h1", opened: "each" },
    "After the reply g4 each of your answers opens a corner to White; the best one gives him h1.",
  ],
  [
    "one that the best answer opens is laid to that",
    { kind: "corner-next", ...TRIED, move: "g2", reply: "g4", square: "h1", opened: "answer" },
    "After the reply g4 your best answer opens the corner h1 to White.",
  ],
  [
    "who has more moves than the opponent does not run short",
    { kind: "mobility", played: 0.5, best: 2, plies: 8 },
    "The best move leaves you more moves to choose from, compared with your opponent.",
  ],
  [
    "discs beside empty squares are compared with the opponent's",
    { kind: "frontier", played: 3, best: 1, ply: 6 },
    "Discs beside empty squares give your opponent moves: the best move leaves you fewer, compared with his.",
  ],
];

for (const [name, reason, said] of SAID) test(name, () => assert.equal(sentence(reason), said));

test("the long form says what others bring less and what a reply costs, where searches show it", () => {
  const refutation = { kind: /** @type {const} */ ("refutation"), ...TRIED };
  /** @type {Punisher} */
  const answered = { square: "f8", how: "answered", answer: "g8", flips: ["f7"] };
  const short = "White plays f8; after b5 you would answer g8 and flip f7 as well.";
  const less = "Every other reply brings White at least 4 discs less.";
  const costly = "After b5 f8 would cost White at least 2 discs.";
  for (const [discs, cost, said] of /** @type {const} */ ([
    [4, 2, `${short} ${less} ${costly}`],
    [4, undefined, `${short} ${less}`],
    [undefined, 2, `${short} ${costly}`],
    [undefined, undefined, short],
  ])) {
    const reply = { ...answered, ...(cost && { cost }) };
    const reason = { ...refutation, ...(discs && { discs }), replies: [reply] };
    assert.equal(sentence(reason, english, { long: true }), said);
  }
  const only = { kind: /** @type {const} */ ("only-move"), square: answered.square, discs: 4 };
  assert.equal(sentence(only, english, { long: true }), "All moves except f8 lose at least 4 discs.");
});

test("a square that alone punishes has no number where searches show none", () => {
  const refutation = { kind: /** @type {const} */ ("refutation"), ...TRIED };
  const key = { square: /** @type {const} */ ("b5"), how: /** @type {const} */ ("key") };
  assert.equal(sentence({ ...refutation, replies: [key] }), "g6 lets White take b5, your best square.");
  const left = { ...refutation, replies: [{ ...key, left: /** @type {const} */ (true) }] };
  assert.equal(sentence(left, english, { long: true }), "White takes b5, the square you left to him.");
});

test("a move next to a corner is told to be so where the opponent takes that corner", () => {
  const by = /** @type {const} */ (["b2", "c3"]);
  const opened = { square: /** @type {const} */ ("a1"), how: /** @type {const} */ ("opened"), by: [...by] };
  const beside = "b2 is next to the corner a1: White can now flip b2 and c3 and take that corner.";
  assert.equal(sentence({ kind: "best-reply", ...TRIED, move: "b2", ...opened }), beside);
  const refutation = { kind: /** @type {const} */ ("refutation"), ...TRIED, discs: 6 };
  assert.equal(sentence({ ...refutation, move: "b2", replies: [opened] }), beside);
  assert.equal(
    sentence({ kind: "corner-next", ...TRIED, move: "a7", reply: "g4", square: "a8" }),
    "a7 is next to the corner a8: after the reply g4, White takes that corner.",
  );
  // Another corner, a square that is none, and two replies at once are no matter of the move's place.
  assert.doesNotMatch(
    sentence({ kind: "corner-next", ...TRIED, move: "b2", reply: "g4", square: "a8" }),
    /next to/,
  );
  assert.doesNotMatch(
    sentence({ kind: "best-reply", ...TRIED, ...opened, move: "b2", square: "a3" }),
    /next to/,
  );
  const two = [opened, { ...opened, square: /** @type {const} */ ("a3") }];
  assert.doesNotMatch(sentence({ ...refutation, move: "b2", replies: two }), /next to/);
});

test("what decided a game is told", () => {
  const row = (/** @type {number} */ ply, /** @type {number} */ score, /** @type {number} */ loss) => ({
    ply,
    turn: /** @type {import("flipside/coach").Color} */ (ply % 2 === 0 ? "black" : "white"),
    move: "g6",
    score,
    loss,
    best: { move: "b5", score: score + loss },
  });
  assert.equal(decided([]), null);
  assert.equal(decided([row(0, 4, 0), row(1, -4, 1)]), null);
  const turned = decided([row(0, 4, 0), row(1, -12, 16), row(2, -6, 14), row(3, 2, 0), row(4, -20, 18)]);
  assert.deepEqual(turned, {
    kind: "decided",
    ply: 2,
    turn: "black",
    loss: 14,
    before: "win",
    after: "loss",
    move: "g6",
    better: "b5",
  });
  assert.equal(turned && sentence(turned), "Black gave the win away with g6; b5 would have kept it.");
  const expected = row(3, -6, 6);
  const proven = { ...expected, best: { ...expected.best, exact: true }, line: { exact: true } };
  const drawn = decided([proven]);
  assert.equal(drawn && sentence(drawn), "White gave the draw away with g6; b5 would have kept it.");
  // What is expected is not what is: neither a draw nor a lead of a few discs is sure.
  for (const unsure of [expected, row(3, -6, 9), row(3, -3, 9)]) {
    const found = decided([unsure]);
    assert.equal(found && sentence(found), "White's g6 lost the most; b5 was better.");
  }
  assert.equal(decided([row(3, -6, 9), row(5, -20, 12)])?.ply, 5);
  assert.equal(decided([row(3, -4, 8), row(5, -20, 12)])?.ply, 3);
  const most = decided([row(0, -4, 2), row(2, -8, 4), row(4, -11, 3)]);
  assert.equal(most?.ply, 2);
  assert.equal(
    most && sentence(most, english, { long: true }),
    "Black's g6 lost the most; b5 was better. It lost 4 discs.",
  );
});

test("sentences are whole, and set as their language is", () => {
  for (const words of ALL)
    for (const reason of REASONS)
      for (const player of /** @type {const} */ ([undefined, "black", "white"])) {
        const told = player ? of(player, reason) : reason;
        const text = sentence(told, words, { long: true, player });
        assert.deepEqual(faultsOf(words.language, text), [], `${words.language}: ${text}`);
        assert.doesNotMatch(text, /[{}|#]|undefined|NaN| {2}/, text);
        assert.match(text, /[.。]$/, text);
      }
});

test("what is said of a player speaks to nobody, and of White says what it says of Black", () => {
  for (const words of ALL) {
    const spokenTo = REASONS.map((reason) => sentence(reason, words, { long: true }));
    assert.ok(
      spokenTo.some((text) => ADDRESS[words.language].test(text)),
      words.language,
    );
    for (const reason of REASONS) {
      const [ofBlack, ofWhite] = /** @type {const} */ (["black", "white"]).map((player) =>
        sentence(of(player, reason), words, { long: true, player }),
      );
      assert.doesNotMatch(ofBlack, ADDRESS[words.language]);
      assert.equal(exchanged(ofBlack), ofWhite);
    }
  }
});

/** @type {[player: "black" | "white", reason: Sayable, said: string][]} */
const OF_PLAYERS = [
  [
    "black",
    { kind: "few-answers", ...TRIED, reply: "a2", squares: ["b1"] },
    "The reply a2 leaves Black only b1.",
  ],
  [
    "black",
    { kind: "pass-suffered", ply: 2, square: "b7" },
    "Within 2 moves White gets to play b7, and Black must pass.",
  ],
  [
    "black",
    { kind: "better-lost", ...TRIED, better: "h8", reply: "h1", by: ["h6"], turner: "h1" },
    "White plays h1 and turns h6, which Black needed to play h8.",
  ],
  [
    "white",
    of("white", { kind: "refutation", ...TRIED, discs: 4, replies: [{ square: "b5", how: "key" }] }),
    "g6 lets Black take b5, White's best square; every other reply brings Black at least 4 discs less.",
  ],
  [
    "white",
    { kind: "frontier", played: 3, best: 1, ply: 6 },
    "Discs beside empty squares give Black moves: the best move leaves White fewer, compared with Black's.",
  ],
];

for (const [player, reason, said] of OF_PLAYERS)
  test(`of a player it is told: ${said}`, () => assert.equal(sentence(reason, english, { player }), said));

test("a reason is told of a player by its color", () => {
  const reason = OF_PLAYERS[0][1];
  const [german] = ALL.filter(({ language }) => language === "de");
  assert.equal(sentence(reason, german, { player: "black" }), "Die Antwort a2 lässt Schwarz nur b1.");
  const refuse = (/** @type {any} */ player) => () => sentence(reason, english, { player });
  for (const wrong of ["both", null, 1]) assert.throws(refuse(wrong), { code: "INVALID_OPTION" });
});

test("a word that is no form of a place is said as it is", () => {
  const reason = /** @type {any} */ ({ kind: "corner-given", square: "a8", ply: 1, opponent: "constructor" });
  const words = {
    ...english,
    sentences: { ...english.sentences, "corner-given": "{opponent|black:B} {square}" },
  };
  assert.equal(sentence(reason, words), "constructor a8");
});

test("nouns agree with their numbers, and numbers are written as the language does", () => {
  const said = (/** @type {Reason} */ reason, /** @type {string} */ language) =>
    sentence(
      reason,
      ALL.find((words) => words.language === language),
      { long: true },
    );
  assert.equal(
    said({ kind: "corner-given", square: "a8", ply: 1 }, "en"),
    "By best play your opponent takes the corner a8 1 move later; after the best move that does not happen.",
  );
  assert.match(
    said({ kind: "corner-given", square: "a8", ply: 3 }, "en"),
    /^By best play your opponent takes the corner a8 3 moves later/,
  );
  assert.match(
    said({ kind: "safe-moves", played: 1, best: 4, ply: 2 }, "de"),
    /hast du 1 sicheren Zug; .* wären es 4/,
  );
  assert.match(
    said({ kind: "safe-moves", played: 0, best: 1, ply: 2 }, "de"),
    /0 sichere Züge; .* wäre es 1\.$/,
  );
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
  [
    "an unknown kind",
    [{ kind: "luck" }],
    /^reason\.kind: expected a kind of reason with its fields, found "luck"$/,
  ],
  ["a kind of every object", [{ kind: "toString" }], /^reason\.kind: .* found "toString"$/],
  [
    "a missing number",
    [{ kind: "corner-given", square: "a8" }],
    /^reason\.ply: expected a square or a number, found undefined$/,
  ],
  ["a tag for words", [REASONS[0], "ja"], /^words: expected words of .* found "ja"$/],
  ["no words", [REASONS[0], null], /^words: .* found null$/],
  [
    "words that lack a sentence",
    [REASONS[0], { language: "xx", sentences: {} }],
    /^words\.sentences\["corner-given"\]: .* found undefined$/,
  ],
  [
    "a refutation without replies",
    [{ kind: "refutation", ...TRIED, discs: 4, replies: [] }],
    /^reason\.kind: /,
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
