/** @import { Engine, Game, GameClass, Mark } from "../package/flipside.js" */
/** @import { PuzzleProgress } from "./state.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Graded, Puzzle } from "./collection.js" */
import { fragmentOf } from "../game/link.js";
import { ownPuzzles } from "../review/own-puzzles.js";
import { dayOf } from "../words/day.js";
import { nextPuzzle, puzzleOfDay } from "./collection.js";
import { answered, puzzleProgress, saveProgress } from "./state.js";

/** @typedef {Pick<Engine, "solve" | "search" | "analyze">} Solver */

/**
 * A puzzle on the board, and how far one is with it.
 * @typedef {object} Attempt
 * @property {Puzzle} puzzle
 * @property {Game} game the position to find the move in
 * @property {"open" | "solved" | "shown"} phase
 * @property {readonly string[]} tried the wrong moves, the last one last
 * @property {number | null} cost what the last wrong move leads to, for the side to move in the puzzle; null until it is known
 * @property {number} hints how many steps of the hint were given: the place, then the square
 * @property {readonly string[]} line the best moves from there on
 * @property {number} step how many of them are on the board
 * @property {string | null} day if it is the puzzle of a day
 */

/** With so many empty squares and fewer the engine proves what it says at once. */
const SOLVED_AT = 20;
/** With more, it looks this long. */
const BUDGET_MS = 1500;

/** Gives puzzles one after another, and answers what is tried in them. */
export class Trainer {
  #store;
  #Game;
  #engine;
  #puzzles;
  #random;
  #changed;
  /** @type {Attempt | null} */
  #attempt = null;
  /** Puzzles to be given before others. @type {readonly Puzzle[]} */
  #waiting = [];
  #progress = puzzleProgress();

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {GameClass} parts.Game
   * @param {Promise<Solver>} parts.engine
   * @param {readonly Graded[]} parts.puzzles the easiest first
   * @param {(attempt: Attempt | null, progress: PuzzleProgress) => void} parts.changed draws
   * @param {() => number} [parts.random]
   */
  constructor({ store, Game, engine, puzzles, changed, random = Math.random }) {
    this.#store = store;
    this.#Game = Game;
    this.#engine = engine;
    this.#puzzles = puzzles;
    this.#changed = changed;
    this.#random = random;
  }

  get attempt() {
    return this.#attempt;
  }

  /** Puts the puzzle on the board, or a first one. */
  present() {
    if (this.#attempt) this.#show(this.#attempt);
    else this.next();
  }

  /** Gives the next puzzle; none where a person wants their own and there are none. */
  next() {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    const puzzle = first ?? this.#chosen();
    if (puzzle) this.open(puzzle);
    else this.#empty();
  }

  /** Gives these before others. @param {readonly Puzzle[]} puzzles */
  queue(puzzles) {
    this.#waiting = puzzles;
    this.next();
  }

  /** The puzzle of today. */
  openDaily() {
    const day = dayOf(new Date());
    const puzzle = puzzleOfDay(this.#puzzles, day);
    if (puzzle) this.open(puzzle, day);
  }

  /** @param {Puzzle} puzzle @param {string | null} [day] of which it is the puzzle */
  open(puzzle, day = null) {
    const game = this.#Game.parse(puzzle.position);
    this.#show({ puzzle, game, phase: "open", tried: [], cost: null, hints: 0, line: [], step: 0, day });
  }

  /**
   * The position of a link: a puzzle of the collection, or one that the engine makes of it.
   * @param {Game} game
   */
  async openPosition(game) {
    const position = game.toString();
    const known = [...this.#puzzles, ...this.#own().map(fromGame)].find(
      (puzzle) => puzzle.position === position,
    );
    if (known) return this.open(known);
    const engine = await this.#engine;
    const { lines } = await engine.analyze(
      game,
      game.empties <= SOLVED_AT ? { depth: game.empties, selectivity: 100 } : { budgetMs: BUDGET_MS },
    );
    const score = lines[0]?.score ?? 0;
    const best = lines.filter((line) => line.score === score).map(({ move }) => move);
    const second = lines[best.length]?.score ?? null;
    this.open({ position, best, score, second, source: "link" });
  }

  /** Which puzzles a person wants. @param {PuzzleProgress["kind"]} kind */
  choose(kind) {
    this.#progress = saveProgress(() => ({ kind }));
    this.#waiting = [];
    this.next();
  }

  /** Answers a move that the person plays. @param {string} square */
  place(square) {
    const attempt = this.#attempt;
    if (attempt?.phase !== "open") return;
    if (attempt.puzzle.best.includes(square)) return this.#solve(attempt, square);
    this.#count(attempt, "missed");
    const next = {
      ...attempt,
      tried: [...attempt.tried.filter((move) => move !== square), square],
      cost: null,
    };
    this.#show(next);
    void this.#costOf(next, square);
  }

  /** Gives the next step of the hint. */
  hint() {
    const attempt = this.#attempt;
    if (attempt?.phase !== "open") return;
    const hints = Math.min(2, attempt.hints + 1);
    if (hints === 2) this.#count(attempt, "missed");
    this.#show({ ...attempt, hints });
  }

  /** Shows the solution, which ends the streak. */
  reveal() {
    const attempt = this.#attempt;
    const [move] = attempt?.puzzle.best ?? [];
    if (attempt?.phase !== "open" || !move) return;
    this.#count(attempt, "shown");
    this.#end({ ...attempt, phase: "shown", line: [move], step: 1 });
  }

  /** Shows the position after so many moves of the solution. @param {number} step */
  goTo(step) {
    const attempt = this.#attempt;
    if (!attempt || attempt.phase === "open" || step < 0 || step > attempt.line.length) return;
    this.#show({ ...attempt, step });
  }

  /** Reads again what is saved: another tab may have changed it. */
  refresh() {
    this.#progress = puzzleProgress();
    this.#changed(this.#attempt, this.#progress);
  }

  /** The person's own puzzles, without those that no game can lead to: what is saved may be damaged. */
  #own() {
    return ownPuzzles().filter(({ position, best }) => {
      try {
        const legal = /** @type {readonly string[]} */ (this.#Game.parse(position).legalMoves());
        return best.every((move) => legal.includes(move));
      } catch {
        return false;
      }
    });
  }

  /** @returns {Puzzle | undefined} */
  #chosen() {
    this.#progress = puzzleProgress();
    if (this.#progress.kind !== "own") return nextPuzzle(this.#puzzles, this.#progress, this.#random);
    const own = this.#own();
    const at = own.findIndex(({ position }) => position === this.#attempt?.puzzle.position);
    const next = own[(at + 1) % own.length];
    return next && fromGame(next);
  }

  #empty() {
    this.#attempt = null;
    this.#store.update({ exercise: { game: new this.#Game(), isOpen: false } });
    this.#changed(null, this.#progress);
  }

  /** @param {Attempt} attempt @param {string} move */
  #solve(attempt, move) {
    this.#count(attempt, "solved");
    this.#end({ ...attempt, phase: "solved", line: [move], step: 1 });
  }

  /** @param {Attempt} attempt @param {"missed" | "shown" | "solved"} outcome */
  #count({ puzzle, day }, outcome) {
    this.#progress = saveProgress((now) => answered(now, puzzle, outcome, day ?? undefined));
  }

