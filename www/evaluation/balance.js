/**
 * Black's share of a bar or a drawing: by the square root, so that a small lead shows.
 * @param {number} black discs that black leads by, −64 to 64
 */
export function blackShare(black) {
  return 0.5 + (Math.sign(black) * Math.sqrt(Math.min(1, Math.abs(black) / 64))) / 2;
}
