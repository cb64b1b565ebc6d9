import assert from "node:assert/strict";
import { test } from "node:test";
import { cardTexts } from "../../../www/opponent-card/text.js";
import { playOf } from "../../../www/players/opponents.js";
import { DEFAULTS } from "../../../www/state/settings.js";
import { textOfClass } from "./html.js";

test("the HTML says of the opponent what the card says at a first visit", () => {
  assert.equal(textOfClass("card-title"), cardTexts.title);
  assert.equal(textOfClass("about"), playOf(DEFAULTS.character));
});
