// What experiments tell, worked out anew by plain rules and from the replies that were given: nothing here is shared with the coach.

import { SQUARES } from "../../../js/rules/board.js";
import { boardAfter, flipsOf } from "../../support/plain-rules.js";

/**
 * @import { CoachLine, Experiment, Punisher, Square } from "flipside/coach"
 * @import { Replied } from "./mistakes.js"
 */

/** @param {string | undefined} move */
const at = (move) => SQUARES.indexOf(/** @type {Square} */ (move));
/** @param {readonly number[]} squares */
const named = (squares) => squares.map((square) => SQUARES[square]);

/** A board with some discs turned. @param {string} board @param {readonly number[]} squares */
const turnedAt = (board, squares) =>
  [...board].map((disc, cell) => (squares.includes(cell) ? (disc === "X" ? "O" : "X") : disc)).join("");

/** Moves at their plies, one's own left out. @param {readonly string[]} moves */
const opponentsOnly = (moves) => moves.map((move, ply) => (ply % 2 === 1 ? move : ""));

/** The colors and boards of a mistake. @param {Replied} mistake */
function scene({ position, played, best, replies }) {
  const [start, side] = position.split(" ");
  const [own, opponent] =
    side === "X" ? /** @type {const} */ (["black", "white"]) : /** @type {const} */ (["white", "black"]);
  /** @param {readonly string[]} moves the opponent's every second one */
  const boardOf = (moves) =>
    moves.reduce(
      (board, move, ply) =>
        move === "pass" ? board : boardAfter(board, ply % 2 === 0 ? own : opponent, at(move)),
      start,
    );
  const flips = (
    /** @type {string} */ board,
    /** @type {"black" | "white"} */ color,
    /** @type {string} */ move,
  ) => flipsOf(board, color, at(move));
  const can = (
    /** @type {string} */ board,
    /** @type {"black" | "white"} */ color,
    /** @type {string} */ move,
  ) => flips(board, color, move).length > 0;
  const ranked = (/** @type {readonly CoachLine[]} */ lines) =>
    [...lines].sort((one, other) => other.score - one.score);
  const others = ranked(replies.best);
  return {
    expected: [best.pv, [best.move, ...(others[0]?.pv ?? [])]].map(opponentsOnly),
    start,
    own,
    opponent,
    boardOf,
    flips,
    can,
    move: played.move,
    better: best.move,
    loss: best.score - played.score,
    replied: ranked(replies.played),
    others,
  };
}

/**
 * The discs that a move needs: those it flips, and the own ones behind them.
 * @param {string} board
 * @param {"black" | "white"} color
 * @param {string} move
 */
function needed(board, color, move) {
  const flipped = flipsOf(board, color, at(move));
  const ends = [...board].flatMap((disc, end) => {
    if (disc !== (color === "black" ? "X" : "O")) return [];
    const [file, rank] = [(end % 8) - (at(move) % 8), (end >> 3) - (at(move) >> 3)];
    const steps = Math.max(Math.abs(file), Math.abs(rank));
    if (steps < 2 || (file && rank && Math.abs(file) !== Math.abs(rank))) return [];
    const between = Array.from(
      { length: steps - 1 },
      (_, step) => at(move) + ((step + 1) * (file + 8 * rank)) / steps,
    );
    return between.every((square) => flipped.includes(square)) ? [end] : [];
  });
  return { flipped, ends };
}

/**
 * How many discs less a line surely brings than a better one: where one of them is not proven, a quarter of what was found; nothing
 * below 2.
 * @param {CoachLine} better
 * @param {CoachLine | undefined} worse
 */
function surely(better, worse) {
  if (!worse) return undefined;
  const found = better.score - worse.score;
  const sure = better.exact && worse.exact ? found : Math.floor(found / 4);
  return sure >= 2 ? sure : undefined;
}

