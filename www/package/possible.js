// Scores as results that can occur. The empty squares go to the winner, so both sides together always have 64 discs, and no game ends by an
// odd number. A search expects odd ones: the page has its values from engines that tell what can occur.

/** @import { Engine, Line, ReviewedMove, Search } from "../dist/slim.js" */

/** The calls whose answers have scores. */
const CALLS = /** @type {const} */ (["analyze", "review", "search", "solve"]);

/** @typedef {Pick<Engine, (typeof CALLS)[number]>} Asked */

/** A possible result instead of an expected one: the even number beside it that claims less. @param {number} score */
export function possibleScore(score) {
  return score - (score % 2);
}

/**
 * Has an engine tell possible scores only.
 * @template {Asked} Kind
 * @param {Kind} engine
 * @returns {Kind} the same one
 */
export function withPossibleScores(engine) {
  for (const call of CALLS) {
    const ask = /** @type {(...given: any[]) => Search<any>} */ (engine[call]).bind(engine);
    engine[call] = (/** @type {any[]} */ ...given) => /** @type {any} */ (possibleSearch(ask(...given)));
  }
  return engine;
}

/** @param {Search<any>} search */
function possibleSearch(search) {
  const answer = search.then(possible);
  async function* reports() {
    // The loop throws the error of the search.
    answer.catch(() => {});
    for await (const report of search) yield possible(report);
  }
  return Object.assign(answer, { stop: () => search.stop(), [Symbol.asyncIterator]: reports });
}

/**
 * A report, an answer or a review with possible scores.
 * @template {{ score?: number, lines?: readonly Line[], moves?: readonly ReviewedMove[] }} Said
 * @param {Said} said
 * @returns {Said}
 */
function possible(said) {
  return {
    ...said,
    ...(said.score !== undefined && { score: possibleScore(said.score) }),
    ...(said.lines && { lines: said.lines.map(possible) }),
    ...(said.moves && { moves: said.moves.map(possibleMove) }),
  };
}

/** @param {ReviewedMove} reviewed @returns {ReviewedMove} */
function possibleMove(reviewed) {
  const [line, best] = [possible(reviewed.line), possible(reviewed.best)];
  return { ...reviewed, line, best, score: line.score, loss: best.score - line.score };
}
