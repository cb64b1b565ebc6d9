/** @import { Page } from "../feature.js" */
/** @import { Settings } from "../state/types.js" */
import { create } from "../dom/elements.js";

/**
 * What concerns the whole page: its theme, and which way boards are turned.
 * @param {HTMLElement} root
 * @param {Page} page
 */
export function createTheme(root, { store }) {
  store.watch(
    ({ settings }) => settings.flipped,
    (isFlipped) => root.toggleAttribute("data-flipped", isFlipped),
  );
  store.watch(
    ({ settings }) => settings.theme,
    (theme) => {
      root.dataset.theme = theme;
      colorBar(theme);
    },
  );
}

/** A chosen theme also colors the browser's own bar, which the media queries of the markup cannot know. @param {Settings["theme"]} theme */
function colorBar(theme) {
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  if (theme === "auto") return;
  const bar = create("meta", { name: "theme-color", content: theme === "dark" ? "#111513" : "#f3f1ec" });
  document.head.prepend(bar);
}
