// Messages at the top of the page, one at a time.

/** @import { Feature } from "../app/feature.js" */
import { find } from "../dom/elements.js";
import { createNotices } from "./view.js";

/** @type {Feature} */
export const notices = {
  show: (page) => createNotices(find(document, "#notices", HTMLElement), page),
};
