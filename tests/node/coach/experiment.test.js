import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, Game } from "flipside";
import { explain, FlipsideError, praise, sentence, squaresOf } from "flipside/coach";
import { untruthOf } from "./by-rules.js";
import { replied, reviewedGames } from "./mistakes.js";
import { falsehoodOf, playedOut } from "./plain.js";
import { refutedBySearch } from "./verified.js";

/** @import { Experiment, Reason } from "flipside/coach" */
/** @import { Replied } from "./mistakes.js" */

const MISTAKES = replied();
const REVIEWED = reviewedGames().flat();

/** What was found of a mistake by itself: most tests look at the same ones. @type {Map<Replied, Reason[]>} */
const known = new Map();

/** @param {Replied} mistake @param {readonly Reason["kind"][]} [said] @returns {Reason[]} */
function reasonsOf(mistake, said = []) {
  const { position, played, best, replies } = mistake;
  const reasons =
    (said.length === 0 && known.get(mistake)) || explain(position, played, best, { replies, said });
  if (said.length === 0) known.set(mistake, reasons);
  return reasons;
}

/** @param {Reason} reason @returns {reason is Experiment} */
const isExperiment = (reason) => "better" in reason;

test("what experiments tell is so by plain rules, and by the replies that were given", () => {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  const false_ = MISTAKES.flatMap((mistake) =>
    reasonsOf(mistake)
      .filter(isExperiment)
      .flatMap((reason) => {
        const how =
          "how" in reason
            ? [reason.how]
            : "replies" in reason
              ? reason.replies.map((each) => each.how)
              : [""];
        for (const each of how)
          kinds.set(`${reason.kind} ${each}`, (kinds.get(`${reason.kind} ${each}`) ?? 0) + 1);
        return untruthOf(reason, mistake) ?? [];
      }),
  );
  assert.deepEqual(false_, []);
  for (const kind of ["key", "opened", "closed", "answered"])
    assert.ok((kinds.get(`refutation ${kind}`) ?? 0) > 2, `${kind}: ${kinds.get(`refutation ${kind}`)}`);
  for (const kind of [
    "answer-lost ",
    "better-lost ",
    "move-lost ",
    "next-reply ",
    "corner-next ",
    "few-answers ",
    "access ",
    "choices left",
    "choices opened",
    "choices fewer",
    "can-wait ",
  ])
    assert.ok(
      [...kinds.keys()].some((each) => each.startsWith(kind)),
      kind,
    );
});

test("what is false of an experiment is found out", () => {
  const [mistake] = MISTAKES.filter((each) => reasonsOf(each)[0]?.kind === "refutation");
  const [reason] = reasonsOf(mistake);
  assert.ok(reason.kind === "refutation");
  const [reply, ...others] = reason.replies;
  const better = mistake.replies.played.find(({ move }) =>
    reason.replies.every(({ square }) => square !== move),
  );
  assert.ok(better);
  for (const wrong of [
    { ...reason, discs: 60 },
    { ...reason, discs: 1 },
    { ...reason, move: reason.better, better: reason.move },
    { ...reason, replies: [{ ...reply, how: reply.how === "key" ? "closed" : "key" }, ...others] },
    { ...reason, replies: [{ ...reply, square: better.move }, ...others] },
  ])
    assert.ok(untruthOf(/** @type {Experiment} */ (wrong), mistake), JSON.stringify(wrong));
});

test("many mistakes have a refutation, and most a reason that names a square", () => {
  const some = MISTAKES.map((mistake) => reasonsOf(mistake));
  const share = (/** @type {(reasons: Reason[]) => boolean} */ is) => some.filter(is).length / some.length;
  const refuted = share((reasons) => reasons.some(({ kind }) => kind === "refutation"));
  assert.ok(refuted >= 0.45, `${refuted}`);
  const named = share((reasons) => reasons.some(isExperiment));
  assert.ok(named >= 0.7, `${named}`);
  const any = share((reasons) => reasons.length > 0);
  assert.ok(any >= 0.86, `${any}`);
});