/** What is wrong with the reason why a reply is good. @param {Punisher} reply @param {ReturnType<typeof scene>} seen */
function wrongHow({ square, how, left, by, answer, cost, flips, lost }, seen) {
  const { start, own, opponent, boardOf, can, move, better, loss, others, expected: lines } = seen;
  const [after, instead] = [boardOf([move]), boardOf([better])];
  if (!can(after, opponent, square)) return "the reply is illegal";
  if ((square === better) !== (how === "key")) return "the key";
  const [before, later] = [can(start, opponent, square), can(instead, opponent, square)];
  const changed = (/** @type {string} */ board) =>
    [...board].flatMap((disc, cell) => (disc === start[cell] ? [] : [cell]));
  switch (how) {
    case "key":
      return before === (left === true) ? undefined : "whether it was left to the opponent";
    case "opened": {
      const expected = seen.flips(after, opponent, square).filter((cell) => changed(after).includes(cell));
      const ends = needed(after, opponent, square).ends.filter((cell) => changed(after).includes(cell));
      if (ends.length > 0) return "a move made a disc of the opponent's";
      if (before || later) return "it was open";
      return same(by, expected);
    }
    case "closed": {
      if (!before || later) return "it is not closed";
      const ends = needed(start, opponent, square).ends.filter((cell) => changed(instead).includes(cell));
      if (!can(turnedAt(instead, ends), opponent, square)) return "other discs close it too";
      if (can(turnedAt(start, ends), opponent, square)) return "these discs do not open it";
      return same(by, ends);
    }
    case "answered": {
      const line = others.find((each) => each.move === square);
      if (!later || !line) return "it cannot be answered";
      if (line.pv[1] !== answer) return "another answer";
      if (others[0].score - line.score < Math.max(2, loss / 3)) return "it costs little";
      if (cost !== surely(others[0], line)) return `it costs ${surely(others[0], line)}, not ${cost}`;
      const board = boardOf([move, square]);
      const now = seen.flips(board, own, String(answer));
      const isTakenSoon = lines.some((moves) => moves.indexOf(move) > 0 && moves.indexOf(move) <= 4);
      if ((now.length === 0) !== (lost === true)) return "whether the answer is lost";
      if (answer === move && isTakenSoon) return "an answer that is taken soon";
      if (lost) return flips ? "flips" : undefined;
      const flipped = seen.flips(boardOf([better, square]), own, String(answer));
      const more = flipped.filter(
        (cell) => !now.includes(cell) && board[cell] === (own === "black" ? "O" : "X"),
      );
      if (more.length > 3 && flipped.length <= now.length) return "the answer flips no more";
      return same(flips, more);
    }
    default:
      return `no how: ${how}`;
  }
}

/**
 * What is wrong with what becomes of one's choice of moves.
 * @param {Extract<Experiment, { kind: "choices" }>} reason
 * @param {ReturnType<typeof scene>} seen
 * @param {Replied} mistake
 */
function wrongChoices(
  { reply, line, otherwise, how, squares, played, best, theirs, instead },
  seen,
  mistake,
) {
  const { own, opponent, boardOf, can, move, better } = seen;
  const { length } = line;
  if (
    reply !== line[0] ||
    ![1, 3, 5].includes(length) ||
    line.join() !== mistake.played.pv.slice(1, 1 + length).join() ||
    otherwise.join() !== mistake.best.pv.slice(1, 1 + length).join()
  )
    return "another line";
  const [first, second] = [boardOf([move]), boardOf([better])];
  const boards = [boardOf([move, ...line]), boardOf([better, ...otherwise])];
  const movesOn = (/** @type {string} */ board, color = own) =>
    SQUARES.filter((square) => can(board, color, square));
  const corners = (/** @type {string} */ board) =>
    ["a1", "h1", "a8", "h8"].filter((corner) => can(board, opponent, corner));
  const opens = (/** @type {string} */ square) =>
    corners(boardAfter(boards[0], own, at(square))).some((corner) => !corners(boards[0]).includes(corner));
  const counts = boards.map((board, index) => {
    if (how === "unsafe")
      return movesOn(board).filter((square) => corners(boardAfter(board, own, at(square))).length === 0);
    if (how !== "opened") return movesOn(board);
    return movesOn(board).filter((square) => !can([first, second][index], own, square));
  });
  if (counts.map((each) => each.length).join() !== [played, best].join())
    return `${counts.map((each) => each.length)}`;
  const opponents = boards.map((board) => movesOn(board, opponent).length);
  if (opponents.join() !== [theirs, instead].join()) return `the opponent has ${opponents}`;
  if (movesOn(boards[0]).length === 0) return "a pass";
  switch (how) {
    case "unsafe":
      return played === 0 && best >= 2 && movesOn(boards[0]).every(opens)
        ? undefined
        : "there are safe moves";
    case "left":
      if (squares?.join() !== counts[0].join()) return `${counts[0]} are left`;
      return played <= 3 && best >= played + 3 ? undefined : "many are left";
    case "opened":
      return length === 1 && played === 0 && best >= 2 ? undefined : "moves are opened";
    default:
      return best - instead - (played - theirs) >= (played > theirs ? 4 : 3)
        ? undefined
        : "they differ little";
  }
}

