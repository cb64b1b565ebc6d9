/**
 * @param {number[]} numbers at least one
 * @param {number} share from 0 to 1
 * @returns {string} the number below which that share of them lies, with one decimal; the greatest for 1
 */
export function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
}
