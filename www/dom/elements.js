// Elements of the page: those that the HTML has, and new ones.

import { draw } from "./svg.js";

/**
 * The one element a selector names; a page without it is broken, and says so.
 * @template {HTMLElement} Element
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Element} kind
 * @returns {Element}
 */
export function find(root, selector, kind) {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(
    `the page: expected a ${kind.name} at ${selector}, found ${found ? found.nodeName : "nothing"}`,
  );
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function create(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A drawing of those at the top of index.html. @param {string} name */
export function icon(name) {
  return draw("svg", { class: "icon", "aria-hidden": "true" }, draw("use", { href: `#icon-${name}` }));
}

/**
 * A button that does something.
 * @param {string} label
 * @param {() => void} act
 * @param {string} [picture] one of the drawings, before the label
 */
export function createButton(label, act, picture) {
  const button = create("button", { type: "button" }, ...(picture ? [icon(picture)] : []), label);
  button.addEventListener("click", act);
  return button;
}

/**
 * Moves the focus elsewhere if an element that goes away has it; else the next key would start at the top of the page.
 * @param {Element} leaving
 * @param {string} [to] the selector of where it goes: the board when left out
 */
export function releaseFocus(leaving, to = "#board") {
  if (!leaving.contains(document.activeElement)) return;
  const next = document.querySelector(to);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** Scrolls just so far that something is in view, above the bar of the rooms. @param {Element} element */
export function reveal(element) {
  element.scrollIntoView({ block: "nearest" });
}

/**
 * Sets text only where it differs, so that nothing is laid out or read aloud again for no reason.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | boolean | null} value false and null remove the attribute
 */
export function setAttribute(element, name, value) {
  if (value === false || value === null) element.removeAttribute(name);
  else if (value === true) element.setAttribute(name, "");
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
