/**
 * The one element a selector names; a page without it is broken, and says so.
 * @template {HTMLElement} Element
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Element} kind
 * @returns {Element}
 */
export function one(root, selector, kind) {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${kind.name} at ${selector}`);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Takes the focus elsewhere if an element has it that goes away, lest the next key starts at the top of the page.
 * @param {Element} going
 * @param {string} [to] the selector of where it goes: to the board, unless told otherwise
 */
export function releaseFocus(going, to = "#board [tabindex='0']") {
  if (!going.contains(document.activeElement)) return;
  const heir = document.querySelector(to);
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
}

/**
 * Sets text only where it differs, so that nothing is laid out or read aloud again for no reason.
 * @param {Element} element
 * @param {string} value
 */
export function say(element, value) {
  if (element.textContent !== value) element.textContent = value;
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | boolean | null} value false and null remove the attribute
 */
export function mark(element, name, value) {
  if (value === false || value === null) element.removeAttribute(name);
  else if (value === true) element.setAttribute(name, "");
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
