// Messages at the top of the page, one at a time.

/** @import { Feature } from "../app/feature.js" */
import { find } from "../dom/elements.js";
import { createNotices } from "./view.js";

/** @type {Feature} */
export const notices = {
  show({ store }) {
    const dismiss = () => store.update({ notice: null });
    const place = find(document, "#notices", HTMLElement);
    store.watch(createNotices(place, dismiss, ({ action, data }) => store.emit(action, data)));
  },
};
