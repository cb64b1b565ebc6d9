// What a match came to, for programs and for people.

import { signed } from "../figures.js";

/** @import { Statistics } from "./statistics.js" */

/** The two differences whose likelihoods are compared if none are given. @type {[number, number]} */
const ELOS = [0, 10];

/** @typedef {ReturnType<typeof jsonOf>} Summary */

/**
 * What a match came to. Numbers are those of the first program.
 * @param {[string, string]} commands
 * @param {{ statistics(): Statistics, failures: number[] }} match
 * @param {[number, number]} [elos] the differences that the ratio of likelihoods is of
 */
export function jsonOf([first, second], match, elos = ELOS) {
  const statistics = match.statistics();
  const { games, wins, draws, losses, pairs, points, discs, elo } = statistics;
  const [one, two] = match.failures;
  return {
    first,
    second,
    games,
    wins,
    draws,
    losses,
    pairs,
    points: points.mean,
    elo,
    discs: { mean: discs.mean, error: discs.error },
    llr: {
      elos,
      value: statistics.logLikelihoodRatio(...elos),
      verdict: statistics.verdict(...elos) ?? null,
    },
    failures: { first: one, second: two },
  };
}

/** A summary in words. @param {Summary} summary */
export function textOf({
  first,
  second,
  games,
  wins,
  draws,
  losses,
  pairs,
  points,
  elo,
  discs,
  llr,
  failures,
}) {
  const percent = `${(100 * points).toFixed(1)} % of the points`;
  const mean = `${signed(Number(discs.mean.toFixed(1)))} ± ${discs.error.toFixed(1)} discs`;
  const [worse, better] = llr.elos.map(signed);
  const verdict = llr.verdict === null ? "undecided" : `${signed(llr.verdict)} is the better guess`;
  const hasFailed = failures.first + failures.second > 0;
  return [
    `first:  ${first}`,
    `second: ${second}`,
    `${games} games: ${wins} won, ${draws} drawn, ${losses} lost, ${percent}, ${mean}`,
    `pairs with 0, ½, 1, 1½, 2 points: ${pairs.join(" ")}`,
    `Elo ${rounded(elo.value)} (${rounded(elo.low)} to ${rounded(elo.high)})`,
    `log likelihood ratio of ${better} against ${worse} Elo: ${llr.value.toFixed(2)}, ${verdict}`,
    ...(hasFailed ? [`failed: first ${failures.first} times, second ${failures.second} times`] : []),
  ].join("\n");
}

/** @param {number} elo */
function rounded(elo) {
  return Number.isFinite(elo) ? signed(Math.round(elo)) : `${elo > 0 ? "+" : "-"}∞`;
}
