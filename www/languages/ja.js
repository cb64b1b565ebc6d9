/** @returns {import("../text/phrases.js").Phrases} */
export function phrases() {
  throw new Error("not translated yet");
}
