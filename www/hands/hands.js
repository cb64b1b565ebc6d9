/** @import { Page } from "../app/feature.js" */
/** @import { Habits } from "./habits.js" */
/** @import { Keys } from "./keys.js" */
import { keepAwake } from "./awake.js";
import { confirmMoves } from "./confirming.js";
import { Drawing } from "./drawing.js";
import { recallHabits, rememberHabits } from "./habits.js";
import { defaultKeys, keysWith } from "./keys.js";
import { offerHabits } from "./settings.js";
import { speakMarks } from "./spoken.js";
import { listenToDrawing } from "./strokes.js";

const keysDialog = {
  load: () => import("./keys-dialog.js"),
  styles: [new URL("../style/dialogs.css", import.meta.url), new URL("./keys.css", import.meta.url)],
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
