/** @import { Page } from "../feature.js" */
/** @import { Habits } from "./habits.js" */
/** @import { Keys } from "../own-keys/keys.js" */

import { confirmMoves } from "../confirm-moves/confirming.js";
import { defaultKeys, keysWith } from "../own-keys/keys.js";
import { Drawing } from "../sketch/sketch.js";
import { speakMarks } from "../sketch/spoken.js";
import { listenToDrawing } from "../sketch/strokes.js";
import { keepAwake } from "../wake-lock/wake-lock.js";
import { recallHabits, rememberHabits } from "./habits.js";
import { offerHabits } from "./settings.js";

const keysDialog = {
  load: () => import("../own-keys/dialog.js"),
  styles: [
    new URL("../style/dialogs.css", import.meta.url),
    new URL("../own-keys/style.css", import.meta.url),
  ],
};

/** Starts what nobody needs before the page is open. @param {Page} page */
export function start(page) {
  keepAwake(page.store);
  const drawing = new Drawing(page);
  speakMarks(page);
  let habits = recallHabits();
  const defaults = defaultKeys(page.keys);
  setKeys(page.keys, keysWith(defaults, habits.keys));
  listenToDrawing(page.board, drawing, page.keys);
  confirmMoves(page, drawing, () => habits.confirms);
  const change = (/** @type {Partial<Habits>} */ changed) => {
    habits = { ...habits, ...changed };
    rememberHabits(changed);
  };
  const openKeys = () =>
    page.open(keysDialog, (loaded) =>
      loaded.openKeys(defaults, habits.keys, (keys) => {
        change({ keys });
        setKeys(page.keys, keysWith(defaults, keys));
      }),
    );
  offerHabits(habits, change, openKeys);
}

/** The page asks the same object whenever a key is pressed. @param {Record<string, string>} keys @param {Keys} wanted */
function setKeys(keys, wanted) {
  for (const key of Object.keys(keys)) delete keys[key];
  Object.assign(keys, wanted);
}
