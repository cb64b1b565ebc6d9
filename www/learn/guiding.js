// The way to the first lesson, from wherever one is.

/** @import { Feature } from "../feature.js" */
import { queryOf } from "../state/address.js";

/** @type {Feature} */
export const guiding = {
  actions: {
    /** Opens the lesson of the rules, whose address it is. */
    guide({ match, store }) {
      const { pathname, search } = location;
      if (store.state.room === "learn") location.hash = "first-game";
      else history.pushState(null, "", `${pathname}${queryOf("learn", search)}#first-game`);
      match.enter("learn");
    },
  },
};
