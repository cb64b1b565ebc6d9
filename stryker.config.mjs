// Mutation testing of a folder of the package's JavaScript. What came of it: docs/mutation.md.

/** The folders of js/, and the quick test files that are about them. A mutant ends at the first file that notices it. */
const TESTS = {
  rules: ["game", "game-text", "rules"],
  formats: [
    "game-text",
    "formats/boards",
    "formats/text",
    "formats/wthor",
    "formats/files",
    "game",
    "formats/write",
  ],
};

const folder = /** @type {keyof typeof TESTS} */ (process.env.FLIPSIDE_MUTATE ?? "rules");

export default {
  mutate: [`js/${folder}/**/*.js`],
  testRunner: "tap",
  plugins: ["@stryker-mutator/tap-runner"],
  tap: {
    testFiles: TESTS[folder].map((name) => `tests/node/${name}.test.js`),
    // The package is taken from its sources: dist/ has no mutants.
    nodeArgs: [
      ...["--import", "./scripts/sources.mjs", "--test-reporter=tap"],
      ...["-r", "{{hookFile}}", "{{testFile}}"],
    ],
  },
  // On a busy machine the tests can take much longer than in the first run, and a test that is late counts as a mutant noticed.
  timeoutMS: 30_000,
  coverageAnalysis: "perTest",
  // Only what these tests use is copied.
  ignorePatterns: ["*", "!js", "!js/**", "!tests", "!tests/**", "!scripts/sources.mjs", "!package.json"],
  concurrency: 2,
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `test-results/mutation-${folder}.json` },
  tempDirName: "test-results/stryker",
};
