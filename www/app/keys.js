/** A name for a game that no other game has, here or in another tab. @returns {string} */
export function newKey() {
  const random = Math.random().toString(36).slice(2);
  return `${Date.now().toString(36)}-${random}`;
}
