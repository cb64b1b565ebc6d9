import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { controlOf } from "../../../www/settings/controls.js";
import { DEFAULTS, parseSettings, SETTINGS } from "../../../www/state/settings.js";

const HTML = readFileSync(new URL("../../../www/index.html", import.meta.url), "utf8");
const [, FORM = ""] = /<form id="settings-form">(.*?)<\/form>/s.exec(HTML) ?? [];

/** The inputs of the form in their order, with what says what they are for. */
const INPUTS = [...FORM.matchAll(/<(?:input|select)\b([^>]*)>/g)].map(({ 1: attributes = "", index }) => {
  const of = (/** @type {string} */ name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
  return { name: of("name"), type: of("type"), value: of("value"), id: of("id"), rest: FORM.slice(index) };
});

/** @type {[string, import("../../../www/state/setting.js").Setting<any>][]} */
const TABLE = Object.entries(SETTINGS);

test("every setting that the form sets has its input there, with the values that are allowed", () => {
  for (const [name, { input: wanted, values: allowed = [] }] of TABLE) {
    const inputs = INPUTS.filter((input) => input.name === name && input.type !== "");
    if (!wanted) {
      assert.deepEqual(inputs, [], name);
      continue;
    }
    assert.ok(inputs.length > 0, `${name} has no input`);
    for (const { type } of inputs) assert.equal(type, wanted, name);
    const values = inputs.map(({ value }) => value);
    if (wanted === "radio") assert.deepEqual(values, allowed.map(String), name);
    else assert.deepEqual(values, [""], name);
  }
});

test("every input of the form is of a setting, and has a label with a phrase", () => {
  for (const { name, id, rest } of INPUTS) {
    assert.ok(Object.hasOwn(SETTINGS, name), name);
    const label = id
      ? new RegExp(`<label for="${id}"[^>]*data-phrase`)
      : /^[^\n]*<span data-phrase=[^\n]*<\/label>/;
    assert.match(id ? FORM : rest, label, name);
  }
});

test("what is set at first is allowed, and each control reads what it writes", () => {
  assert.deepEqual(parseSettings(DEFAULTS), DEFAULTS);
  for (const [name, setting] of TABLE) {
    const { initial, isAllowed, values = [] } = setting;
    const control = controlOf(setting);
    assert.ok(isAllowed(initial), name);
    for (const value of values) {
      assert.ok(isAllowed(value), `${name}: ${value}`);
      if (!control) continue;
      const input = { value: String(value), checked: false };
      Object.assign(input, control.write(value, input));
      assert.equal(control.read(input), value, name);
    }
  }
});

test("what was stored and is not allowed takes its default", () => {
  const stored = {
    side: "red",
    dots: 1,
    level: 0,
    character: "nobody",
    seconds: 4,
    lines: "5",
    minutes: 1.5,
    increment: -1,
    second: { ...DEFAULTS.second, level: 21 },
    start: 5,
    language: "xx",
    cloth: null,
    other: true,
  };
  assert.deepEqual(parseSettings(stored), DEFAULTS);
  const { second } = parseSettings({ second: { ...DEFAULTS.second, level: 20 } });
  assert.equal(second.level, 20);
  for (const nothing of [null, undefined, "x", 1]) assert.deepEqual(parseSettings(nothing), DEFAULTS);
});

test("what was chosen when skills were stored is the character that it was then", () => {
  const { second: other } = DEFAULTS;
  const { character: _, ...second } = { ...other, skill: 7, strength: "character" };
  const kept = { side: "none", skill: 6, second };
  const settings = parseSettings(kept);
  assert.deepEqual([settings.character, settings.second.character], ["vera", "kaito"]);
  assert.ok(!("skill" in settings) && !("skill" in settings.second));
  for (const skill of [0, 9, 1.5, null, "x"])
    assert.equal(parseSettings({ skill }).character, DEFAULTS.character);
  assert.equal(parseSettings({ skill: 1, character: "hugo" }).character, "hugo");
});

test("what was stored under the words of earlier versions is taken over, and kept under those of today", () => {
  const earlier = { start: "drawn", drawsColor: true, memory: true };
  const settings = parseSettings(earlier);
  assert.deepEqual([settings.start, settings.dealsColor, settings.keepAnalysis], ["dealt", true, true]);
  for (const name of ["drawsColor", "memory"]) assert.ok(!Object.hasOwn(settings, name), name);
  assert.deepEqual(parseSettings({ ...earlier, ...settings }), settings);
  const changed = { ...settings, start: 2, dealsColor: false, keepAnalysis: false };
  assert.deepEqual(
    parseSettings({ ...earlier, ...changed }),
    changed,
    "today's words are the ones that count",
  );
  assert.deepEqual(parseSettings({ start: 3 }), { ...DEFAULTS, start: 3 });
});
