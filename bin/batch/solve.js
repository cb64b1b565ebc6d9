// The command `flipside solve`.

import pc from "picocolors";
import { grouped, seconds, signed, speed } from "../figures.js";
import { locationOf, wholeGame } from "../input/items.js";
import { withOptions } from "../options.js";
import { runBatch } from "./batch.js";
import { bestOf, knownIn, mistakeIn } from "./known.js";

/**
 * @import { Engine, Outcome, Solution } from "flipside"
 * @import { BatchOptions, Task } from "./batch.js"
 * @import { Item } from "../input/items.js"
 * @import { Known } from "./known.js"
 */

/** At or above this many empty squares a solution may take minutes. */
const MANY_EMPTIES = 28;

/** A position that is being solved. @typedef {{ empties: number, known: Known }} Problem */

/**
 * Solves positions exactly and prints, for each, the score, the move, the principal variation, the nodes and the time,
 * and whether they agree with the scores that the line states.
 * @param {string[]} args
 * @param {BatchOptions & { outcome: boolean }} options `outcome`: win, draw or loss only
 */
export function solve(args, options) {
  return runBatch(args, options, new Solver(options.outcome));
}

/** @implements {Task<Solution | Outcome>} */
class Solver {
  command;
  #isOutcome;
  #checked = 0;
  #wrong = 0;
  /** @type {WeakMap<Item, Problem>} */
  #problems = new WeakMap();

  /** @param {boolean} isOutcome */
  constructor(isOutcome) {
    this.command = withOptions("solve", { outcome: isOutcome });
    this.#isOutcome = isOutcome;
  }

  async check() {}

  /** @param {Engine} engine @param {Item} item @param {(warning: string) => void} warn */
  begin(engine, item, warn) {
    const game = wholeGame(item);
    const { empties } = game;
    this.#problems.set(item, { empties, known: knownIn(item, game) });
    if (empties >= MANY_EMPTIES && !game.isOver)
      warn(`${locationOf(item)} may take very long: ${empties} squares are empty`);
    return this.#isOutcome ? engine.outcome(game) : engine.solve(game);
  }

  /** @param {Item} item @param {Solution | Outcome} answer */
  fields(item, answer) {
    const { known, mistake } = this.#compare(item, answer);
    if (mistake === undefined) return answer;
    return { ...answer, known: { score: bestOf(known), mistake } };
  }

  /** @param {Item} item @param {Solution | Outcome} answer */
  print(item, answer) {
    const { empties, known, mistake } = this.#compare(item, answer);
    const { nodes, elapsedMs } = answer;
    const isScored = "score" in answer;
    const { move = null, pv = [] } = isScored ? (answer.lines[0] ?? {}) : { move: answer.move };
    const columns = [
      `#${item.line ?? item.game}`.padEnd(5),
      `${empties} empties`.padEnd(11),
      pc.bold((isScored ? signed(answer.score) : `${answer.outcome}`).padEnd(4)),
      (move ?? "-").padEnd(4),
      grouped(nodes).padStart(14),
      seconds(elapsedMs).padStart(10),
      speed(nodes, elapsedMs).padStart(10),
    ];
    const verdict = mistake ? pc.red(`WRONG: ${mistake}`) : mistake === null && pc.green("right");
    return [...columns, verdict, pv.join(" "), pc.dim(known.comment)].filter(Boolean).join("  ");
  }

  summary() {
    return `${this.#checked} with known scores, ${this.#wrong} wrong`;
  }

  verdict() {
    if (this.#wrong > 0) return `${this.#wrong} of ${this.#checked} answers are not those that are known`;
  }

  /**
   * @param {Item} item
   * @param {Solution | Outcome} answer
   * @returns {Problem & { mistake: string | null | undefined }} `mistake`: `undefined` when no score is known
   */
  #compare(item, answer) {
    const problem = /** @type {Problem} */ (this.#problems.get(item));
    if (problem.known.scores.size === 0) return { ...problem, mistake: undefined };
    const mistake = mistakeIn(answer, problem.known);
    this.#checked += 1;
    if (mistake) this.#wrong += 1;
    return { ...problem, mistake };
  }
}
