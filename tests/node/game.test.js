import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { FlipsideError, Game } from "flipside";
import { Game as RulesAlone } from "flipside/game";
import { copyOf } from "../../js/game/game.js";
import TABLE from "../../js/generated/opening-names.js";
import { bitboards } from "../../js/rules/bitboards.js";
import { positionFrom } from "../../js/rules/position.js";
import { canonicalImage, canonicalKey } from "../../js/rules/symmetry.js";
import { MUST_PASS, OVER, START } from "./engines.js";
import { randomGame } from "./games.js";

suite("a game", () => {
  test("is there at once, the same from both entries of the package", () => {
    assert.equal(Game, RulesAlone);
    assert.equal(Game.name, "Game");
  });

  test("begins with black to move and four discs", () => {
    const game = new Game();
    assert.equal(game.turn, "black");
    assert.deepEqual(game.discs, { black: 2, white: 2 });
    assert.deepEqual(game.legalMoves(), ["d3", "c4", "f5", "e6"]);
    assert.equal(game.board, START);
    assert.deepEqual([`${game}`, game.start], [`${START} X`, `${START} X`]);
    assert.deepEqual([game.empties, game.ply, game.moves], [60, 0, []]);
    assert.deepEqual(
      [game.isOver, game.mustPass, game.result, game.openingName()],
      [false, false, null, null],
    );
    assert.deepEqual([game.canUndo, game.canRedo], [false, false]);
  });

  test("lists its legal moves anew for each who asks", () => {
    const game = new Game();
    game.legalMoves().push("a1");
    assert.deepEqual(new Game().legalMoves(), ["d3", "c4", "f5", "e6"]);
    assert.deepEqual(game.after("f5").legalMoves(), ["f4", "d6", "f6"]);
    assert.deepEqual(game.legalMoves(), ["d3", "c4", "f5", "e6"]);
  });

  test("begins at the start: the error for `new Game(position)` names `Game.parse`", () => {
    const message = 'new Game(): expected no arguments, found "f5d6c3"; Game.parse reads a position';
    // @ts-expect-error: a caller without types may pass anything.
    assert.throws(() => new Game("f5d6c3"), { name: "FlipsideError", code: "INVALID_POSITION", message });
    // @ts-expect-error
    assert.throws(() => new Game(undefined), { code: "INVALID_POSITION", message: /found undefined/ });
  });

  test("plays moves in any case", () => {
    const game = new Game().play("F5").play("d6");
    assert.equal(game.transcript, "f5d6");
    assert.deepEqual(game.moves, ["f5", "d6"]);
    assert.deepEqual(game.discs, { black: 3, white: 3 });
    assert.equal(game.openingName(), "Perpendicular");
  });

  test("plays moves with blanks around them, up to eight characters", () => {
    for (const move of [" f5 ", "f5".padEnd(8)]) assert.equal(new Game().play(move).transcript, "f5");
    assert.throws(() => new Game().play("f5".padEnd(9)), { code: "ILLEGAL_MOVE" });
  });

  test("shows which discs a move would flip, and plays nothing", () => {
    const game = Game.parse("f5d6");
    assert.deepEqual(game.flips("c7"), ["d6"]);
    assert.deepEqual(Game.parse(MUST_PASS).flips("pass"), []);
    assert.throws(() => game.flips("a1"), { code: "ILLEGAL_MOVE", message: /"a1" for black at ply 3/ });
    assert.equal(game.transcript, "f5d6");
  });

  test("takes moves back and plays them again, and keeps those taken back until another is played", () => {
    const game = Game.parse("f5d6c3");
    assert.ok(game.undo() && game.undo());
    assert.deepEqual([game.transcript, game.ply, game.moves], ["f5", 1, ["f5", "d6", "c3"]]);
    assert.ok(game.canUndo && game.canRedo && game.redo());
    game.play("c5");
    assert.deepEqual([game.redo(), game.moves], [false, ["f5", "d6", "c5"]]);
    assert.equal(`${game}`, `${Game.parse("f5d6c5")}`);
    while (game.undo());
    assert.deepEqual([`${game}`, game.undo()], [`${START} X`, false]);
  });

  test("goes to any of its plies and refuses others by number", () => {
    const game = Game.parse("f5d6c3");
    assert.equal(game.goTo(1).transcript, "f5");
    assert.equal(game.goTo(3).transcript, "f5d6c3");
    assert.equal(game.at(-0).ply, 0, "never -0");
    for (const ply of [-1, 4, 1.5, Number.NaN]) {
      const message = `ply: expected a whole number from 0 to 3, found ${ply}`;
      assert.throws(() => game.goTo(ply), { code: "INVALID_OPTION", message });
    }
    // @ts-expect-error
    assert.throws(() => game.at("2"), { code: "INVALID_OPTION" });
    assert.equal(game.ply, 3);
  });

  test("gives copies: as it is, after a move, and at a ply", () => {
    const game = Game.parse("f5d6c3").goTo(2);
    const copies = [game.clone(), game.after("c5"), game.at(0)];
    assert.ok(copies[0]?.redo());
    assert.deepEqual(
      copies.map((copy) => [copy.transcript, copy.moves.length]),
      [
        ["f5d6c3", 3],
        ["f5d6c5", 3],
        ["", 3],
      ],
    );
    assert.deepEqual([game.transcript, game.ply], ["f5d6", 2]);
  });

  test("cannot be changed through what it gives out", () => {
    const game = Game.parse("f5d6");
    game.moves.push("a1");
    game.legalMoves().pop();
    game.discs.black = 60;
    assert.deepEqual([game.moves, game.discs.black, game.legalMoves().length], [["f5", "d6"], 3, 5]);
  });

  test("passes only when it must", () => {
    const game = Game.parse(MUST_PASS.replace(/X$/, "O"));
    assert.equal(game.mustPass, false);
    assert.throws(() => game.pass(), { code: "ILLEGAL_MOVE", message: /"pass" for white at ply 1/ });
    const forced = Game.parse(MUST_PASS);
    assert.ok(forced.mustPass);
    assert.deepEqual(forced.legalMoves(), ["pass"]);
    assert.equal(forced.pass().turn, "white");
    assert.deepEqual([forced.moves, forced.transcript, forced.empties], [["pass"], "", 2]);
  });

  test("that is over has a result, and no moves", () => {
    const game = Game.parse(OVER);
    assert.ok(game.isOver);
    assert.equal(game.result, 64);
    assert.deepEqual(game.legalMoves(), []);
    assert.throws(() => game.pass(), { code: "ILLEGAL_MOVE", message: /the game is over/ });
    assert.equal(game.at(3).result, null, "no result before the end");
    assert.equal(
      Game.parse(`${"O".repeat(40)}${"-".repeat(24)} X`).result,
      -64,
      "the empty squares are white's",
    );
  });

  test("refuses an illegal move by name and ply, and stays as it was", () => {
    const game = Game.parse("f5d6");
    for (const move of ["a1", "f5", "pass", "z9", "", "f5".repeat(1e6)]) {
      assert.throws(
        () => game.play(move),
        (error) =>
          error instanceof FlipsideError &&
          error.code === "ILLEGAL_MOVE" &&
          error.message.includes(`"${move.slice(0, 20)}`) &&
          error.message.includes("at ply 3"),
      );
    }
    // @ts-expect-error: a caller without types may pass anything.
    assert.throws(() => game.play(37), { code: "ILLEGAL_MOVE", message: /found 37/ });
    // @ts-expect-error
    assert.throws(() => game.play(["f5"]), { code: "ILLEGAL_MOVE", message: /at ply 3/ });
    for (const move of ["f55", "xf5"])
      assert.throws(() => game.play(move), { message: /^move: expected a1 to h8, or pass/ });
    const message = /^illegal move "a1"/;
    assert.throws(() => game.play("a1"), { message });
    assert.throws(() => game.flips("a1"), { message });
    assert.equal(game.transcript, "f5d6");
  });

  test("has no move on a square with a disc, even where the disc would flip others", () => {
    const game = randomGame(1);
    for (let ply = 0; ply < game.moves.length; ply += 1) {
      const at = game.at(ply);
      for (const square of game.moves.slice(0, ply).filter((move) => move !== "pass"))
        assert.throws(() => at.play(square), { code: "ILLEGAL_MOVE" }, `${square} at ply ${ply + 1}`);
    }
  });

  test("is for the engine a set of squares for each side, a1 the lowest bit", () => {
    for (const game of [new Game(), Game.parse("f5"), Game.parse(MUST_PASS)]) {
      const { black, white, blackToMove } = bitboards(positionFrom(game.board, game.turn));
      const board = Array.from({ length: 64 }, (_, index) => {
        const bit = 1n << BigInt(index);
        return black & bit ? "X" : white & bit ? "O" : "-";
      });
      assert.equal(`${board.join("")} ${blackToMove ? "X" : "O"}`, `${game}`);
      assert.equal(black & white, 0n);
    }
  });

  test("is saved as JSON with its cursor and read again", () => {
    const game = Game.parse(MUST_PASS).pass();
    game.undo();
    const text = JSON.stringify({ game });
    assert.deepEqual(JSON.parse(text).game, { start: MUST_PASS, moves: ["pass"], ply: 0 });
    for (const saved of [game.toJSON(), JSON.stringify(game)]) {
      const read = Game.parse(saved);
      assert.deepEqual([`${read}`, read.moves, read.ply], [MUST_PASS, ["pass"], 0]);
    }
    for (const [damaged, code] of /** @type {const} */ ([
      [{ ...game.toJSON(), ply: 2 }, "INVALID_POSITION"],
      [{ ...game.toJSON(), moves: ["a1"] }, "ILLEGAL_MOVE"],
      [{ ...game.toJSON(), moves: [7] }, "INVALID_POSITION"],
      ["{}", "INVALID_POSITION"],
    ])) {
      // @ts-expect-error: damaged data.
      assert.throws(() => Game.parse(damaged), { code }, JSON.stringify(damaged));
    }
  });

  test("knows its opening however the board is turned and the moves are ordered, in three languages", () => {
    for (const tiger of ["f5d6c3d3c4", "e6f4c3c4d3", "d3c5f6f5e6", "f5d6c4d3c3"]) {
      const game = Game.parse(tiger);
      assert.deepEqual(
        [game.openingName(), game.openingName("fr"), game.openingName("ja")],
        ["Tiger", "Tigre", "虎定石"],
      );
    }
    const game = Game.parse("f5d6c3d3c4");
    assert.equal(game.at(2).openingName(), "Perpendicular");
    assert.equal(game.after("f4").openingName(), "Tiger", "the last name on the way");
    const whole = randomGame(1);
    assert.equal(whole.openingName(), whole.at(12).openingName(), "also after more moves than any line has");
    const variation = Game.parse(Game.parse("f5f6c4f4").toString());
    assert.equal(variation.openingName("fr"), "Semi-Wing Variation", "in English, as it has no French name");
    // @ts-expect-error
    assert.throws(() => game.openingName("xx"), {
      code: "INVALID_OPTION",
      message: 'language: expected en, fr, ja, found "xx"',
    });
  });

  test("has one canonical form for its eight images, the least of them", () => {
    const turned = (/** @type {string} */ board) =>
      Array.from(board, (_, index) => board[8 * (7 - (index % 8)) + (index >> 3)]).join("");
    const mirrored = (/** @type {string} */ board) => (board.match(/.{8}/g) ?? []).toReversed().join("");
    const game = randomGame(2);
    for (let ply = 0; ply <= game.moves.length; ply += 1) {
      const { board } = game.at(ply);
      const images = [board, turned(board), turned(turned(board)), turned(turned(turned(board)))];
      images.push(...images.map(mirrored));
      const least = images.toSorted()[0];
      for (const image of images) assert.equal(canonicalImage(image).image, least);
    }
  });

  test("has one key for its eight images, whoever moves, and other boards have others", () => {
    /** @type {Map<string, string>} */
    const images = new Map();
    for (let seed = 1; seed <= 40; seed += 1) {
      const game = randomGame(seed);
      for (let ply = 0; ply <= game.moves.length; ply += 1) {
        const { board } = game.at(ply);
        const { image } = canonicalImage(board);
        const rotated = Array.from(board, (_, index) => board[8 * (7 - (index % 8)) + (index >> 3)]).join("");
        const keys = [board, image, rotated].flatMap((each) =>
          /** @type {const} */ (["black", "white"]).map((turn) => canonicalKey(positionFrom(each, turn))),
        );
        assert.deepEqual(new Set(keys).size, 1, board);
        assert.equal(images.get(keys[0]) ?? image, image);
        images.set(keys[0], image);
      }
    }
    assert.equal(new Set(images.values()).size, images.size);
    assert.ok(images.size > 1500, `${images.size} boards`);
  });

  test("has the name of every line of the table, or one that another line to the same position has", () => {
    /** @type {Map<string, Set<string>>} */
    const named = new Map();
    /** @type {Map<string, Game>} */
    const games = new Map();
    let line = "";
    for (const row of TABLE.split("\n")) {
      const [path, english] = row.split("\t");
      const shared = /** @type {RegExpExecArray} */ (/^\d+/.exec(path))[0];
      line = line.slice(0, 2 * Number(shared)) + path.slice(shared.length);
      if (!english) continue;
      const game = Game.parse(line);
      games.set(line, game);
      const board = canonicalImage(game.board).image;
      named.set(board, (named.get(board) ?? new Set()).add(english));
    }
    assert.ok(games.size > 50, `${games.size} names`);
    for (const [moves, game] of games)
      assert.ok(
        named.get(canonicalImage(game.board).image)?.has(String(game.openingName())),
        `${moves}: ${game.openingName()}`,
      );
  });

  test("of a subclass cannot be read wrongly by what the subclass says of itself", () => {
    class Liar extends Game {
      /** @override @returns {any} */
      toString() {
        return 7;
      }
    }
    assert.equal(new Liar().clone().board, START);
    for (const value of [null, undefined, 7, {}, "f5"]) assert.equal(copyOf(value), undefined);
    class Other extends Game {
      /** @override @returns {any} */
      get moves() {
        return ["h8"];
      }
    }
    assert.equal(new Other().play("f5").transcript, "f5");
  });
});
