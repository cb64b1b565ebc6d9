// Encodes an animation apart from the page, which goes on meanwhile.

import { encodeGif } from "./animation.js";

addEventListener("message", ({ data }) => {
  const bytes = encodeGif(data);
  /** @type {any} */ (self).postMessage(bytes, [bytes.buffer]);
});