test("a refutation comes first or after what it brings about and corners, and what could wait never stands alone", () => {
  for (const reasons of MISTAKES.map((mistake) => reasonsOf(mistake))) {
    const passes = reasons.filter(({ kind }) => kind.startsWith("pass-")).length;
    const at = reasons.findIndex(({ kind }) => kind === "refutation");
    for (const { kind } of reasons.slice(passes, Math.max(at, passes)))
      assert.match(kind, /^(access|choices|corner-given|corner-missed|corner-next|few-answers)$/);
    assert.ok(reasons[0]?.kind !== "can-wait");
    assert.ok(reasons.length <= 3 && new Set(reasons.map(({ kind }) => kind)).size === reasons.length);
  }
});

test("a deeper search with an empty table agrees with refutations", async (t) => {
  const engine = await Engine.create({ worker: false });
  t.after(() => engine.dispose());
  let checked = 0;
  for (const mistake of MISTAKES.filter((_, index) => index % 12 === 5)) {
    const reason = reasonsOf(mistake).find(({ kind }) => kind === "refutation");
    if (reason?.kind !== "refutation") continue;
    checked += 1;
    assert.equal(await refutedBySearch(engine, reason, mistake, { level: 13 }), undefined, mistake.position);
  }
  assert.ok(checked >= 4, `${checked}`);
});

test("discs are told of a refutation only where there are others, and searches show them for sure", () => {
  const told = { proven: 0, shown: 0, unsure: 0, only: 0 };
  for (const mistake of [...MISTAKES, ...REVIEWED])
    for (const reason of reasonsOf(mistake)) {
      if (reason.kind !== "refutation") continue;
      const [best, ...others] = [...mistake.replies.played].sort((one, other) => other.score - one.score);
      const next = others[reason.replies.length - 1];
      const found = next ? best.score - next.score : 0;
      const name = !next ? "only" : best.exact && next.exact ? "proven" : found >= 8 ? "shown" : "unsure";
      told[name] += 1;
      const discs = { proven: found, shown: Math.floor(found / 4), unsure: undefined, only: undefined }[name];
      assert.equal(reason.discs, discs, `${mistake.position}: ${found}`);
    }
  for (const [name, count] of Object.entries(told)) assert.ok(count > 0, name);
});

test("a search finds out what is false of a refutation", async (t) => {
  const engine = await Engine.create({ worker: false });
  t.after(() => engine.dispose());
  const mistake = MISTAKES.find((each) => reasonsOf(each)[0]?.kind === "refutation");
  assert.ok(mistake);
  const [reason] = reasonsOf(mistake);
  assert.ok(reason.kind === "refutation");
  const wrong = await refutedBySearch(engine, { ...reason, discs: 60 }, mistake, { level: 4 });
  assert.match(String(wrong), /not 60$/);
  // Where no number is told, the move must lose all the same.
  const { discs: _, ...others } = reason;
  const exchanged = { ...others, move: reason.better, better: reason.move };
  const found = await refutedBySearch(engine, exchanged, mistake, { level: 4 });
  assert.ok(found, "the better move loses");
});

test("advice without a square is given where no experiment tells a cause", () => {
  let [alone, beside] = [0, 0];
  for (const mistake of MISTAKES) {
    const reasons = reasonsOf(mistake);
    const experiments = reasons.filter(isExperiment);
    const bare = experiments.filter(({ kind }) => kind === "can-wait");
    const telling = experiments.filter(
      (reason) =>
        /^(access|choices|corner-next|few-answers)$/.test(reason.kind) ||
        /next to the corner/.test(sentence(reason)),
    );
    const advice = reasons.filter(({ kind }) =>
      ["frontier", "mobility", "stable", "own-regions", "safe-moves"].includes(kind),
    );
    if (advice.length === 0) continue;
    assert.deepEqual(telling, [], mistake.position);
    // What cannot be seen for many moves is no cause of a reply.
    if (experiments.length > 0)
      assert.ok(
        advice.every(({ kind }) => kind !== "stable" && kind !== "own-regions"),
        mistake.position,
      );
    if (experiments.length > bare.length) beside += 1;
    else alone += 1;
  }
  assert.ok(alone > 5 && beside > 5, `${alone}, ${beside}`);
});

