/** @import { Game, Line, ReviewedMove } from "../../package/flipside.js" */
/** @import { Page } from "../../feature.js" */
/** @import { Reason } from "../../reasons/marks.js" */
/** @import { Parser } from "./counting.js" */
/** @import { GameReview } from "../../state/types.js" */

import { discNumber } from "../../review/numbers.js";
import { leadSentence, reviewPhrases } from "../../review/text.js";
import { shownGame } from "../../state/rooms.js";
import { report } from "../text.js";
import { countOn } from "./counting.js";

/** Time for the discs of a move to turn, and to be seen. */
const MOVE_MS = 600;

/** Time to read what a line leads to, and longer to see on the board what is counted there. */
const [END_MS, COUNTED_MS] = [2000, 4000];

/** A line is shown for so many moves, or to where the coach counts; for more of them to where a corner falls or a side passes. */
const [MOST_MOVES, FARTHEST] = [5, 11];

/**
 * A position that is shown, and what is said of the move that led there, or at the end of a line.
 * @typedef {{ game: Game, caption: string, isEnd?: boolean, isCounted?: boolean }} Scene
 */

/**
 * A mistake with its refutation, and then the better move with what follows it, as positions with captions.
 * @param {Pick<GameReview, "game">} review
 * @param {Pick<ReviewedMove, "ply" | "line" | "best">} reviewed
 * @param {Parser} Game of the package
 * @param {Partial<Pick<Reason, "reply" | "counted" | "happening">>} [told] the reply that the coach speaks of, with what follows it: it
 *   takes the place of another one in the line; where the coach counts, both lines end there with what is counted, and where it tells of a
 *   corner or a pass, a line goes on to there
 * @returns {Scene[]}
 */
export function scenesOf(
  { game },
  { ply, line: found, best: other },
  Game,
  { reply, counted, happening } = {},
) {
  const [move, answer] = found.pv;
  const replied = reply && reply[0] !== answer ? { ...found, pv: [String(move), ...reply] } : found;
  const to = (/** @type {"played" | "best"} */ which) => (happening?.line === which ? happening.moves : 0);
  const line = counted
    ? { ...found, pv: [String(move), ...counted.played] }
    : shortened(replied, to("played"));
  const best = counted ? { ...other, pv: [other.move, ...counted.best] } : shortened(other, to("best"));
  const start = game.at(ply);
  const { showing } = report;
  const before = { game: start, caption: showing.instead(start.turn, best.move) };
  const isPlayed = line.pv[1] === game.moves[ply + 1];
  const answers = isPlayed ? showing.answers : showing.couldAnswer;
  /** @type {Scene[]} */
  const scenes = [
    ...along(start, line, showing.played, answers),
    before,
    ...along(start, best, showing.better),
  ];
  if (!counted) return scenes;
  const { turn } = start;
  return scenes.map((scene) =>
    scene.isEnd
      ? { ...scene, caption: countOn(scene.game, turn, counted.how, Game), isCounted: true }
      : scene,
  );
}

/** @template {{ pv: readonly string[] }} Shown @param {Shown} line @param {number} to how many moves lead to what is told of it */
const shortened = (line, to) => ({
  ...line,
  pv: line.pv.slice(0, to > FARTHEST ? MOST_MOVES : Math.max(MOST_MOVES, to)),
});

/**
 * The moves of a line, and at the end who leads by it.
 * @param {Game} start
 * @param {Pick<Line, "exact" | "score"> & { pv: readonly string[] }} line
 * @param {(color: Game["turn"], move: string) => string} first what is said of the first of them
 * @param {(color: Game["turn"], move: string) => string} [second] and of the answer to it, where that is not said as of others
 * @returns {Scene[]}
 */
function along(start, { exact, pv, score }, first, second) {
  const { showing } = report;
  let game = start;
  const scenes = pv.map((move, index) => {
    const { turn } = game;
    game = game.after(/** @type {any} */ (move));
    if (move === "pass") return { game, caption: showing.passes(turn) };
    if (index === 0) return { game, caption: first(turn, move) };
    if (index === 1 && second) return { game, caption: second(turn, move) };
    return { game, caption: turn === start.turn ? showing.goesOn(turn, move) : showing.answers(turn, move) };
  });
  const forBlack = start.turn === "black" ? score : 0 - score;
  const place = reviewPhrases.place(1 + discNumber(start, start.ply), start.turn, String(pv[0]));
  return [...scenes, { game, caption: report.at(place, leadSentence(forBlack, exact)), isEnd: true }];
}

/**
 * Plays scenes on the board. At the end, and as soon as anything else is shown, the board is where it was.
 * @param {Page} page
 * @param {(caption: string | null) => void} say the caption of a scene; `null` at the end
 */
export function createShowing({ board, store }, say) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isGoingOn = false;
  let movable = board.movable;
  const end = () => {
    if (!isGoingOn) return;
    isGoingOn = false;
    clearTimeout(timer);
    Object.assign(board, { position: shownGame(store.state), movable });
    say(null);
  };
  store.watch(
    ({ game, review, room, exercise, isGuided }) => [game, review?.game, room, exercise, isGuided],
    end,
  );
  return {
    get isGoingOn() {
      return isGoingOn;
    },
    end,
    /** @param {readonly Scene[]} scenes */
    begin(scenes) {
      end();
      movable = board.movable;
      isGoingOn = true;
      board.movable = "none";
      const step = (/** @type {number} */ at) => {
        const scene = scenes[at];
        if (!scene) return end();
        board.position = scene.game;
        say(scene.caption);
        timer = setTimeout(() => step(at + 1), scene.isCounted ? COUNTED_MS : scene.isEnd ? END_MS : MOVE_MS);
      };
      step(0);
    },
  };
}
