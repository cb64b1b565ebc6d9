import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { arrowTo, SHAPES } from "../../../js/board/drawing/shapes.js";
import { UNTOLD } from "../../../www/game/about.js";
import { initialState } from "../../../www/match/games/initial.js";
import { encodeGif } from "../../../www/picture/animation.js";
import { framesOf, KINDS } from "../../../www/picture/frames.js";
import { headingOf } from "../../../www/picture/heading.js";
import { fitted } from "../../../www/picture/lettering.js";
import { numbersOf, recordOf } from "../../../www/picture/record.js";
import { knownParts, shownPicture } from "../../../www/picture/shown.js";
import { boardSvg } from "../../../www/picture/svg.js";
import { diagramsOf } from "../../../www/print/sheet.js";
import { newReview } from "../../../www/review/state.js";
import { DEFAULTS } from "../../../www/state/settings.js";

/** A game with a pass: black cannot answer c1. */
const WITH_PASS = "d3c3f5d2d1e1b2c1";

test("moves are numbered by the discs that they place, up to the position, and passes are not", () => {
  const game = Game.parse(`${WITH_PASS}`).after("pass");
  const [next] = game.legalMoves();
  const whole = game.after(String(next));
  assert.equal(numbersOf(whole).get(String(next)), 9);
  assert.deepEqual(
    [...numbersOf(Game.parse("f5d6c3").at(2))],
    [
      ["f5", 1],
      ["d6", 2],
    ],
  );
  // A position in the middle of a game begins with the number that comes there.
  const middle = Game.parse(Game.parse("f5d6").toString()).after("c3");
  assert.deepEqual([...numbersOf(middle)], [["c3", 3]]);
});

test("the record of a game has each disc as it was placed, whatever turned it later", () => {
  const game = Game.parse(WITH_PASS);
  const { board, numbers } = recordOf(game.at(2));
  assert.equal(numbers.size, 8, "all of it, wherever one stands in it");
  const at = (/** @type {string} */ square) =>
    board.charAt(square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1));
  assert.deepEqual(["d3", "c3", "f5", "d2", "d4", "e4"].map(at), ["X", "O", "X", "O", "O", "X"]);
});

test("a drawing has numbers in an ink that is read on each disc, and the shapes of marks", () => {
  const { board } = Game.parse("f5d6c3d3");
  const svg = boardSvg({
    board,
    title: "a < b",
    last: "d3",
    numbers: numbersOf(Game.parse("f5d6c3d3")),
    marks: [
      { square: "c4", shape: "cross" },
      { from: "a1", to: "h8", color: "red" },
    ],
    cloth: "paper",
  });
  assert.match(svg, /<title>a &#60; b<\/title>/);
  for (const [square, number] of numbersOf(Game.parse("f5d6c3d3"))) {
    const isBlack = board.charAt(square.charCodeAt(0) - 97 + 8 * (Number(square[1]) - 1)) === "X";
    assert.match(svg, new RegExp(`fill="${isBlack ? "#fff" : "#000"}"[^>]*>${number}</text>`), square);
  }
  assert.doesNotMatch(svg, /#f0453d/, "the number tells which move was the last");
  assert.match(svg, /M-\.22-\.22l\.44\.44/);
  assert.match(svg, /color="#000"[^>]*rotate\(45\)/);
  assert.doesNotMatch(
    svg,
    /gradient|style=/i,
    "a policy without inline styles allows it, and paper has no shades",
  );
});

test("a picture draws each mark as the board does, and its text on a plate", () => {
  const { board } = Game.parse("f5");
  const drawn = (/** @type {any} */ mark) => boardSvg({ board, title: "", marks: [mark] });
  for (const [shape, [tag, attributes]] of Object.entries(SHAPES)) {
    const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    assert.ok(drawn({ square: "a1", shape }).includes(`<${tag}${pairs.join("")}/>`), shape);
  }
  assert.equal(drawn({ square: "a1", shape: "toString" }), drawn({ square: "a1" }), "a ring");
  const [, [, { points }]] = /** @type {any} */ (arrowTo(3, 4).strokes);
  assert.match(points, /^4\.72 0 /, "the tip, short of the middle of the square five away");
  assert.ok(drawn({ from: "a1", to: "d5" }).includes(`points="${points}"`));
  const [, [, ringed]] = /** @type {any} */ (arrowTo(3, 4, true, true).strokes);
  assert.match(ringed.points, /^4\.53 0 /, "outside the ring around that square");
  const [[, { d }], [, near]] = /** @type {any} */ (arrowTo(1, 0, false, true).strokes);
  assert.match(near.points, /^0\.53 0 /, "to the next square as well");
  const [, [, between]] = /** @type {any} */ (arrowTo(1, 0, true, true).strokes);
  assert.match(between.points, /^0\.6[67]\d* 0 0\.47 /, "forward between rings side by side");
  assert.match(d, /^M0\.28 0H0\.28/, "and nothing goes backward");
  const [, ink] =
    /fill="([^"]+)" stroke="none"[^>]*>7<\/text>/.exec(drawn({ square: "d5", text: "7" })) ?? [];
  assert.equal(ink, "#111");
});

