// Glicko-2, by Mark Glickman: http://www.glicko.net/glicko/glicko2.pdf. Step numbers are those of the paper.

/** @typedef {{ rating: number, deviation: number }} Rated */
/** @typedef {Rated & { volatility: number }} Rating */
/** Somebody, or something, that was met, and the result: 1 a win, 0 a loss. @typedef {Rated & { score: number }} Met */

/** How quickly volatility changes. */
const TAU = 0.5;
const SCALE = 173.7178;
const CENTER = 1500;
const PRECISION = 1e-6;

/** The rating after a period in which others were met. @param {Rating} before @param {readonly Met[]} met @returns {Rating} */
export function ratedAfter(before, met) {
  if (met.length === 0) return aged(before, 1);
  const mu = (before.rating - CENTER) / SCALE;
  const phi = before.deviation / SCALE;
  // Steps 3 and 4.
  const terms = met.map(({ rating, deviation, score }) => {
    const weight = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(weight * ((rating - CENTER) / SCALE - mu)));
    return { information: weight ** 2 * expected * (1 - expected), gain: weight * (score - expected) };
  });
  const variance = 1 / terms.reduce((sum, { information }) => sum + information, 0);
  const gain = terms.reduce((sum, term) => sum + term.gain, 0);
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * gain);
  // Steps 6 to 8.
  const deviation = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / variance);
  return {
    rating: CENTER + SCALE * (mu + deviation ** 2 * gain),
    deviation: SCALE * deviation,
    volatility,
  };
}

/** The rating after periods in which nobody was met: it is less sure. @param {Rating} rating @param {number} periods @returns {Rating} */
export function aged({ rating, deviation, volatility }, periods) {
  return { rating, deviation: Math.hypot(deviation, SCALE * volatility * Math.sqrt(periods)), volatility };
}

/**
 * Step 5: the zero of a function, between two guesses.
 * @param {number} sigma
 * @param {number} phi
 * @param {number} variance
 * @param {number} delta
 */
function volatilityAfter(sigma, phi, variance, delta) {
  const start = Math.log(sigma ** 2);
  const excess = (/** @type {number} */ x) => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - start) / TAU ** 2;
  };
  let one = start;
  let other = Math.log(delta ** 2 - phi ** 2 - variance);
  if (Number.isNaN(other) || delta ** 2 <= phi ** 2 + variance) {
    let steps = 1;
    while (excess(start - steps * TAU) < 0) steps += 1;
    other = start - steps * TAU;
  }
  let [atOne, atOther] = [excess(one), excess(other)];
  while (Math.abs(other - one) > PRECISION) {
    const next = one + ((one - other) * atOne) / (atOther - atOne);
    const atNext = excess(next);
    if (atNext * atOther <= 0) [one, atOne] = [other, atOther];
    else atOne /= 2;
    [other, atOther] = [next, atNext];
  }
  return Math.exp(one / 2);
}
