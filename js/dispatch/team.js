// How several backends work on the search of one call: each searches the position, and what one has found at the cost of
// many nodes goes into the tables of the others (`src/search/team.rs`). Where time limits the search, they consult: the move
// that any of them scores highest is the answer.

import { limitsIn } from "../request/shares.js";

/**
 * @import { Call, Run } from "./call.js"
 * @import { Recruit } from "./dispatcher.js"
 * @import { Report } from "../generated/types.js"
 * @import { Backend, RunOptions } from "../backends/local.js"
 */

/** How long an answer waits for those of others, in milliseconds: they end with the slice that they are in. */
const CONSULTING_MS = 20;

/**
 * Searches with one backend, and with those besides that are idle: from the beginning where they consult, else as soon as
 * there is something to tell them. The answer is that of the backend, or of another one that came to the end of the game
 * before, or has a higher score where they consult.
 * @param {Run} request
 * @param {Backend} backend
 * @param {Call<any>} call
 * @param {Recruit} recruit
 * @param {(report: Report) => void} onReport
 * @returns {Promise<Report>}
 */
export async function searchTogether(request, backend, call, recruit, onReport) {
  const consults = limitsIn(request.encoded).budgetMs !== undefined;
  const team = new Team();
  /** @type {Call<any>[]} */
  const helpers = [];
  /** The searches of helpers. @type {Set<Promise<void>>} */
  const helping = new Set();
  /** @type {Report[]} */
  const answers = [];
  let isOver = false;
  let hasCrashed = false;

  const search = async (/** @type {Backend} */ helper, /** @type {Call<never>} */ own) => {
    try {
      const report = await team.search(helper, (options) =>
        own.run(helper, request, { ...options, isBackground: true }),
      );
      answers.push(report);
      if (!isOver && isSolved(report)) backend.stop();
    } catch {
      // The call does not fail with it, and the backend is replaced for the next call; it would most likely crash again.
      hasCrashed = true;
    }
  };
  /** @type {Parameters<Recruit>[0]} */
  const help = async (helper, own) => {
    if (own.isStopped) return;
    const searching = search(helper, own);
    helping.add(searching);
    await searching;
    helping.delete(searching);
  };
  const callForHelp = () => {
    if (!isOver && !hasCrashed && !call.isStopped) helpers.push(...recruit(help));
  };
  const stopHelpers = () => {
    for (const helper of helpers) helper.stop();
  };
  const note = (/** @type {Report} */ report) => {
    // Engines may have become idle meanwhile.
    if (consults) callForHelp();
    onReport({ ...report, nodes: team.nodes });
  };
  try {
    const run = (/** @type {RunOptions} */ options) => call.run(backend, request, options);
    const searching = team.search(backend, run, callForHelp, note);
    if (consults) callForHelp();
    const own = await searching;
    isOver = true;
    stopHelpers();
    const isDecided = call.isStopped || [own, ...answers].some(isSolved);
    if (consults && !isDecided) await within(CONSULTING_MS, Promise.all(helping));
    const { elapsedMs } = own;
    return { ...bestOf(own, answers, consults), nodes: team.nodes, elapsedMs };
  } finally {
    isOver = true;
    stopHelpers();
  }
}

/** Whether a search came to the end of the game. @param {Report} report */
function isSolved({ stopped }) {
  return stopped === "solved";
}

/**
 * The answer of several that have searched the same position: of one that came to the end of the game, or else the first; where
 * they consult, the one with the best move.
 * @param {Report} first
 * @param {Report[]} others
 * @param {boolean} consults
 * @returns {Report}
 */
function bestOf(first, others, consults) {
  const solved = [first, ...others].find(isSolved);
  if (solved || !consults) return solved ?? first;
  const { lines } = others.reduce((best, other) => (isBetter(other, best) ? other : best), first);
  return { ...first, lines };
}

/**
 * Whether a report's best move is better than that of another one: it is exact, or has a higher score by a search
 * that is at least as deep and as sure.
 * @param {Report} report
 * @param {Report} other
 */
function isBetter({ lines: [line] }, { lines: [other] }) {
  if (!line || !other || other.exact) return false;
  const isAsDeep =
    line.depth > other.depth || (line.depth === other.depth && line.selectivity >= other.selectivity);
  return line.exact || (line.score > other.score && isAsDeep);
}

/** Waits for a promise, but not longer than some time. @param {number} milliseconds @param {Promise<unknown>} promise */
async function within(milliseconds, promise) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const isOver = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, isOver]);
  clearTimeout(timer);
}

/** The backends that search the same position. */
class Team {
  /** The numbers of those that search now. @type {Map<Backend, number>} */
  #members = new Map();
  /** The nodes of each search, as it last said. @type {number[]} */
  #nodes = [];

  /** How many nodes all members have visited. */
  get nodes() {
    return this.#nodes.reduce((sum, nodes) => sum + nodes, 0);
  }

  /**
   * Runs the search of one more member.
   * @param {Backend} backend
   * @param {(options: RunOptions) => Promise<Report>} run
   * @param {() => void} [onResults] is told that the member has passed results on
   * @param {(report: Report) => void} [onReport]
   * @returns {Promise<Report>}
   */
  async search(backend, run, onResults, onReport) {
    const at = this.#nodes.push(0) - 1;
    const member = this.#freeNumber();
    this.#members.set(backend, member);
    const passOn = (/** @type {BigUint64Array} */ results) => {
      for (const other of this.#members.keys()) if (other !== backend) other.storeShared(results);
      onResults?.();
    };
    const note = (/** @type {Report} */ report) => {
      this.#nodes[at] = report.nodes;
      onReport?.(report);
    };
    try {
      const report = await run({ team: { member, onResults: passOn }, onReport: note });
      this.#nodes[at] = report.nodes;
      return report;
    } finally {
      this.#members.delete(backend);
    }
  }

  /** The lowest number that no member has: it says where a member begins, and all are to begin at different places. */
  #freeNumber() {
    const taken = new Set(this.#members.values());
    let number = 0;
    while (taken.has(number)) number += 1;
    return number;
  }
}
