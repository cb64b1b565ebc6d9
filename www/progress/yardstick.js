// How accurately each character plays against itself. Written by scripts/opponents/accuracy.mjs.

/** In percent, the weakest first. @type {Readonly<Record<string, number>>} */
export const YARDSTICK = Object.freeze({
  pip: 36.6,
  nell: 40.2,
  otto: 64.4,
  mira: 72.1,
  hugo: 78.7,
  vera: 83.4,
  kaito: 86.8,
  flipside: 94.4,
});
