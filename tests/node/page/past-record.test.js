// A past game keeps who played it, whatever the settings are by now.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "flipside/game";
import { recordAgainst, seatsOf, tagsOf } from "../../../www/past-games/record.js";
import { nameInFile } from "../../../www/players/names.js";
import { parseSettings } from "../../../www/state/settings.js";

/** @typedef {import("../../../www/archive/games.js").PastGame} PastGame */

/** A game that the person won as white against Otto. @type {PastGame} */
const WON = {
  key: "k",
  start: new Game().start,
  tree: "f5d6",
  moves: ["f5", "d6"],
  black: "Otto, rated 900",
  white: "You",
  person: "white",
  opponent: "character otto",
  result: -8,
  time: Date.UTC(2024, 4, 1, 12),
};

test("a file names engines, and no person, who is you to nobody else", () => {
  const settings = parseSettings({ side: "white", character: "otto" });
  assert.deepEqual([nameInFile(settings, "black"), nameInFile(settings, "white")], ["Otto, rated 900", null]);
  const both = parseSettings({ side: "both" });
  assert.deepEqual([nameInFile(both, "black"), nameInFile(both, "white")], [null, null]);
  const { black, white, result } = tagsOf(WON);
  assert.deepEqual([black, white, result], ["Otto, rated 900", null, -8]);
  const shared = tagsOf({ ...WON, person: null, black: "Black", white: "White" });
  assert.deepEqual([shared.black, shared.white], [null, null]);
});

test("a game that is over is opened between its players, whoever the settings name by now", () => {
  const settings = parseSettings({ side: "black", character: "nell" });
  const { about, settings: change } = seatsOf(WON, settings);
  assert.deepEqual([about?.black, about?.white, change], ["Otto, rated 900", null, {}]);
  assert.equal(about?.person, "white", "the review of an own game speaks to the person");
  const cameIn = { black: "Ann", white: "Bob", event: null, date: null, round: null, result: null };
  assert.equal(
    seatsOf({ ...WON, result: null, resigned: "white" }, settings).about?.black,
    "Otto, rated 900",
  );
  const strangers = { ...WON, about: cameIn, result: null, person: null };
  assert.deepEqual(seatsOf(strangers, settings).about, cameIn);
  const said = seatsOf({ ...strangers, about: { ...cameIn, person: "black" } }, settings);
  assert.deepEqual([said.about?.black, said.about?.person], ["Ann", "black"]);
});

test("a game that is not over goes on with the same side and opponent", () => {
  const settings = parseSettings({ side: "black", strength: "level", level: 7 });
  const { about, settings: change } = seatsOf({ ...WON, result: null }, settings);
  assert.equal(about, null);
  assert.deepEqual(
    [change.side, change.strength, change.character, change.level],
    ["white", "character", "otto", 7],
  );
  const { opponent: _, ...earlier } = { ...WON, result: null };
  assert.deepEqual(seatsOf(earlier, settings).settings.strength, "level", "nothing is known of it");
  const broken = seatsOf({ ...WON, result: null, opponent: "nonsense 99" }, settings).settings;
  assert.deepEqual(
    [broken.side, broken.strength, broken.character],
    ["white", "character", "nell"],
    "as at first",
  );
});

test("the record against an opponent counts games with it that are over, and none that came in", () => {
  const { opponent: _, ...earlier } = WON;
  const games = [
    WON,
    { ...WON, result: 2 },
    { ...WON, person: "black", result: 0 },
    { ...earlier },
    { ...WON, opponent: "character mira" },
    { ...earlier, black: "Mira" },
    { ...WON, result: null },
    { ...WON, result: null, resigned: "white" },
    { ...WON, person: null },
    { ...WON, about: { black: "Ann", white: null, event: null, date: null, round: null, result: null } },
  ];
  const settings = parseSettings({ strength: "character", character: "otto" });
  assert.deepEqual(recordAgainst(games, settings, "Otto, rated 900"), {
    won: 2,
    draw: 1,
    lost: 2,
    streak: 1,
  });
});

test("of the opponent an earlier version has kept the skill: the same character is met again, and counts as the one it is", () => {
  const kept = { ...WON, opponent: "character 3" };
  const { settings } = seatsOf({ ...kept, result: null }, parseSettings({ side: "black" }));
  assert.deepEqual([settings.strength, settings.character], ["character", "otto"]);
  const otto = parseSettings({ strength: "character", character: "otto" });
  assert.deepEqual(recordAgainst([kept, WON], otto, "Otto, rated 900"), {
    won: 2,
    draw: 0,
    lost: 0,
    streak: 2,
  });
  const mira = parseSettings({ strength: "character", character: "mira" });
  assert.deepEqual(recordAgainst([kept], mira, "Mira, rated 1170"), {
    won: 0,
    draw: 0,
    lost: 0,
    streak: 0,
  });
});
