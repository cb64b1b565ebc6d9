// The statistics of a match: points, Elo difference, and a sequential test, of pairs of games. Pairs are counted because the
// two games of an opening depend on each other. `tools/src/strength/contest/statistics.rs` has the same formulas.

/** The half-width of the 95 % confidence interval of a normal distribution, in standard errors. */
const TWO_SIDED_95 = 1.96;

/** The test decides when the results are so many times likelier with one difference than with the other. */
const DECISIVE = 19;

/**
 * A mean, the variance of the values, and half the width of the 95 % confidence interval.
 * @typedef {{ mean: number, variance: number, error: number }} Estimate
 */

/** What a match came to. */
export class Statistics {
  wins = 0;
  draws = 0;
  losses = 0;
  /** How many pairs of games brought the first player 0, ½, 1, 1½ and 2 points. */
  pairs = [0, 0, 0, 0, 0];
  /** For each pair, the points of the first player from 0 to 1. @type {number[]} */
  #points = [];
  /** For each pair, its average score in discs. @type {number[]} */
  #discs = [];

  /** Adds the two games of an opening. @param {readonly [number, number]} results in discs for the first player */
  add(results) {
    let points = 0;
    for (const result of results) {
      if (result > 0) this.wins += 1;
      else if (result < 0) this.losses += 1;
      else this.draws += 1;
      points += pointsOf(result);
    }
    this.pairs[2 * points] += 1;
    this.#points.push(points / 2);
    this.#discs.push((results[0] + results[1]) / 2);
  }

  get games() {
    return 2 * this.#points.length;
  }

  /** The part of the points that the first player won. */
  get points() {
    return estimateOf(this.#points);
  }

  /** What it won by, in discs. */
  get discs() {
    return estimateOf(this.#discs);
  }

  /** The Elo difference, and where it lies with 95 %. */
  get elo() {
    const { mean, error } = this.points;
    return { value: eloOf(mean), low: eloOf(mean - error), high: eloOf(mean + error) };
  }

  /**
   * The logarithm of how many times likelier the results are with one Elo difference than with another. The results of pairs are
   * taken as normally distributed.
   * @param {number} worse
   * @param {number} better
   * @returns {number} 0 while all pairs brought the same
   */
  logLikelihoodRatio(worse, better) {
    const { mean, variance } = this.points;
    if (variance === 0) return 0;
    const [low, high] = [expectedOf(worse), expectedOf(better)];
    return (this.#points.length * (high - low) * (2 * mean - low - high)) / (2 * variance);
  }

  /** Which of two Elo differences the results decide for; `undefined` while they do not. @param {number} worse @param {number} better */
  verdict(worse, better) {
    const ratio = this.logLikelihoodRatio(worse, better);
    if (Math.abs(ratio) < Math.log(DECISIVE)) return undefined;
    return ratio > 0 ? better : worse;
  }
}

/** @param {number} result in discs */
function pointsOf(result) {
  return result === 0 ? 0.5 : Number(result > 0);
}

/** @param {readonly number[]} values @returns {Estimate} */
function estimateOf(values) {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, variance, error: TWO_SIDED_95 * Math.sqrt(variance / count) };
}

/** The expected points of a game at an Elo difference. @param {number} elo */
export function expectedOf(elo) {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The Elo difference at which these points are expected. @param {number} points */
export function eloOf(points) {
  if (points <= 0) return Number.NEGATIVE_INFINITY;
  return points >= 1 ? Number.POSITIVE_INFINITY : 400 * Math.log10(points / (1 - points));
}
