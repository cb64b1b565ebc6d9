/** A name for a game that no other game has, here or in another tab. @returns {string} */
export function newKey() {
  const random = Math.random().toString(36).slice(2);
  return `${Date.now().toString(36)}-${random}`;
}

/** The name for a game that a text tells apart from others: the same one for the same text. @param {string} text @returns {string} */
export function keyOf(text) {
  // FNV-1a over every letter, in two hashes that begin differently.
  const hashes = [0x811c9dc5, 0x01234567].map((start) => {
    let hash = start;
    for (let at = 0; at < text.length; at += 1)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) ^ (hash >>> 13);
    return (hash >>> 0).toString(36);
  });
  return `text-${hashes.join("-")}`;
}
