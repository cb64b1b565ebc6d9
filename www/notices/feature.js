// Messages, one at a time: at the top of the page, above the rooms of a phone, or in the dialog that is open.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { createNotices } from "./view.js";

/** @type {Feature} */
export const notices = {
  show: (page) => createNotices(find(document, "#notices", HTMLElement), page),
};
