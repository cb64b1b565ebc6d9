import { phrasesOf } from "../words/language.js";

/** What is said of a new version of the page. */
export const offline = phrasesOf("offline", {
  newVersion: "A new version of this page is ready.",
  reload: "Reload",
});