  /** Shows the end of a puzzle, and what follows with best play when the engine has found it. @param {Attempt} attempt */
  async #end(attempt) {
    this.#show(attempt);
    const after = attempt.game.after(String(attempt.line[0]));
    if (after.isOver) return;
    const found = await this.#best(after).catch(() => null);
    const now = this.#attempt;
    if (found && now?.puzzle === attempt.puzzle && now.phase === attempt.phase)
      this.#show({ ...now, line: [...attempt.line, ...found.pv] });
  }

  /** Looks what a wrong move leads to. @param {Attempt} attempt @param {string} move */
  async #costOf({ game, puzzle }, move) {
    const after = game.after(move);
    const found = after.isOver ? null : await this.#best(after).catch(() => null);
    const score = after.isOver
      ? Number(after.result) * (game.turn === "black" ? 1 : -1)
      : found?.exact && -found.score;
    const now = this.#attempt;
    const isAsked = now?.puzzle === puzzle && now.phase === "open" && now.tried.at(-1) === move;
    if (isAsked && typeof score === "number") this.#show({ ...now, cost: score });
  }

  /** @param {Game} game */
  async #best(game) {
    const engine = await this.#engine;
    if (game.empties > SOLVED_AT) return (await engine.search(game, { budgetMs: BUDGET_MS })).lines[0];
    return (await engine.solve(game)).lines[0];
  }

  /** @param {Attempt} attempt */
  #show(attempt) {
    this.#attempt = attempt;
    const { room, exercise } = this.#store.state;
    if (room === "puzzles") {
      const game = positionOf(attempt);
      this.#store.update({
        exercise: {
          // The same one as before where it is the same position: the board draws again what is another object.
          game: exercise?.game.toString() === game.toString() ? exercise.game : game,
          isOpen: attempt.phase === "open",
          marks: marksOf(attempt),
          link: fragmentOf(attempt.game.at(0), ""),
        },
      });
    }
    this.#changed(attempt, this.#progress);
  }
}

/** The position on the board. @param {Attempt} attempt @returns {Game} */
function positionOf({ game, line, step }) {
  const shown = game.clone();
  for (const move of line.slice(0, step)) shown.play(/** @type {Parameters<Game["play"]>[0]} */ (move));
  return shown;
}

/** @param {Attempt} attempt @returns {readonly Mark[]} */
function marksOf({ phase, tried, hints, puzzle }) {
  if (phase !== "open") return [];
  const wrong = tried.map((square) => ({ square, shape: /** @type {const} */ ("cross"), color: "#f0453d" }));
  const right =
    hints < 2 ? [] : puzzle.best.map((square) => ({ square, shape: /** @type {const} */ ("hint") }));
  return /** @type {readonly Mark[]} */ ([...wrong, ...right]);
}

/** @param {ReturnType<typeof ownPuzzles>[number]} own @returns {Puzzle} */
export function fromGame({ position, best, score }) {
  return { position, best, score, second: null, source: "game" };
}
