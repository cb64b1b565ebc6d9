import { ReportChannel } from "./search.js";

/**
 * @import { Report } from "../generated/types.js"
 * @import { Backend, RunOptions } from "../backends/local.js"
 * @import { Request } from "../request/request.js"
 * @import { Game } from "../game/game.js"
 */

/** What a backend runs. @typedef {Pick<Request, "encoded" | "game">} Run */

/**
 * The state of one call of an engine or a pool: the backends that work on its parts, its newest report, and whether it
 * was stopped.
 * @template Progress
 */
export class Call {
  /** The newest report of the call. @type {ReportChannel<Progress>} */
  reports = new ReportChannel();
  /** @type {Set<Backend>} */
  #backends = new Set();
  #hasBegun = false;
  #isStopped = false;
  /** @type {{ reason: unknown } | undefined} */
  #abandoned;

  /** Whether it was stopped: parts that have not begun end as soon as they have an answer, or are left out. */
  get isStopped() {
    return this.#isStopped;
  }

  /** Whether a backend has begun a part of it. */
  get hasBegun() {
    return this.#hasBegun;
  }

  /** Marks the call as begun. Throws when the call was abandoned. */
  begin() {
    this.#hasBegun = true;
    if (this.#abandoned) throw this.#abandoned.reason;
  }

  /**
   * Runs a search on a backend. A call that was stopped before gets the first answer of the search. A backend whose answer
   * is none is given up.
   * @param {Backend} backend
   * @param {Run} request
   * @param {RunOptions} [options]
   * @returns {Promise<Report>}
   */
  async run(backend, { encoded, game }, options) {
    if (this.#abandoned) throw this.#abandoned.reason;
    this.#backends.add(backend);
    try {
      const running = backend.run(encoded, options);
      if (this.#isStopped) backend.stop();
      const report = await running;
      const fault = faultIn(report, game);
      if (fault) throw backend.giveUp(`its worker answered with ${fault} at ${game}`);
      return report;
    } finally {
      this.#backends.delete(backend);
    }
  }

  /**
   * Runs several searches on a backend, one after the other, and passes on each report with the place of its search. After a stop those
   * that have not begun are left out, and the last report may be of a search that was cut short.
   * @param {Backend} backend
   * @param {readonly Run[]} requests
   * @param {(report: Report, at: number) => void} onReport
   * @param {boolean} [isFresh] whether the backend forgets everything before each search
   */
  async runAll(backend, requests, onReport, isFresh) {
    if (this.#abandoned) throw this.#abandoned.reason;
    if (this.#isStopped || requests.length === 0) return;
    let done = 0;
    const check = (/** @type {Report[]} */ reports) => {
      for (const report of reports) {
        const request = requests.at(done);
        const fault = request ? faultIn(report, request.game) : "more than it was asked";
        if (fault) {
          backend.giveUp(`its worker answered with ${fault} at ${request?.game ?? "the end"}`);
          return;
        }
        onReport(report, done);
        done += 1;
      }
    };
    this.#backends.add(backend);
    try {
      await backend.runAll(
        requests.map(({ encoded }) => encoded),
        check,
        isFresh,
      );
      if (done < requests.length && !this.#isStopped)
        throw backend.giveUp(`its worker answered ${done} of ${requests.length} searches`);
    } finally {
      this.#backends.delete(backend);
    }
  }

  /** Ends the call with its best so far. */
  stop() {
    this.#isStopped = true;
    for (const backend of this.#backends) backend.stop();
  }

  /** Ends the call without an answer: its parts reject. @param {unknown} reason */
  abandon(reason) {
    this.#abandoned ??= { reason };
    this.stop();
  }
}

/**
 * What is wrong with a report that no search of the position gives: it has no move where there are some, or an illegal one.
 * @param {Report} report
 * @param {Game} game
 */
function faultIn({ lines }, game) {
  const legal = game.legalMoves();
  const illegal = lines.find(({ move }) => !legal.includes(move));
  if (illegal) return `the illegal move ${illegal.move}`;
  return lines.length === 0 && !game.isOver ? "no move" : undefined;
}
