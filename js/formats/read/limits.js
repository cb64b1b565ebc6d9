// How much is read at once. Anything beyond is refused, or counted and named in the problems of the answer.

/** The characters of a text, or the bytes of a file, and of all files of an archive together. */
export const MOST_SIZE = 16_777_216;

/** The games of a source. A file of WTHOR of the greatest size has fewer. */
export const MOST_GAMES = 250_000;

/** The problems that are named; those after them are counted. */
export const MOST_PROBLEMS = 1000;
