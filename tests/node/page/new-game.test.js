// The dialog that begins a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawForm } from "../../../www/new-game/drawing.js";
import { createSheet } from "../../../www/new-game/form.js";
import { documentOf } from "./document.js";

/** Among the fields that are asked for, those that could stop the form. @param {any} form */
const asked = (form) =>
  ["minutes", "increment", "seed"].filter((name) => !form.querySelector(`[name=${name}]`).disabled);

test("what is not asked for cannot be wrong, whoever plays", (t) => {
  documentOf(t);
  const form = /** @type {any} */ (createSheet()).querySelector("form");
  const choose = (/** @type {Record<string, string>} */ values) => {
    for (const [name, value] of Object.entries(values)) form.elements.namedItem(name).value = value;
    drawForm(form);
  };
  choose({ players: "engine", opponent: "level", level: "3", pace: "1", start: "usual" });
  const expected = /** @type {const} */ ([
    ["engine", "0+0", ["seed"]],
    ["both", "custom", ["minutes", "increment", "seed"]],
    ["friend", "custom", []],
    ["friend", "0+0", []],
    ["none", "custom", ["minutes", "increment", "seed"]],
  ]);
  for (const [players, clock, fields] of expected) {
    choose({ players, clock });
    assert.deepEqual(asked(form), fields, `${players}, ${clock}`);
  }
});
