export const start = "Start";

/** What is said of a branch. @param {string} move that it replaces */
export const branchName = (move) => `Instead of ${move}`;