test("discs stand on tints, and a value is read where an arrow crosses it", () => {
  const { board } = Game.parse("f5d6c3");
  const svg = boardSvg({
    board,
    title: "",
    cloth: "paper",
    values: [{ move: "d3", score: -15 }],
    marks: [
      { from: "c2", to: "f5", color: "#8fd0ff" },
      { square: "d3", shape: "tint", color: "#8fd0ff", text: "12" },
      { square: "e2", shape: "pip" },
    ],
  });
  const places = ['opacity="0.3"', 'r="32"', "rotate(45)", ">−15<", 'cx="-0.33"'].map((part) =>
    svg.indexOf(part),
  );
  assert.ok(!places.includes(-1), String(places));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
  assert.match(svg, />12<\/text>/);
  assert.doesNotMatch(svg, /8fd0ff/, "pale colors are not seen on paper");
});

test("a picture has what is wanted, and a printed one what was chosen where it was asked for", () => {
  const game = Game.parse("f5d6c3");
  const [sketched, overlaid] = /** @type {[any[], any[]]} */ ([
    [{ from: "a1", to: "b2" }],
    [{ square: "a8", shape: "tint" }],
  ]);
  const state = { ...initialState(DEFAULTS, game, { room: "analyze" }), sketched, overlaid };
  const none = { values: false, drawings: false, told: false, numbers: false };
  assert.deepEqual(knownParts(state), { values: false, drawings: true, told: true, numbers: true });
  assert.deepEqual(shownPicture(state, none).marks, []);
  assert.deepEqual(shownPicture(state, { ...none, drawings: true }).marks, sketched);
  assert.deepEqual(shownPicture(state, { ...none, told: true }).marks, overlaid);
  assert.equal(shownPicture(state, { ...none, numbers: true }).numbers?.size, 3);
  const printed = (/** @type {typeof state.printedWith} */ printedWith) =>
    diagramsOf({ ...state, printedWith })[1]?.picture.marks;
  assert.deepEqual(printed(null), sketched);
  assert.deepEqual(printed(none), []);
  assert.deepEqual(printed({ ...none, told: true }), overlaid);
});

test("a picture says whose game it is, how it ended and its opening, as far as that is known", () => {
  const state = initialState(DEFAULTS, Game.parse("f5d6c3d3c4"), { room: "analyze" });
  const both = { ...state, settings: { ...DEFAULTS, side: /** @type {const} */ ("both") } };
  assert.deepEqual(headingOf(both), { black: "Black", white: "White", result: null, opening: "Tiger" });
  const about = { ...UNTOLD, black: "Ann <1>", result: -6 };
  assert.deepEqual(headingOf({ ...state, about }), {
    black: "Ann <1>",
    white: "White",
    result: "29–35",
    opening: "Tiger",
  });
  assert.equal(headingOf({ ...both, game: new Game() }), null);
  assert.equal(headingOf({ ...state, room: "train" }), null);
  const svg = boardSvg({ board: "-".repeat(64), title: "", heading: headingOf({ ...state, about }) });
  for (const text of ["Ann &#60;1&#62;", "White", "29–35", "Tiger"])
    assert.ok(svg.includes(`>${text}<`), text);
  assert.match(svg, /viewBox="0 0 712 800"/);
});

test("a name that is too long for its place ends in dots, sooner where letters are wide", () => {
  assert.equal(fitted("Ann", 5), "Ann");
  assert.equal(fitted("Wolfeschlegelsteinhausen", 8), "Wolfeschleg…");
  assert.equal(fitted("村上健為則中島哲也", 5), "村上健為…");
});

