// Opens the page in its language: the phrases are there before any part of the page that takes them. What waits for them is a
// file of its own, and not in a top-level `await`, which keeps bundlers from putting modules together.

import { fitFrame } from "./board/frame.js";
import { pictured } from "./dom/steps.js";
import { recall } from "./storage/local.js";
import { loadLanguage, wantedLanguage } from "./translation/language.js";

async function start() {
  const language = wantedLanguage();
  if (language !== "en") {
    const [page, { writeWords }] = await Promise.all([
      loadLanguage(language),
      import("./translation/html.js"),
    ]);
    if (page) writeWords(language, page);
  }
  // By awaited.js they were hidden.
  delete document.documentElement.dataset.awaited;
  // The HTML is the page of a first visit already, and is seen before the rest is made.
  if (Object.keys(recall()).length === 0) await pictured();
  fitFrame();
  await import("./main.js");
}

// boot.js hears of it, and tells the person.
start().catch(reportError);
