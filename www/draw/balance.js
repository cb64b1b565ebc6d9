/**
 * Black's share of a bar or a drawing: steep around an even game, where a disc matters most.
 * @param {number} black discs that black leads by
 */
export function blackShare(black) {
  return 0.5 + Math.tanh(black / 16) / 2;
}