test("a value stays within its plate, with digits as wide as those of any usual font", () => {
  const { board } = Game.parse("f5");
  for (const score of [0, 5, -5, 15, -34, -64]) {
    const svg = boardSvg({ board, title: "", values: [{ move: "d6", score }] });
    const [, radius, , size, text = ""] =
      svg.match(/r="(\d+)"[^>]*stroke-width="(\d)"\/><text[^>]*font-size="(\d+)"[^>]*>([^<]+)</) ?? [];
    // Bold digits of DejaVu, a wide one: 0.7 of the size, and its sign 0.84; the height of digits is 0.73.
    const width = Number(size) * (text.match(/\d/g)?.length ?? 0) * 0.7 + (score ? Number(size) * 0.84 : 0);
    const room = 2 * Math.sqrt((Number(radius) - 3) ** 2 - (0.365 * Number(size)) ** 2);
    assert.ok(width < room, `${text}: ${width} in ${room}`);
  }
});

/** The images of a GIF: how long each is shown, in hundredths of a second. @param {Uint8Array} bytes */
function imagesIn(bytes) {
  const delays = [];
  let at = 13 + (bytes[10] & 128 ? 3 << ((bytes[10] & 7) + 1) : 0);
  const skip = () => {
    while (bytes[at] !== 0) at += bytes[at] + 1;
    at += 1;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) delays.push(bytes[at + 4] + 256 * bytes[at + 5]);
      at += 2;
    } else {
      assert.equal(bytes[at], 0x2c, `an image at ${at}`);
      at += 11 + (bytes[at + 9] & 128 ? 3 << ((bytes[at + 9] & 7) + 1) : 0);
    }
    skip();
  }
  return delays;
}

test("an animation has the start and each move, and none for a pass", () => {
  const game = Game.parse(WITH_PASS).after("pass");
  const frames = framesOf(game.after(String(game.legalMoves()[0])));
  assert.equal(frames.length, 37);
  assert.deepEqual([frames[0]?.last, frames[1]?.last], [null, 19]);
  assert.deepEqual(frames[36]?.board, game.after(String(game.legalMoves()[0])).board);
  // d3 turns d4, which is white; the disc that is placed lies there at once.
  const seen = frames.slice(1, 5).map(({ board }) => board.charAt(19) + board.charAt(27));
  assert.deepEqual(seen, ["Xo", "X|", "Xx", "XX"]);
  const [width, height] = [8 * 4 + 2 * 2, 8 * 4 + 2 * 2 + 3];
  const pictures = KINDS.map((_, index) => new Uint8ClampedArray(4 * width * height).fill(30 * index));
  const bytes = encodeGif({ width, height, left: 2, top: 5, cell: 4, pictures, frames, isFlipped: false });
  assert.equal(String.fromCharCode(...bytes.subarray(0, 6)), "GIF89a");
  assert.deepEqual([bytes[6], bytes[8]], [width, height]);
  assert.deepEqual(imagesIn(bytes), [100, ...Array(8).fill([6, 6, 6, 52]).flat(), 6, 6, 6, 300]);
});

test("a sheet of paper has the record, the position, and the turning points of a game that was reviewed", () => {
  const game = Game.parse("f5d6c3d3c4f4");
  const state = initialState(DEFAULTS, game.at(4), { room: "analyze" });
  assert.deepEqual(
    diagramsOf(state).map(({ caption }) => caption),
    [
      "Record: each disc in the color that placed it, with the number of the move",
      "After move 4, Black to move",
    ],
  );
  const line = (/** @type {string} */ move, /** @type {number} */ score) => ({
    move,
    score,
    exact: true,
    depth: 50,
    selectivity: 100,
    pv: [move],
  });
  const moves = game.moves.map((move, ply) => {
    const loss = ply === 2 ? 9 : 0;
    const best = line(loss > 0 ? "c4" : move, 0);
    const turn = game.at(ply).turn;
    return { ply, turn, move, score: 0 - loss, line: line(move, 0 - loss), best, loss, forced: false };
  });
  const review = { ...newReview(game), moves, done: 6 };
  const [, , point, ...others] = diagramsOf(/** @type {any} */ ({ ...state, review }));
  assert.equal(point?.caption, "Move 3: Black c3 lost 9 discs. Better: c4");
  assert.equal(point?.picture.board, game.at(2).board);
  assert.deepEqual(others, []);
  assert.deepEqual(
    diagramsOf({ ...state, game: new Game() }).map(({ caption }) => caption),
    ["Black to move"],
  );
});
