// Messages, one at a time: at the top of the page, above the rooms of a phone, or in the dialog that is open.

/** @import { Feature } from "../feature.js" */
import { find } from "../dom/elements.js";
import { createNotices } from "./view.js";

/** Behind the first picture, which has no notice: one that comes earlier stands below the page until then. */
const looks = { load: async () => {}, styles: [new URL("./style.css", import.meta.url)] };

/** @type {Feature} */
export const notices = {
  show: (page) => createNotices(find(document, "#notices", HTMLElement), page),
  follow: ({ open }) => open(looks, () => {}),
};
