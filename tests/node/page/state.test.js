import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { firstMoves, openMatch, reportOf, settled } from "./table.js";

/** What of a value is neither plain data nor a game, by its path. @param {unknown} value @param {string} path @returns {string[]} */
function strangers(value, path = "state") {
  if (typeof value === "function") return [path];
  if (typeof value !== "object" || value === null || value instanceof Game || value instanceof Uint8Array)
    return [];
  if (value instanceof Map) return [...value].flatMap(([key, each]) => strangers(each, `${path}(${key})`));
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  const inside = Object.entries(value).flatMap(([key, each]) => strangers(each, `${path}.${key}`));
  return isPlain ? inside : [path, ...inside];
}

test("the state is plain data, except for the games in it, whatever goes on", async () => {
  const table = openMatch({ side: "both" });
  const check = (/** @type {string} */ when) => assert.deepEqual(strangers(table.state), [], when);
  check("at the beginning");
  table.open(firstMoves(20).transcript);
  table.match.goTo(5);
  table.match.place(String(table.state.game.legalMoves().find((move) => move !== table.state.game.moves[5])));
  assert.equal(table.state.notice?.offer?.action, "bringBackGame");
  check("with an offer");
  table.match.hint();
  await table.engineMoves();
  assert.notEqual(table.state.hint, null);
  check("with a hint");
  table.match.enter("analyze");
  table.engine.running?.answer(reportOf(table.state.game));
  await settled();
  table.match.study.remove();
  assert.equal(table.state.notice?.offer?.action, "bringBackBranch");
  check("in analysis");
  table.match.review();
  check("in a review");
  assert.deepEqual(strangers({ offer: { run: () => {} } }), ["state.offer.run"], "a function would be found");
});