test("a pass that is forced soon is told first", () => {
  let told = 0;
  for (const reasons of MISTAKES.map((mistake) => reasonsOf(mistake))) {
    const at = reasons.findIndex(
      (reason) => reason.kind.startsWith("pass-") && "ply" in reason && reason.ply <= 6,
    );
    if (at < 0 || !reasons.some(isExperiment)) continue;
    told += 1;
    assert.ok(at <= 1, `${reasons.map(({ kind }) => kind)}`);
    // It is not told twice, as what the reply leaves.
    const [{ square }] = [reasons[at]].filter((reason) => "square" in reason);
    assert.ok(
      reasons.every(
        (each) => each.kind !== "few-answers" || each.squares.length > 0 || each.reply !== square,
      ),
    );
  }
  assert.ok(told > 0, `${told}`);
});

test("nothing abstract is told again of the next mistake", () => {
  const abstract = /^(safe-moves|mobility|frontier|own-regions|stable)$/;
  /** @type {Reason["kind"][]} */
  let said = [];
  let told = 0;
  for (const mistake of MISTAKES) {
    const kinds = reasonsOf(mistake, said).map(({ kind }) => kind);
    told += kinds.filter((kind) => abstract.test(kind)).length;
    assert.deepEqual(
      kinds.filter((kind) => abstract.test(kind) && said.includes(kind)),
      [],
    );
    said = kinds;
  }
  assert.ok(told > 15, `${told}`);
});

test("squares of an experiment are those that its sentence names", () => {
  for (const mistake of MISTAKES)
    for (const reason of reasonsOf(mistake).filter(isExperiment)) {
      const squares = squaresOf(reason, mistake.position, mistake.played);
      const named = /** @type {string[]} */ (sentence(reason).match(/\b[a-h][1-8]\b/g) ?? []);
      // What is counted some moves later is a number, of at most three moves they themselves.
      const isCounted = reason.kind === "choices" && reason.line.length > 1;
      if (isCounted) assert.deepEqual(squares, reason.squares ?? []);
      else assert.ok(squares.length > 0 && squares.length <= 6, `${reason.kind}: ${squares}`);
      assert.deepEqual(
        squares.filter((square) => !named.includes(square)),
        [],
        sentence(reason),
      );
    }
});

test("what is said of a reply's squares and answers is so on the board", () => {
  const told = { left: 0, let: 0, kept: 0, opened: 0, stable: 0, corners: 0 };
  for (const mistake of [...MISTAKES, ...REVIEWED]) {
    const { position, played, best } = mistake;
    const reasons = reasonsOf(mistake);
    if (reasons.some(({ kind }) => kind === "corner-next")) {
      told.corners += 1;
      // The opponent's next move is that corner: it is told once.
      assert.ok(
        reasons.every(({ kind }) => kind !== "next-reply"),
        position,
      );
    }
    for (const reason of [...reasons, ...explain(position, played, best)]) {
      // One's answer is not called the better move that the sentence compares with.
      if (reason.kind === "next-reply" && /^(opened|closed)$/.test(reason.how))
        assert.notEqual(reason.answer, reason.better, position);
      if (isExperiment(reason)) assert.equal(untruthOf(reason, mistake), undefined, position);
      for (const { how, left, answer, lost } of reason.kind === "refutation" ? reason.replies : []) {
        if (how === "key") told[left ? "left" : "let"] += 1;
        if (answer === played.move && lost) told.kept += 1;
      }
      if (reason.kind === "corner-next" && reason.opened) told.opened += 1;
      if (reason.kind !== "stable") continue;
      told.stable += 1;
      // What is counted at the end of the game is the score.
      for (const { pv } of [played, best])
        assert.ok(!playedOut(position, pv)[reason.ply].isOver, `${position} ${pv}`);
    }
  }
  for (const [name, count] of Object.entries(told)) assert.ok(count > 3, `${name}: ${count}`);
});

test("what proven lines show at their ends is told, and can be played out", () => {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const mistake of MISTAKES) {
    const found = explain(mistake.position, mistake.played, mistake.best);
    for (const reason of found) {
      kinds.set(reason.kind, (kinds.get(reason.kind) ?? 0) + 1);
      assert.equal(falsehoodOf(reason, mistake), undefined);
    }
    // What is not proven says nothing of the end.
    const { exact: _, ...played } = mistake.played;
    const others = explain(mistake.position, played, mistake.best);
    assert.ok(others.every(({ kind }) => kind !== "discs-lost" && kind !== "region-last"));
  }
  for (const kind of ["discs-lost", "region-last"])
    assert.ok((kinds.get(kind) ?? 0) > 5, `${kind}: ${kinds.get(kind)}`);
});

