/// <reference lib="esnext.disposable" preserve="true" />

import { Dispatcher } from "../dispatch/dispatcher.js";
import { searchTogether } from "../dispatch/team.js";
import { FlipsideError } from "../host/error.js";
import { knownAnswer, setLibrary, tellAnswer } from "../request/knowledge.js";
import { copyOptions } from "../request/options.js";
import { requestOf } from "../request/request.js";
import { limitsIn } from "../request/shares.js";
import { isForBest } from "../request/style.js";
import { sharedAnalysis } from "./analysis.js";
import { checkNotOver, foundIn, outcomeOf, solutionOf } from "./answers.js";
import { withoutImages } from "./images.js";
import { ponderingPlan } from "./pondering.js";
import { reviewPlan } from "./review.js";

/**
 * @import { Found, Outcome, Solution } from "./answers.js"
 * @import { Plan } from "../dispatch/dispatcher.js"
 * @import { Report } from "../generated/types.js"
 * @import { Source } from "../request/knowledge.js"
 * @import { AnalyzeOptions, Knowledge, ReviewOptions, SearchOptions, SolveOptions } from "../request/options.js"
 * @import { PositionLike } from "../game/position-like.js"
 * @import { Request } from "../request/request.js"
 * @import { Review } from "./review.js"
 * @import { Search } from "../dispatch/search.js"
 */

/** The calls that an {@link Engine} and an {@link EnginePool} have in common. */
export class Calls {
  #dispatcher;
  #isShared;
  #known;

  /**
   * @hidden @protected
   * @param {Dispatcher} dispatcher
   * @param {boolean} isShared whether calls are split among several backends
   * @param {Source[]} known what is asked before a search
   */
  constructor(dispatcher, isShared, known) {
    if (!(dispatcher instanceof Dispatcher))
      throw new FlipsideError("UNSUPPORTED", `made by \`await ${new.target.name}.create()\`, not by \`new\``);
    this.#dispatcher = dispatcher;
    this.#isShared = isShared;
    this.#known = known;
  }

