/** @param {number} index 0 is a1, 63 is h8 */
export function squareName(index) {
  return `${"abcdefgh"[index % 8]}${Math.floor(index / 8) + 1}`;
}

/** @param {string} name @returns {number} 0 is a1, 63 is h8 */
export function squareIndex(name) {
  return "abcdefgh".indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);
}
