// A game with a friend who sits elsewhere, by links alone.

/** @import { Feature } from "../feature.js" */

const room = {
  load: () => import("./room.js"),
  styles: [new URL("./style.css", import.meta.url)],
};

/** @type {Feature} */
export const correspondence = {
  follow(page) {
    const fill = (/** @type {string} */ name) => {
      if (name === "friend") page.open(room, ({ openFriends }) => openFriends(page));
    };
    page.store.on("entered", fill);
    fill(page.store.state.room);
  },
  actions: {
    /** Begins such a game, opens the link to one, or shows those that go on. */
    friend: (page, given = {}) => page.open(room, ({ openFriends }) => openFriends(page).take(given)),
  },
};
