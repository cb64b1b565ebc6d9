// What the engine found out on earlier visits: its table is kept in this browser, for who wants that.

/** @import { Feature } from "../app/feature.js" */
import { find, setText } from "../dom/elements.js";
import { onFirstOpening } from "../dom/popover.js";

const texts = { load: () => import("./text.js") };

/** @type {Feature} */
export const engineMemory = {
  async prepare(loading, store) {
    const [engine, { EngineMemory, tellSmallTable }] = await Promise.all([loading, import("./memory.js")]);
    tellSmallTable(find(document, "#memory-note", HTMLElement), store);
    const memory = new EngineMemory(engine, store);
    await memory.restore();
    memory.follow();
  },
  start({ open, store }) {
    const note = find(document, "#memory-note", HTMLElement);
    onFirstOpening(find(document, "#settings", HTMLElement), () =>
      open(texts, ({ memoryNote }) => store.watch(memoryNote, (text) => setText(note, text))),
    );
  },
};