  /**
   * Finds the best move: a square, or `"pass"` where one must. In another style than the strongest, it is one of the
   * other moves that is the answer, with a score of its own.
   * A book or a library of the engine answers at once where it knows the position.
   * @param {PositionLike} position
   * @param {SearchOptions} [options]
   * @returns {Search<Found>}
   * @throws {FlipsideError} `INVALID_POSITION`, `ILLEGAL_MOVE`, `INVALID_OPTION`, `GAME_OVER`, `CRASHED` or `DISPOSED`; the
   *   signal's reason after an abort
   */
  search(position, options = {}) {
    return this.#dispatcher.begin(() => {
      const request = requestOf("search", position, options);
      checkNotOver(request.game);
      return oneAnswer(request, this.#known, foundIn, this.#dispatcher.size);
    });
  }

  /**
   * Scores every legal move, or only `moves`, or the best `count` of them, best first; no lines when the game is over.
   * Moves that lead to the same board up to symmetry are searched once, and have the same score.
   * In a pool each move is searched on its own, and `budgetMs` and `nodes` are for all moves together; with `fresh` one engine does it all.
   * @param {PositionLike} position
   * @param {AnalyzeOptions} [options]
   * @returns {Search<Report>}
   * @throws {FlipsideError} as {@link Engine.search}, except `GAME_OVER`
   */
  analyze(position, options = {}) {
    return this.#dispatcher.begin(() => {
      const request = requestOf("analyze", position, options);
      if (this.#isShared && !request.options.fresh && !request.game.isOver)
        return sharedAnalysis(request, this.#known, this.#dispatcher.size);
      const { narrowed, whole } = withoutImages(request);
      return oneAnswer(narrowed, this.#known, (report) =>
        report.source === "search" ? { ...report, lines: whole(report.lines) } : report,
      );
    });
  }

  /**
   * Proves by how many discs the game ends with best play. Takes seconds at 24 empty squares, and about three times as
   * long for each one more.
   * @param {PositionLike} position
   * @param {SolveOptions} [options]
   * @returns {Search<Solution, Report>}
   * @throws {FlipsideError} as {@link Engine.analyze}
   */
  solve(position, options = {}) {
    return this.#dispatcher.begin(() =>
      oneAnswer(requestOf("solve", position, options), this.#known, solutionOf),
    );
  }

  /**
   * Proves who wins with best play, and nothing more: faster than {@link Engine.solve}.
   * @param {PositionLike} position
   * @param {SolveOptions} [options]
   * @returns {Search<Outcome>}
   * @throws {FlipsideError} as {@link Engine.analyze}
   */
  outcome(position, options = {}) {
    return this.#dispatcher.begin(() =>
      oneAnswer(requestOf("outcome", position, options), this.#known, outcomeOf),
    );
  }

  /**
   * Compares every move of a game with the best one, those undone included, or only those from a ply on. The positions
   * are searched from the end backwards, each with the limits and by an engine that forgets everything first; in a pool by several
   * engines at a time. Limits in depth, level or nodes thus give the same review each time, however many engines there are.
   * @param {PositionLike} game a {@link Game} or a transcript
   * @param {ReviewOptions} [options] limits of each position, and where to begin
   * @returns {Search<Review>}
   * @throws {FlipsideError} as {@link Engine.analyze}
   */
  review(game, options = {}) {
    return this.#dispatcher.begin(() => reviewPlan(game, options, this.#known, this.#dispatcher.size));
  }

  /** Ends the running calls: they resolve at once with their best so far. Calls that wait are not affected. */
  stop() {
    this.#dispatcher.stop();
  }

  /**
   * Gives it a library of solved positions after it was made, in the place of the one that it may have: calls from then on are answered
   * from it, and tell it what they prove. `undefined` takes the library away.
   * @param {Knowledge["library"]} library
   * @throws {FlipsideError} `INVALID_OPTION`
   */
  setLibrary(library) {
    setLibrary(this.#known, copyOptions({ library }, ["library"]).library);
  }

  /** Forgets everything learned from earlier positions, when the calls before it are answered. @returns {Promise<void>} */
  newGame() {
    return this.#dispatcher.everyBackend((backend) => backend.newGame());
  }

  /** Like `dispose`, for `await using`. @returns {Promise<void>} */
  async [Symbol.asyncDispose]() {
    await this.dispose();
  }

  /** Frees the engine or the pool: calls that run or wait reject with `DISPOSED`, and so does every later call. @returns {Promise<void>} */
  async dispose() {
    await this.#dispatcher.dispose("the engine was disposed");
  }
}

/**
 * The plan of a call that is answered by what is known, or else by a single search.
 * @template Answer
 * @param {Request} request
 * @param {readonly Source[]} known
 * @param {(report: Report, game: Request["game"]) => Answer} answerOf
 * @param {number} [backends] that think on after the answer, where that is asked for
 * @returns {Plan<Answer, Answer>}
 */
function oneAnswer(request, known, answerOf, backends = 0) {
  const { game, options } = request;
  const { signal, priority } = options;
  let last = knownAnswer(known, request);
  const answer = () => answerOf(/** @type {Report} */ (last), game);
  const ponder = options.ponder
    ? () => ponderingPlan(request, /** @type {Report} */ (last), backends)
    : undefined;
  // Nothing is queued.
  if (last) return { signal, parts: [], answer, ponder };
  /** @type {Plan<Answer, Answer>["parts"][0]} */
  const search = async (backend, call, { recruit }) => {
    const onReport = (/** @type {Report} */ report) => call.reports.publish(() => answerOf(report, game));
    last =
      recruit && isForAll(request)
        ? await searchTogether(request, backend, call, recruit, onReport)
        : await call.run(backend, request, { onReport, isFresh: options.fresh });
    tellAnswer(known, request, last);
  };
  return { signal, priority, parts: [search], answer, ponder };
}

/**
 * Whether more backends help a search. One that may visit so many nodes, and no more, is not better for more of them; one that
 * chooses among its moves depends on which it has seen; and one that begins afresh is to depend on no other.
 * @param {Request} request
 */
function isForAll({ encoded, options }) {
  return !options.fresh && limitsIn(encoded).nodes === undefined && isForBest(options);
}
