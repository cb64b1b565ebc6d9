// How several backends work on the search of one call: each searches the position, and what one has found at the cost of
// many nodes goes into the tables of the others (`src/search/team.rs`).

/**
 * @import { Call } from "./call.js"
 * @import { Recruit } from "./dispatcher.js"
 * @import { Report } from "./generated/types.js"
 * @import { Backend, RunOptions } from "./local.js"
 */

/**
 * Searches with one backend, and with those besides that are idle, as soon as there is something to tell them. The answer is
 * that of the backend, or of another one that came to the end of the search before.
 * @param {BigUint64Array} words a checked request, encoded
 * @param {Backend} backend
 * @param {Call<any>} call
 * @param {Recruit} recruit
 * @param {(report: Report) => void} onReport
 * @returns {Promise<Report>}
 */
export async function searchTogether(words, backend, call, recruit, onReport) {
  const team = new Team();
  /** @type {Call<any>[]} */
  const helpers = [];
  /** The answers of helpers that came to the end of the search. @type {Report[]} */
  const ended = [];
  let isOver = false;
  let hasCrashed = false;

  /** @type {Parameters<Recruit>[0]} */
  const help = async (helper, helping) => {
    if (helping.isStopped) return;
    try {
      const report = await team.search(helper, (options) =>
        helping.run(helper, words, { ...options, isBackground: true }),
      );
      if (isOver || !hasEnded(report)) return;
      ended.push(report);
      backend.stop();
    } catch {
      // The call does not fail with it, and the backend is replaced for the next call; it would most likely crash again.
      hasCrashed = true;
    }
  };
  const callForHelp = () => {
    if (!hasCrashed) helpers.push(...recruit(help));
  };
  const note = (/** @type {Report} */ report) => onReport({ ...report, nodes: team.nodes });
  try {
    const run = (/** @type {RunOptions} */ options) => call.run(backend, words, options);
    const report = await team.search(backend, run, callForHelp, note);
    const { elapsedMs } = report;
    return { ...(ended.at(0) ?? report), nodes: team.nodes, elapsedMs };
  } finally {
    isOver = true;
    for (const helper of helpers) helper.stop();
  }
}

/** Whether a search came to its end, rather than to a limit or a stop. @param {Report} report */
function hasEnded({ stopped }) {
  return stopped === "solved" || stopped === "depth";
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
      for (const other of this.#members.keys()) if (other !== backend) other.learn(results);
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
