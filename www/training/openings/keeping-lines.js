// Says where a game left a repertoire, after it and in Analyze, which can keep its line.

/** @import { Feature } from "../../feature.js" */
/** @import { Activity } from "../../state/types.js" */

const keeping = {
  load: () => import("./keeping.js"),
  styles: [new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const keepingLines = {
  follow(page) {
    const { store, open } = page;
    let isThere = false;
    const enter = () => {
      if (isThere || store.state.room !== "analyze") return;
      isThere = true;
      open(keeping, ({ openKeeping }) => openKeeping(page));
    };
    enter();
    store.on("entered", enter);
    /** @param {Activity} activity */
    const tell = (activity) => {
      if (activity.kind === "over" && activity.isNew && store.state.room === "play")
        open(keeping, ({ tellLeft }) => tellLeft(store));
    };
    // The game may have ended before this part of the page was loaded.
    tell(store.state.activity);
    store.on("began", tell);
  },
};
