import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Library } from "flipside/library";

/**
 * @import { TestContext } from "node:test"
 * @import { LibraryOptions } from "flipside/library"
 */

/** The path of a file that is not there yet, in a folder that is removed at the end of the test. @param {TestContext} t */
export async function newPath(t) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-library-"));
  t.after(() => rm(folder, { recursive: true }));
  return join(folder, "solved.flipside");
}

/**
 * A library that is closed at the end of the test.
 * @param {TestContext} t
 * @param {string | false} store
 * @param {LibraryOptions} [options]
 */
export async function openLibrary(t, store, options) {
  const library = await Library.open(store, options);
  t.after(() => library.close());
  return library;
}
