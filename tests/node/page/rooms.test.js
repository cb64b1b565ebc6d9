import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { Game } from "flipside/game";
import { initialState } from "../../../www/match/games/initial.js";
import { fillRooms } from "../../../www/rooms/filling.js";
import { roomOf } from "../../../www/state/address.js";
import { isAsked } from "../../../www/state/asked.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { createStore } from "../../../www/state/store.js";

/** @import { Room } from "../../../www/state/types.js" */

test("a part of a room that cannot be loaded is tried again by itself when one comes back", async () => {
  const store = createStore(initialState(DEFAULTS, new Game(), { room: "analyze" }), () => {});
  /** @type {string[]} */
  const filled = [];
  let isMissing = true;
  const part = (/** @type {Room} */ room, /** @type {string} */ name, canFail = false) => ({
    room,
    fill: async () => {
      filled.push(name);
      if (canFail && isMissing) throw new Error("nothing there");
    },
  });
  const roomParts = [part("analyze", "lines"), part("analyze", "report", true), part("learn", "lessons")];
  fillRooms(/** @type {any} */ ({ store, roomParts }));
  await setImmediate();
  assert.deepEqual(filled.splice(0), ["lines", "report"]);
  assert.equal(store.state.notice?.kind, "error");
  assert.match(store.state.notice?.text ?? "", /could not be loaded: Nothing there\. Check your connection/);

  isMissing = false;
  store.emit("entered", "learn");
  store.emit("entered", "analyze");
  store.emit("entered", "analyze");
  await setImmediate();
  assert.deepEqual(filled, ["lessons", "report"]);
});

test("an address asks for a room or a look by naming it, unless it says that it does not", () => {
  assert.equal(roomOf("?analyze"), "analyze");
  assert.equal(roomOf("?analyze=1&lang=de"), "analyze");
  for (const no of ["false", "0", "no", "off", "FALSE"]) {
    assert.equal(roomOf(`?analyze=${no}`), "play");
    assert.equal(isAsked(new URLSearchParams(`?embed&flipped=${no}`), "flipped"), false);
  }
  assert.equal(isAsked(new URLSearchParams("?embed&flipped"), "flipped"), true);
  assert.equal(isAsked(new URLSearchParams("?embed"), "flipped"), false);
});
