// The public types of the library.

export type { LibraryOptions, Solved } from "./library.js";
