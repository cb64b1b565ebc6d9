// The empty squares around a move.

const FILES = "abcdefgh";

/**
 * The other square of a region of two empty ones; `null` where the region has more or fewer.
 * @param {string} position its 64 squares first
 * @param {string} square an empty one
 * @returns {string | null}
 */
export function otherOfTwo(position, square) {
  const [other, ...more] = emptyBeside(position, square);
  if (other === undefined || more.length > 0) return null;
  return emptyBeside(position, other).length === 1 ? other : null;
}

/** The empty squares beside one, over corners too. @param {string} position @param {string} square @returns {string[]} */
function emptyBeside(position, square) {
  const [file, rank] = [FILES.indexOf(square.charAt(0)), Number(square[1]) - 1];
  return [...position.slice(0, 64)].flatMap((disc, at) => {
    const [right, down] = [Math.abs((at % 8) - file), Math.abs((at >> 3) - rank)];
    const isBeside = Math.max(right, down) === 1;
    return isBeside && disc === "-" ? [`${FILES.charAt(at % 8)}${(at >> 3) + 1}`] : [];
  });
}
