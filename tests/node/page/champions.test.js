import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "flipside/coach";
import { Game } from "flipside/game";
import { RECORDS } from "../../../www/learn/games/records.js";
import { eventText, playersText, walkText } from "../../../www/learn/games/text.js";
import { atNext, atPly, nextKind, seenBy, turnOf, walkOf } from "../../../www/learn/games/walk.js";
import { lossOf } from "../../../www/learn/mistakes/mistake.js";
import { engineFor } from "../engines.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** How the games ended, as the base of tournament games has it. */
const RESULTS = ["34-30", "45-19", "33-31", "29-35", "39-25", "30-34", "32-32", "47-17", "35-29", "31-33"];

/** Every move that is told of, with its game. */
const TURNS = RECORDS.flatMap((record) =>
  SIDES.flatMap((side) => {
    const { game, turns } = walkOf(Game, record, side);
    return turns.map((turn) => ({ ...turn, id: `${record.id} ${turn.ply}`, side, game }));
  }),
);

test("there are ten games, each played to its end with its result", () => {
  const results = RECORDS.map(({ moves }) => {
    const game = Game.parse(moves);
    assert.ok(game.at(game.moves.length).isOver);
    const black = 32 + Number(game.result) / 2;
    return `${black}-${64 - black}`;
  });
  assert.deepEqual(results, RESULTS);
  assert.equal(new Set(RECORDS.map(({ id }) => id)).size, 10);
});

test("of each game some moves are told of, of each side at most three, and why they lost something", () => {
  for (const record of RECORDS) {
    assert.ok(record.turns.length > 0, record.id);
    for (const side of SIDES) assert.ok(walkOf(Game, record, side).turns.length <= 3, `${record.id} ${side}`);
  }
  assert.equal(TURNS.length, RECORDS.flatMap(({ turns }) => turns).length, "none is of neither side");
  for (const { id, game, side, ply, mistake } of TURNS) {
    const { kind, position, played, best } = mistake;
    assert.equal(position.endsWith("X") ? "black" : "white", side, id);
    assert.equal(played.move, game.moves[ply], id);
    assert.ok(lossOf(mistake) >= 2, id);
    const reasons = explain(position, played, best);
    assert.ok(
      reasons.some((reason) => reason.kind === kind),
      id,
    );
  }
});

/** A look that is not proven is repeated so deep, and may find so much less, in discs. */
const [DEPTH, LESS] = [8, 2];

test("what the moves lost is what a search finds", async (t) => {
  const engine = await engineFor(t, { tableBits: 18 });
  for (const { id, mistake } of TURNS) {
    const { position, played, best } = mistake;
    const game = Game.parse(position);
    const depth = best.exact ? game.empties : DEPTH;
    const limits = /** @type {const} */ ({ depth, selectivity: 100 });
    await engine.newGame();
    const { lines } = await engine.analyze(game, { ...limits, count: 1 });
    const { lines: better } = await engine.analyze(game, { ...limits, moves: [best.move] });
    const { lines: worse } = await engine.analyze(game, { ...limits, moves: [played.move] });
    const [first, second] = [better[0], worse[0]];
    assert.ok(lines[0] && first && second);
    assert.ok(lines[0].score - first.score <= (best.exact ? 0 : LESS), `${id}: ${lines[0].move} is better`);
    if (best.exact) assert.deepEqual([first.score, second.score], [best.score, played.score], id);
    else assert.ok(first.score - second.score >= LESS, `${id}: ${first.score - second.score}`);
  }
});

test("a game is gone through from either side, a move at a time or to what cost the most", () => {
  const [record] = RECORDS;
  assert.ok(record);
  let walk = walkOf(Game, record, "black");
  assert.equal(
    walkText(walk),
    `Go through the game move by move, or to the moves that cost ${record.black} the most.`,
  );
  assert.equal(atPly(walk, -1).ply, 0);
  assert.equal(walkText(atPly(walk, 1)), "Move 1: Black f5.");
  /** @type {number[]} */
  const seen = [];
  while (walk.ply < walk.game.moves.length) {
    walk = atNext(walk);
    if (turnOf(walk)) seen.push(walk.ply);
  }
  assert.deepEqual(
    seen,
    walk.turns.map(({ ply }) => ply),
  );
  assert.deepEqual(
    seen,
    [...seen].sort((one, other) => one - other),
  );
  assert.equal(atPly(walk, walk.ply + 1).ply, walk.ply);
  assert.equal(walkText(walk), "Hiroshi Inoue wins 34 to 30.");
  const plain = RECORDS.map((each) => walkOf(Game, each)).find(({ turns }) => turns.length === 0);
  assert.ok(plain);
  assert.equal(walkText(plain), "Go through the game move by move.");
  const other = seenBy(walk, "white");
  assert.equal(other.ply, walk.ply);
  assert.ok(other.turns.every(({ ply }) => !seen.includes(ply)));
});

test("players, city, year and a draw are told", () => {
  const drawn = RECORDS.find(({ id }) => id === "2019-2");
  assert.ok(drawn);
  assert.equal(playersText(drawn), "Yusuke Takanashi – Akihiro Takahashi");
  assert.equal(eventText(drawn), "World Championship 2019, Prague");
  const walk = walkOf(Game, drawn);
  assert.equal(walkText(atPly(walk, 60)), "A draw, 32 to 32.");
});

test("a pass is told, and is no numbered move", () => {
  const passing = RECORDS.map((record) => walkOf(Game, record)).find(({ game }) =>
    game.moves.includes("pass"),
  );
  assert.ok(passing);
  const ply = passing.game.moves.indexOf("pass") + 1;
  assert.match(walkText(atPly(passing, ply)), /^(Black|White) passes\.$/);
  assert.match(walkText(atPly(passing, ply + 1)), new RegExp(`^Move ${ply}: `));
});

test("either side of every game has more to tell than its moves: the name of its opening, and the first corner", () => {
  for (const record of RECORDS)
    for (const side of SIDES) {
      let walk = walkOf(Game, record, side);
      const told = [];
      while (nextKind(walk) !== "end") {
        const kind = nextKind(walk);
        walk = atNext(walk);
        assert.equal(turnOf(walk) !== undefined, kind === "turn");
        if (kind === "fact") told.push(walkText(walk));
      }
      assert.ok(walk.turns.length + told.length >= 2, `${record.id} ${side}: ${told}`);
      for (const text of told) assert.match(text, /called [A-Z].+\.$|takes the first corner\.$/);
    }
  const walk = walkOf(Game, RECORDS[0] ?? assert.fail(), "white");
  const corner = [...walk.facts].find(([, fact]) => fact === "corner")?.[0] ?? 0;
  assert.equal(walkText(atPly(walk, corner)), "Move 46: White h8. White takes the first corner.");
});