test("an exact search finds the ends of proven lines as they are", async (t) => {
  const engine = await Engine.create({ worker: false });
  t.after(() => engine.dispose());
  let checked = 0;
  for (const mistake of MISTAKES) {
    const reasons = explain(mistake.position, mistake.played, mistake.best);
    const game = Game.parse(mistake.position);
    if (game.empties > 12 || reasons.every(({ kind }) => kind !== "discs-lost" && kind !== "region-last"))
      continue;
    checked += 1;
    for (const { move, score } of [mistake.played, mistake.best]) {
      const after = game.after(move);
      const found = await engine.search(after, { depth: 60, selectivity: 100, fresh: true });
      assert.deepEqual([found.lines[0].score, found.lines[0].exact], [0 - score, true], mistake.position);
    }
  }
  assert.ok(checked > 3, `${checked}`);
});

test("a good move is praised for what the next best one would allow", () => {
  let [praised, kept] = [0, 0];
  for (const { position, played, best, replies } of MISTAKES) {
    const found = praise(position, best, played, { replies: { best: replies.best, second: replies.played } });
    assert.ok(found.length <= 2);
    for (const each of found) {
      if (each.kind === "only-move") {
        const lead = best.score - played.score;
        const isProven = best.exact && played.exact;
        // What is not proven is told only where a quarter of it counts.
        assert.ok(isProven || lead >= 8, `${position}: ${lead}`);
        assert.deepEqual([each.square, each.discs], [best.move, isProven ? lead : Math.floor(lead / 4)]);
        const ends = [best, played].map(({ score }) => Math.sign(score));
        const isKept = best.exact && played.exact && ends[0] !== ends[1];
        assert.equal(each.keeps, isKept ? ["draw", "win"][ends[0]] : undefined);
        if (isKept) assert.equal(each, found[0], "what the game comes to is told first");
        kept += Number(isKept);
        continue;
      }
      praised += 1;
      const { kind: _, ...fields } = each;
      assert.equal(
        untruthOf({ kind: "best-reply", ...fields }, { position, played, best, replies }),
        undefined,
      );
    }
    assert.deepEqual(praise(position, { ...best, score: played.score + 1 }, played), []);
  }
  assert.ok(praised > 80 && kept > 1, `${praised}, ${kept}`);
});

const [FIRST] = MISTAKES;

/** @type {[name: string, options: any, message: RegExp][]} */
const REFUSED = [
  ["no replies", { replies: 7 }, /^replies: expected \{ played, best \}, found 7/],
  [
    "replies to one move",
    { replies: { played: FIRST.replies.played } },
    /^replies\.best: expected a list of lines, found undefined/,
  ],
  [
    "replies that leave some out",
    { replies: { ...FIRST.replies, best: FIRST.replies.best.slice(1) } },
    /^replies\.best: expected one line for each legal reply, found none for "[a-h][1-8]"/,
  ],
  [
    "a reply twice",
    { replies: { ...FIRST.replies, played: [FIRST.replies.played[0], ...FIRST.replies.played] } },
    /^replies\.played: expected one line for each legal reply, found two for "[a-h][1-8]"/,
  ],
  [
    "replies to other moves",
    { replies: { played: FIRST.replies.best, best: FIRST.replies.played } },
    /^replies\.played/,
  ],
  [
    "a reply without a score",
    { replies: { ...FIRST.replies, played: [{ ...FIRST.replies.played[0], score: null }] } },
    /^replies\.played\[0\]\.score: expected a number of discs, found null/,
  ],
  [
    "what is no list of kinds",
    { said: "mobility" },
    /^said: expected a list of kinds of reasons, found "mobility"/,
  ],
  ["another option", { reply: [] }, /^options: expected only known, replies, said, found "reply"/],
];

for (const [name, options, message] of REFUSED)
  test(`${name} is refused by an error that names it`, () => {
    assert.throws(
      () => explain(FIRST.position, FIRST.played, FIRST.best, options),
      (error) => {
        assert.ok(error instanceof FlipsideError);
        assert.match(error.message, message);
        return true;
      },
    );
  });
