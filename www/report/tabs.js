/** @import { Page } from "../feature.js" */
import { create, find, setAttribute } from "../dom/elements.js";
import { report } from "./text.js";

/** The panels that share a place, in the order of their tabs. */
const PANELS = /** @type {const} */ (["moves", "engine", "explorer", "numbers"]);

/**
 * Tabs for the panels below the coach, where there is room for one of them only.
 * @param {Page} page
 */
export function createTabs({ store }) {
  const element = create("div", { class: "tabs", role: "tablist", "aria-label": report.panels });
  const tabs = PANELS.map((name) => {
    const tab = create(
      "button",
      { type: "button", role: "tab", class: "quiet", "aria-controls": name },
      create("span", {}, report.tabs[name]),
    );
    // In a low window the turning points stand with the numbers, and more people look for them.
    if (name === "numbers") tab.append(create("span", { class: "turning-too" }, report.points));
    tab.addEventListener("click", () => select(name));
    return tab;
  });
  element.append(...tabs);
  const select = (/** @type {string} */ name) => {
    document.documentElement.dataset.tab = name;
    for (const tab of tabs) {
      const isSelected = tab.getAttribute("aria-controls") === name;
      setAttribute(tab, "aria-selected", String(isSelected));
      setAttribute(tab, "tabindex", isSelected ? null : "-1");
    }
  };
  element.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const at = tabs.indexOf(/** @type {any} */ (document.activeElement));
    const to = step && tabs[(at + step + tabs.length) % tabs.length];
    if (!to || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    select(to.getAttribute("aria-controls") ?? "");
    to.focus();
  });
  store.watch(
    ({ review }) => review?.game,
    (game) => game && select("moves"),
  );
  // After what they stand below: by key one comes to them in that order, too. In two columns that is the engine.
  const panels = find(document, ".panels", HTMLElement);
  const [panel, turning] = ["#report", "#report .turning"].map((name) => find(panels, name, HTMLElement));
  const put = () => {
    const isInColumns = getComputedStyle(panels).getPropertyValue("reading-flow") === "grid-columns";
    const former = isInColumns ? panel : turning;
    if (element.previousElementSibling !== former) former?.after(element);
  };
  put();
  new ResizeObserver(put).observe(panels);
}
