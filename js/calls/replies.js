// What the opponent can do after a mistake of a review, and after the best move: what the coach explains it by.

import { requestOf } from "../request/request.js";
import { withoutImages } from "./images.js";

/**
 * @import { ReviewedMove } from "./comparison.js"
 * @import { Line, Move, Report } from "../generated/types.js"
 * @import { Game } from "../game/game.js"
 * @import { Request } from "../request/request.js"
 */

/**
 * The replies to each of two moves: a line for every legal one, the best first, scores for the side that replies; none where the game is
 * over.
 * @typedef {object} RepliesToBoth
 * @property {Line[]} played To the move that was played.
 * @property {Line[]} best To the best move.
 */

/** How deep the replies are looked at, whatever the limits of the review: some 20 ms each. */
const LEVEL = 12;
/** From so many lost discs on replies are looked for, where nothing else is said. */
const LEAST_WITH_REPLIES = 2;

/** From how many lost discs on a move has replies; none where they are not asked for. @param {boolean | number | undefined} replies */
export function leastLoss(replies) {
  if (replies === undefined || replies === false) return Number.POSITIVE_INFINITY;
  return replies === true ? LEAST_WITH_REPLIES : replies;
}

/**
 * Searches the replies to a mistake and to the best move, both from an empty table.
 * @param {Game} game
 * @param {ReviewedMove} mistake
 * @param {(requests: Request[], onReport: (report: Report, at: number) => void) => Promise<void>} run
 * @returns {Promise<RepliesToBoth | null>} `null` where a search was stopped
 */
export async function repliesTo(game, { ply, move, best }, run) {
  const asked = [move, best.move].map((/** @type {Move} */ each) => {
    const position = game.at(ply).after(each);
    return position.isOver ? null : withoutImages(requestOf("analyze", position, { level: LEVEL }));
  });
  const open = asked.flatMap((each) => each ?? []);
  /** @type {Line[][]} */
  const found = [];
  await run(
    open.map(({ narrowed }) => narrowed),
    (report, at) => {
      if (report.stopped !== "stop") found[at] = open[at].whole(report.lines);
    },
  );
  if (open.some((_, at) => !found[at])) return null;
  const [played, instead] = asked.map((each) => (each ? found[open.indexOf(each)] : []));
  return { played, best: instead };
}
