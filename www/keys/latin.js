/**
 * The key of an event as it stands on a keyboard with Latin letters: where the layout has others, as Cyrillic, Greek, Hebrew, Arabic and
 * Korean ones do, the letter is that of the same place.
 * @param {Pick<KeyboardEvent, "key" | "code" | "shiftKey">} event
 */
export function latinKey({ key, code, shiftKey }) {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (!letter || key.length !== 1 || key < "\x80") return key;
  return shiftKey ? letter : letter.toLowerCase();
}