/** @param {readonly string[] | undefined} given @param {readonly number[]} expected */
function same(given, expected) {
  const squares = named(expected);
  if (squares.length === 0) return "no disc does it";
  return JSON.stringify(given) === JSON.stringify(squares) ? undefined : `${given} is ${squares}`;
}

/**
 * What an experiment tells wrongly, if anything.
 * @param {Experiment} reason
 * @param {Replied} mistake
 * @returns {string | undefined}
 */
export function untruthOf(reason, mistake) {
  const seen = scene(mistake);
  const { start, own, opponent, boardOf, can, move, better, loss, replied, others } = seen;
  if (reason.move !== move || reason.better !== better || reason.opponent !== opponent) return "other moves";
  const [reply] = replied;
  const withReply = boardOf([move, reply.move]);
  const other = others.find((each) => each.move === reply.move);
  const turned = (/** @type {string} */ one, /** @type {string} */ two, /** @type {number[]} */ cells) =>
    cells.filter((cell) => one[cell] !== "-" && one[cell] !== two[cell]);
  /** @param {"played" | "best"} name @param {number} turn 0 for one's own @param {string} square */
  const comesTo = (name, turn, square) =>
    [mistake[name].pv, [mistake[name].move, ...(name === "played" ? reply.pv : others[0].pv)]].some((line) =>
      line.some((each, ply) => each === square && ply > 0 && ply % 2 === turn),
    );
  /** Whether the line given for the move goes on otherwise after the same reply. @param {readonly string[]} moves */
  const isOtherwise = ([first, ...others]) => {
    const [, reply, ...following] = mistake.played.pv.slice(0, 4);
    return reply === first && following.length === 2 && following.join() !== others.join();
  };
  /** Which answers open a corner that the opponent cannot take now. @param {string} board @param {string} corner */
  const openedIn = (board, corner) => {
    const takes = (/** @type {string} */ now) =>
      ["a1", "h1", "a8", "h8"].filter((each) => can(now, opponent, each));
    const before = takes(board);
    if (before.includes(corner)) return undefined;
    const opens = (/** @type {string} */ answer) =>
      takes(boardAfter(board, own, at(answer))).some((each) => !before.includes(each));
    return SQUARES.filter((square) => can(board, own, square)).every(opens) ? "each" : "answer";
  };
  switch (reason.kind) {
    case "refutation": {
      const { replies, discs } = reason;
      const rest = replied.slice(replies.length);
      const listed = replied.slice(0, replies.length);
      if (replies.length < 1 || replies.length > 3) return `${replies.length} replies`;
      if (listed.some((each, index) => each.move !== replies[index].square)) return "not the best replies";
      if (rest.some(({ score }) => reply.score - score < Math.max(2, loss / 2)))
        return "another reply is as good";
      const sure = surely(reply, rest[0]);
      if (discs !== sure) return `${discs}, not ${sure} discs`;
      return replies.map((each) => wrongHow(each, seen)).find(Boolean);
    }
    case "best-reply":
      return reason.square === reply.move ? wrongHow(reason, seen) : "not the best reply";
    case "answer-lost": {
      if (reason.reply !== reply.move || other?.pv[1] !== reason.square) return "another answer";
      if (can(withReply, own, reason.square) || reason.square === move) return "it can be played";
      const instead = boardOf([better, reply.move]);
      const { flipped, ends } = needed(instead, own, reason.square);
      const cells = [...flipped, ...ends].filter((cell) => instead[cell] !== withReply[cell]);
      const found = turned(boardOf([move]), withReply, cells).sort((one, two) => one - two);
      const isDecided = can(turnedAt(withReply, found), own, reason.square);
      const expected = isDecided && !can(turnedAt(instead, found), own, reason.square) ? found : [];
      return JSON.stringify(reason.by) === JSON.stringify(named(expected))
        ? undefined
        : `by ${named(expected)}`;
    }
    case "better-lost": {
      if (reason.reply !== reply.move || reply.move === better || can(withReply, own, better))
        return "it can be played";
      if (comesTo("played", 0, better)) return "it is played later";
      const { flipped, ends } = needed(start, own, better);
      const cells = turned(start, withReply, [...flipped, ...ends]);
      const byReply = turned(boardOf([move]), withReply, cells);
      const expected = (byReply.length > 0 ? byReply : cells).sort((one, two) => one - two);
      if (reason.turner !== (byReply.length > 0 ? reply.move : move)) return "another turner";
      if (!can(turnedAt(withReply, expected), own, better)) return "other discs are needed too";
      if (can(turnedAt(start, expected), own, better)) return "these discs are not needed";
      return same(reason.by, expected);
    }
    case "next-reply": {
      if (reason.reply !== reply.move || reason.square !== reply.pv[2] || !other) return "another reply";
      if (reason.answer !== reply.pv[1]) return "another answer of one's own";
      if (isOtherwise([reply.move, reason.answer, reason.square])) return "the line goes on otherwise";
      if (reason.how !== "key" && comesTo("best", 1, reason.square)) return "it comes there later";
      const answer = other.pv[1];
      if (reason.how === "key") return reason.square === better ? undefined : "not the key";
      if (reason.how === "wanted")
        return reason.square === answer && !can(withReply, own, answer) ? undefined : "not wanted";
      const instead = boardOf([better, reply.move]);
      if (can(boardOf([better]), opponent, reason.square)) return "it can go there at once";
      for (const each of [answer, reason.answer])
        if (
          (each === answer || can(instead, own, each)) &&
          can(boardOf([better, reply.move, each]), opponent, reason.square)
        )
          return "it can go there";
      return can(start, opponent, reason.square) === (reason.how === "closed") ? undefined : "before";
    }
    case "move-lost": {
      const [best] = others;
      if (reply.move !== reason.reply || best.move !== reason.other) return "other replies";
      if (best.pv[1] !== reason.square || !can(boardOf([better, best.move]), own, reason.square))
        return "another move";
      if (!can(boardOf([better]), own, reason.square)) return "the other reply makes it possible";
      if (comesTo("played", 0, reason.square)) return "it is played later";
      return can(withReply, own, reason.square) ? "it can be played" : undefined;
    }
    case "corner-next":
      if (reason.reply !== reply.move || reply.pv[2] !== reason.square) return "another move";
      if (![0, 7, 56, 63].includes(at(reason.square))) return "no corner";
      if (isOtherwise([...reply.pv.slice(0, 3)])) return "the line goes on otherwise";
      if (others[0].pv[0] === reason.square || others[0].pv[2] === reason.square) return "as well";
      if (can(boardOf([better]), opponent, reason.square)) return "at once as well";
      return reason.opened === openedIn(withReply, reason.square) ? undefined : "who opens it";
    case "few-answers": {
      const movesOn = (/** @type {string} */ board) => SQUARES.filter((square) => can(board, own, square));
      const [left, more] = [movesOn(withReply), movesOn(boardOf([better, others[0].move]))];
      if (left.length > 3 || more.length < left.length + 2) return "many answers";
      return JSON.stringify(left) === JSON.stringify(reason.squares) ? undefined : `${left}`;
    }
    case "access": {
      const isOwn = reason.whose === "own";
      const openOn = (/** @type {string} */ board) =>
        SQUARES.filter((square) => square !== move && square !== better)
          .filter((square) => can(board, isOwn ? own : opponent, square))
          .filter((square) => !isOwn || !can(board, opponent, square));
      const [here, there] = isOwn ? [better, move] : [move, better];
      const [open, closed] = [openOn(boardOf([here])), openOn(boardOf([there]))];
      if (closed.some((square) => !open.includes(square))) return "squares that speak against it";
      const { pv } = isOwn ? mistake.best : mistake.played;
      const isUsed = reason.squares.some((square) =>
        pv.some((each, ply) => each === square && ply > 0 && ply <= 6 && (ply % 2 === 0) === isOwn),
      );
      if (!isUsed) return "nobody plays there";
      const only = open.filter((square) => !closed.includes(square));
      return only.length <= 4 && JSON.stringify(only) === JSON.stringify(reason.squares)
        ? undefined
        : `${only}`;
    }
    case "choices":
      return wrongChoices(reason, seen, mistake);
    case "can-wait": {
      const good = others.filter(({ score }) => others[0].score - score <= 1);
      const boards = [start, boardOf([better]), ...good.map((each) => boardOf([better, each.move]))];
      if (comesTo("best", 1, reason.square)) return "the opponent goes there later";
      if (boards.some((board) => can(board, opponent, reason.square))) return "the opponent can go there";
      return reason.square === move && good.every(({ pv }) => pv[1] === move) ? undefined : "it cannot wait";
    }
    default:
      return "an unknown kind";
  }
}
