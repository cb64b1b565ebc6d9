// The themes of puzzles. `docs/puzzles.md` says what each theme means.

/** The themes of the package's puzzles, the most telling first; `"calculation"` where no other one holds. */
export const puzzleThemes = Object.freeze(
  /** @type {const} */ ([
    "wipe-out",
    "saved-from-wipe-out",
    "stoner-trap",
    "swindle",
    "wedge",
    "last-safe-move",
    "forced-pass",
    "feeding",
    "win-a-corner",
    "offer-a-corner",
    "x-square",
    "leave-the-corner",
    "take-the-corner",
    "key-square",
    "closes",
    "opens",
    "parity",
    "c-square",
    "counting",
    "from-inside",
    "quiet",
    "opening",
    "calculation",
  ]),
);

/** The name of a theme. @typedef {typeof puzzleThemes[number]} PuzzleTheme */
