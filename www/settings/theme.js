/** @import { State, Settings } from "../app/types.js" */
import { create } from "../dom/elements.js";

/**
 * What concerns the whole page: its theme, and which way boards are turned.
 * @param {HTMLElement} root
 * @returns {(state: State) => void}
 */
export function createTheme(root) {
  /** @type {Settings["theme"] | null} */
  let drawn = null;
  return ({ settings: { theme, flipped } }) => {
    root.toggleAttribute("data-flipped", flipped);
    if (theme === drawn) return;
    drawn = theme;
    root.dataset.theme = theme;
    colorBar(theme);
  };
}

/** A chosen theme also colors the browser's own bar, which the media queries of the markup cannot know. @param {Settings["theme"]} theme */
function colorBar(theme) {
  document.head.querySelector("meta[name=theme-color]:not([media])")?.remove();
  if (theme === "auto") return;
  const bar = create("meta", { name: "theme-color", content: theme === "dark" ? "#111513" : "#f3f1ec" });
  document.head.prepend(bar);
}
