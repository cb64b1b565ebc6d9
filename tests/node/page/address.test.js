import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { initialState } from "../../../www/match/games/initial.js";
import { keepLink } from "../../../www/share/address.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";
import { storageOf } from "./storage.js";

/** @import { TestContext } from "node:test" */

/** How often Safari takes another address, and in which time, in milliseconds. */
const SAFARI = { most: 100, ms: 10_000 };

/**
 * A page with an address, in a browser that takes no more changes of it than Safari.
 * @param {TestContext} t
 */
function openAddress(t) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const page = /** @type {any} */ (globalThis);
  /** @type {number[]} */
  const writes = [];
  const location = { hash: "", pathname: "/", search: "" };
  const history = {
    refused: 0,
    replaceState(/** @type {unknown} */ _, /** @type {string} */ _title, /** @type {string} */ url) {
      const now = Date.now();
      if (writes.filter((at) => at > now - SAFARI.ms).length >= SAFARI.most) {
        history.refused += 1;
        throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError");
      }
      writes.push(now);
      location.hash = url.startsWith("#") ? url : "";
    },
  };
  /** @type {Record<string, () => void>} */
  const listeners = {};
  const faked = {
    location,
    history,
    addEventListener: (/** @type {string} */ type, /** @type {() => void} */ listen) => {
      listeners[type] = listen;
    },
  };
  for (const [name, value] of Object.entries(faked)) {
    Object.defineProperty(page, name, { value, configurable: true, writable: true });
    t.after(() => delete page[name]);
  }
  storageOf(t);
  const game = Game.parse("f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6");
  /** @type {string[]} */
  const opened = [];
  const games = {
    openFragment(/** @type {string} */ hash) {
      opened.push(hash);
      return true;
    },
  };
  const open = (/** @type {Game} */ left) => {
    const store = createStore(initialState(DEFAULTS, left), (draw) => draw());
    keepLink(/** @type {any} */ ({ store, match: { games }, Game }));
    return store;
  };
  return { store: open(game), game, history, writes, location, listeners, opened, open };
}

test("the address is written at once, and where one steps fast when that rests, so no browser refuses it", (t) => {
  const { store, game, history, location } = openAddress(t);
  store.update({ game: game.at(9) });
  assert.equal(location.hash, `#${game.transcript}.9`);
  for (let step = 0; step < 1000; step += 1) {
    store.update({ game: game.at(step % 17) });
    t.mock.timers.tick(33);
  }
  store.update({ game: game.at(5) });
  t.mock.timers.tick(1000);
  assert.equal(location.hash, `#${game.transcript}.5`);
  assert.equal(history.refused, 0);
});

test("an address that a browser refuses is written later, and nothing is thrown", (t) => {
  const { store, game, history, writes, location } = openAddress(t);
  for (let write = writes.length; write < SAFARI.most; write += 1)
    history.replaceState(null, "", "#elsewhere");
  store.update({ game: game.at(7) });
  t.mock.timers.tick(1000);
  assert.equal(history.refused, 1);
  t.mock.timers.tick(20_000);
  assert.equal(location.hash, `#${game.transcript}.7`);
});

test("a page that is left at once has the place in its address", (t) => {
  const { store, game, location, listeners } = openAddress(t);
  store.update({ game: game.at(3) });
  listeners.pagehide?.();
  assert.equal(location.hash, `#${game.transcript}.3`);
});

test("what is tried in a guided review is not in the address, which is written again after it", (t) => {
  const { store, game, location, listeners } = openAddress(t);
  store.update({ game: game.at(3) });
  const tried =
    game
      .at(4)
      .legalMoves()
      .find((move) => move !== game.moves[4]) ?? assert.fail();
  store.update({ game: game.at(4).after(tried), isGuided: true });
  listeners.pagehide?.();
  assert.equal(location.hash, `#${game.transcript}.3`, "a page that is reloaded has the game");
  store.update({ game: game.at(5), isGuided: false });
  assert.equal(location.hash, `#${game.transcript}.5`);
});

test("a page that is reloaded before its address is written opens the game as it was left, and later a link to its old place", (t) => {
  const { store, game, location, listeners, opened, open } = openAddress(t);
  for (let step = 0; step < 50; step += 1) store.update({ game: game.at(step % 17) });
  const { hash } = location;
  assert.notEqual(hash, `#${game.transcript}.15`);
  const reload = (/** @type {number} */ ply) => {
    listeners.pagehide?.();
    // Too late.
    location.hash = hash;
    return open(game.at(ply));
  };
  reload(15);
  assert.deepEqual(opened, []);
  assert.equal(location.hash, `#${game.transcript}.15`);
  reload(15);
  assert.deepEqual(opened, [hash]);
});
