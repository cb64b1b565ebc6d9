/** A change of the source. Lines and columns begin at 1. */
export interface Mutant {
  id: string;
  /** Below js/. */
  file: string;
  line: number;
  column: number;
  /** The kind of the change, as Stryker names it. */
  kind: string;
  original: string;
  replacement: string;
}

/** Sources that are mutated together, and the files of tests/node that decide about them. */
export interface Group {
  /** Those of all sources of js/. */
  files(all: string[]): string[];
  tests: string[];
}

/** A run without a mutant. */
export interface Measured {
  tests: {
    name: string;
    /** Processor time. */
    seconds: number;
    /** By the clock. */
    milliseconds: number;
    /** How often the test reaches each mutant. */
    hits: Record<string, number>;
    /** The mutants that it reaches the first time alone, as what is loaded once is. */
    once: string[];
    passes: boolean;
    /** Whether it passes a second time in the same process. */
    repeats: boolean;
  }[];
  /** The mutants that are reached while the modules are loaded. */
  atLoad: string[];
}

/** Tests to run until one fails. */
export interface Request {
  id: string;
  /** Each with how often the mutant may be reached, and how long it may take, in processor time and by the clock. */
  tests: { name: string; limit: number; seconds: number; milliseconds: number }[];
}

export interface Outcome {
  /** Unknown where a test was changed while others ran. */
  status: "noticed" | "endless" | "survived" | "unknown";
  /** The test that failed. */
  by?: string;
  /** Whether the process is of no more use. */
  isBroken?: boolean;
}
