// Encoded requests one behind the other: the core encodes and a message copies one array much faster than many.

/** @param {readonly BigUint64Array[]} requests */
export function joined(requests) {
  return BigUint64Array.from(requests.flatMap((encoded) => [...encoded]));
}

/** The requests in an array of several. @param {BigUint64Array} words @param {number} count of the requests */
export function separated(words, count) {
  const size = words.length / count;
  return Array.from({ length: count }, (_, at) => words.subarray(size * at, size * (at + 1)));
}
