// Why a move was a mistake: which reply punishes it and why it can, and the facts that tell mistakes from better moves.

import { lineIn, optionsIn, positionIn } from "./arguments.js";
import { endgameIn } from "./endgame.js";
import { experimentsIn } from "./experiment/experiments.js";
import { squaresNamed } from "./experiment/named.js";
import { comparedIn } from "./facts/comparison.js";
import { PlayedLine } from "./facts/line.js";
import { OPENING_SHARE, openingReason } from "./opening.js";
import { cornerMissed, isAbstract } from "./reasons.js";
import { nameOf } from "./sentence.js";

/**
 * @import { PositionLike } from "../game/position-like.js"
 * @import { CoachLine, ExplainOptions } from "./arguments.js"
 * @import { Reason } from "./reasons.js"
 */

/** An event after more plies than these is no second thought to what happens at once. */
const NEAR = 6;

/** What a reply brings about, as anyone can see it on the board: discs that are safe many moves later are not. */
const ADVICE = ["safe-moves", "mobility", "frontier"];

/** Sentences that tell what a reply brings about. */
const TOLD = /^(access|choices|corner|few|no-answer)/;

/** Those that tell how many moves there are, where they are not few. */
const COUNTED = /^choices-[fot]/;

/** Those that tell which square a move opens, does not shut, or leaves. */
const OF_SQUARE = /^reply-[cko]/;

/** At most so many reasons are given. */
const MOST = 3;

/**
 * Why one move is worse than another one: at most three reasons, one of a kind, the most telling first; none where nothing tells. A reason
 * is a fact about the two lines, or about the replies to the two moves where they are given; `docs/coach.md` says how well each explains
 * mistakes of people.
 *
 * ```js
 * const { lines } = await engine.analyze(game, { level: 9 });
 * const best = lines[0];
 * const played = lines.find(({ move }) => move === game.moves[game.ply]) ?? best;
 * const repliesTo = async ({ move }) => (await engine.analyze(game.after(move), { level: 12 })).lines;
 * const replies = { played: await repliesTo(played), best: await repliesTo(best) };
 * const reasons = explain(game, played, best, { replies });
 * reasons.map((reason) => sentence(reason));
 * ```
 * @param {PositionLike} position before the move
 * @param {CoachLine} played the move that was played, with what follows it, as `analyze` gives them
 * @param {CoachLine} best the better move, with what follows it
 * @param {ExplainOptions} [options]
 * @returns {Reason[]}
 * @throws {FlipsideError} `INVALID_POSITION`, `INVALID_OPTION` or `ILLEGAL_MOVE`
 */
export function explain(position, played, best, options = {}) {
  const start = positionIn(position);
  const lines = [lineIn("played", played, start), lineIn("best", best, start)];
  const { known, replies, said } = optionsIn(options, start, lines);
  if (lines[0].move === lines[1].move || lines[0].score >= lines[1].score) return [];
  const [line, better] = lines.map(({ pv }) => new PlayedLine(start, pv));
  const opening = { share: OPENING_SHARE, reason: openingReason(known, lines[0].move, lines[1].move) };
  // Beside replies, people look at the board and count.
  const differing = comparedIn(line, better, replies !== null);
  const ends = differing.length > 0 ? endgameIn([line, better], lines) : [];
  const compared = [...differing, opening]
    .sort((stronger, weaker) => weaker.share - stronger.share)
    .flatMap(({ reason }) => reason ?? [])
    // Advice that was given a moment ago teaches nothing.
    .filter(({ kind }) => !(isAbstract(kind) && said.includes(kind)))
    // The last move in a region says more than the last one of the game.
    .filter(({ kind }) => !(kind === "last-move" && ends.some((end) => end.kind === "region-last")));
  const corner = cornerMissed(line, better, NEAR);
  // Lines alone are as often told of a better move as of a worse one: it takes evidence, or replies.
  if (!replies && compared.length === 0) return [];
  if (corner && compared.every(({ kind }) => kind !== corner.kind)) compared.push(corner);
  return chosenOf(compared, ends, experimentsIn(start, lines, replies, differing.length > 0));
}

/**
 * The reasons that are told, the most telling first.
 * @param {readonly Reason[]} compared what the two lines tell
 * @param {readonly Reason[]} ends what they show at their ends
 * @param {readonly Reason[]} tried what the replies show
 * @returns {Reason[]}
 */
function chosenOf(compared, ends, tried) {
  const said = (/** @type {RegExp} */ names) => tried.filter((reason) => names.test(nameOf(reason)));
  const [effects, numbers] = [said(TOLD), said(COUNTED)];
  const opened = effects.filter((reason) => nameOf(reason).startsWith("corner"));
  // The corner that a reply leads to is not told twice.
  const squares = opened.flatMap((reason) => ("better" in reason ? squaresNamed(reason) : []));
  const near = compared.filter(
    (reason) => isNear(reason) && !(reason.kind === "corner-given" && squares.includes(reason.square)),
  );
  // A corner that falls soon says more than how the game ends, and a pass more than anything else.
  const corners = near.filter(({ kind }) => kind.startsWith("corner-"));
  const passes = near.filter(isPass);
  if (tried.length === 0) return firstOf(corners, ends, compared);
  // The pass that a reply forces is not told twice.
  const experiments = tried.filter(
    (reason) => passes.length === 0 || reason.kind !== "few-answers" || reason.squares.length > 0,
  );
  const advice = compared.filter(({ kind }) => ADVICE.includes(kind)).slice(0, 1);
  // That a reply can be played says little without what it brings about.
  const soon = firstOf(corners, ends, near, effects.length > 0 ? [] : advice);
  // Why it hurts comes first, and then what makes it possible; a number of moves says less than the square that the move opens or leaves.
  const given = corners.filter(({ kind }) => kind === "corner-given");
  const why = firstOf(
    opened,
    given,
    experiments.filter((reason) => effects.includes(reason) && !numbers.includes(reason)),
  ).slice(0, 1);
  const main = experiments.slice(0, 1);
  if (main[0]?.kind !== "can-wait")
    return firstOf(
      passes,
      why,
      main.filter((reason) => OF_SQUARE.test(nameOf(reason))),
      corners,
      numbers,
      main,
      experiments,
      soon,
    );
  // That a move could have waited is a second thought: to what happens soon, or else to advice.
  const first = firstOf(passes, soon).slice(0, 1);
  return first.length > 0 ? firstOf(first, experiments, soon) : [];
}

/** The first ones of several lists, each once. @param {readonly (readonly Reason[])[]} lists */
function firstOf(...lists) {
  return [...new Set(lists.flat())].slice(0, MOST);
}

/** Whether something happens soon. @param {Reason} reason */
function isNear(reason) {
  return !isAbstract(reason.kind) && !("ply" in reason && reason.ply > NEAR);
}

/** @param {Reason} reason */
function isPass({ kind }) {
  return kind.startsWith("pass-");
}
