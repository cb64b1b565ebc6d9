// The text beside the board on paper: what is read, without what is pressed.

import { create } from "../dom/elements.js";

/** What does nothing on paper. */
const PRESSED = "button, details, input, select, textarea, label, nav, .row, .dots, canvas";

/**
 * A copy of what a panel shows. Of what can be pressed there remain the entries of a list, which say what they lead to.
 * @param {HTMLElement} panel
 */
export function panelOnPaper(panel) {
  const copy = create("section", { class: "told" }, ...copiesIn(panel));
  const title = copy.querySelector("h2");
  title?.replaceWith(create("h1", {}, ...title.childNodes));
  return copy;
}

/** @param {Element} parent @returns {Node[]} */
function copiesIn(parent) {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.cloneNode();
    return node instanceof Element ? copiesOf(node) : [];
  });
}

/** @param {Element} element @returns {Node[]} */
function copiesOf(element) {
  if (element.matches("svg")) return [element.cloneNode(true)];
  if (element.getClientRects().length === 0 || element.matches(".hidden")) return [];
  // An entry begins with its name.
  const name = element instanceof HTMLButtonElement ? element.querySelector("b") : null;
  if (name) return [create("p", {}, ...[...wordsIn(element)].flatMap((text) => [text, " "]))];
  if (element.matches(PRESSED)) return [];
  const copy = element.cloneNode(false);
  if (copy instanceof Element) copy.removeAttribute("id");
  if (copy instanceof Element) copy.append(...copiesIn(element));
  return copy.childNodes.length > 0 || element.matches(".chip") ? [copy] : [];
}

/** The words of an entry, its name bold. @param {Element} element */
function* wordsIn(element) {
  for (const part of element.querySelectorAll("b, small, span:not(.hidden), em")) {
    const text = part.textContent?.trim();
    if (!text || part.querySelector("b, small, span, em")) continue;
    yield create(part.matches("b") ? "b" : "span", {}, text);
  }
}
