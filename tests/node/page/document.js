// As much of a browser's document as the page needs to make its elements.

/** @import { TestContext } from "node:test" */

/** A name, an id, classes and attributes that an element has: `input.wide[name=seed]`. */
const PART = /^([a-z]+)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:=([\w-]+))?\]/g;

class FakeElement extends EventTarget {
  /** @type {Map<string, string>} */
  attributes = new Map();
  /** @type {(FakeElement | string)[]} */
  nodes = [];
  /** @type {FakeElement | null} */
  parent = null;
  /** @type {Record<string, any>} */
  style = {};
  checked = false;
  disabled = false;
  open = false;
  /** @type {string | undefined} */
  typed;

  /** @param {string} tag */
  constructor(tag) {
    super();
    this.tag = tag;
  }

  get children() {
    return this.nodes.filter((node) => typeof node !== "string");
  }

  get id() {
    return this.attributes.get("id") ?? "";
  }

  get className() {
    return this.attributes.get("class") ?? "";
  }

  set className(value) {
    this.attributes.set("class", value);
  }

  get classList() {
    return { add: (/** @type {string} */ name) => this.setAttribute("class", `${this.className} ${name}`) };
  }

  get hidden() {
    return this.attributes.has("hidden");
  }

  set hidden(isHidden) {
    if (isHidden) this.attributes.set("hidden", "");
    else this.attributes.delete("hidden");
  }

  get value() {
    return this.typed ?? this.attributes.get("value") ?? "";
  }

  set value(value) {
    this.typed = value;
  }

  /** @returns {string} */
  get textContent() {
    return this.nodes.map((node) => (typeof node === "string" ? node : node.textContent)).join("");
  }

  set textContent(text) {
    this.replaceChildren(text);
  }

  /** Of a form. */
  get elements() {
    return { namedItem: (/** @type {string} */ name) => controlOf(this.querySelectorAll(`[name=${name}]`)) };
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }

  /** @param {(FakeElement | string)[]} nodes */
  append(...nodes) {
    for (const node of nodes) if (typeof node !== "string") node.parent = this;
    this.nodes.push(...nodes);
  }

  /** @param {(FakeElement | string)[]} nodes */
  replaceChildren(...nodes) {
    this.nodes = [];
    this.append(...nodes);
  }

  /** @param {FakeElement} node */
  after(node) {
    this.parent?.append(node);
  }

  /** @param {FakeElement | null} other @returns {boolean} */
  contains(other) {
    return other === this || this.children.some((child) => child.contains(other));
  }

  /** @param {string} selector */
  matches(selector) {
    return [...selector.matchAll(PART)].every(([, tag, id, name, attribute, value]) => {
      if (tag) return this.tag === tag;
      if (id) return this.id === id;
      if (name) return this.className.split(" ").includes(name);
      const own = this.getAttribute(attribute ?? "");
      return value === undefined ? own !== null : own === value;
    });
  }

  /** @param {string} selector @returns {FakeElement | null} */
  closest(selector) {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }

  /** @param {string} selector @returns {FakeElement[]} */
  querySelectorAll(selector) {
    return this.children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }

  /** @param {string} selector */
  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  click() {
    this.dispatchEvent(new Event("click"));
  }

  showModal() {
    this.open = true;
  }

  scrollIntoView() {}
}

/** A control of a form; radio buttons of one name are one control. @param {FakeElement[]} found */
function controlOf(found) {
  const [first] = found;
  if (first?.getAttribute("type") !== "radio") return first;
  return {
    get value() {
      return found.find(({ checked }) => checked)?.value ?? "";
    },
    set value(value) {
      for (const each of found) each.checked = each.value === value;
    },
  };
}

/**
 * Gives a test the document of a page, and what else of a browser it is told.
 * @param {TestContext} t
 * @param {Record<string, unknown>} [others] such as `navigator`
 * @returns {any} the body
 */
export function documentOf(t, others = {}) {
  const body = new FakeElement("body");
  const document = {
    body,
    activeElement: null,
    createElement: (/** @type {string} */ tag) => new FakeElement(tag),
    createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => new FakeElement(tag),
    querySelector: (/** @type {string} */ selector) => body.querySelector(selector),
  };
  const kinds = ["", "Form", "Input", "Select", "Option", "Dialog"].map((kind) => [
    `HTML${kind}Element`,
    FakeElement,
  ]);
  for (const [name, value] of Object.entries({ document, ...Object.fromEntries(kinds), ...others })) {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    t.after(() =>
      own ? Object.defineProperty(globalThis, name, own) : Reflect.deleteProperty(globalThis, name),
    );
  }
  return body;
}
