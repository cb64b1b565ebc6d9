import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Games } from "flipside/games";

/** @import { TestContext } from "node:test" */

/** The path of a file that is not there yet, in a folder that is removed at the end of the test. @param {TestContext} t */
export async function newPath(t) {
  const folder = await mkdtemp(join(tmpdir(), "flipside-games-"));
  t.after(() => rm(folder, { recursive: true }));
  return join(folder, "my.games");
}

/** A collection that is closed at the end of the test. @param {TestContext} t @param {string | URL} [name] */
export async function openGames(t, name) {
  const games = await Games.open(name);
  t.after(() => games.close());
  return games;
}

/** All that a collection says of its games. @param {Games} games */
export function contentsOf(games) {
  const { total, games: list } = games.find({}, { sort: "added", count: games.size });
  return { total, list, size: games.size };
}
