// What a value is, wherever it was made: frames, Node's contexts and the DOMs that tests run in have classes of their own.

const sizeOfBuffer = getterOf(ArrayBuffer.prototype, "byteLength");
const nameOfArray = getterOf(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag);

/** @param {object} prototype @param {PropertyKey} name */
function getterOf(prototype, name) {
  return /** @type {() => unknown} */ (Object.getOwnPropertyDescriptor(prototype, name)?.get);
}

/** The class of a typed array; nothing for other values. @param {unknown} value */
export function arrayKind(value) {
  return nameOfArray.call(value);
}

/** @param {unknown} value @returns {value is Uint8Array} */
export function isUint8Array(value) {
  return arrayKind(value) === "Uint8Array";
}

/** Whether a value is a buffer that is not shared. @param {unknown} value @returns {value is ArrayBuffer} */
export function isBuffer(value) {
  try {
    sizeOfBuffer.call(value);
    return true;
  } catch {
    return false;
  }
}

/** @param {unknown} value @returns {value is URL} */
export function isUrl(value) {
  return isLike(value, ["URL"], { href: "string" });
}

/** @param {unknown} value @returns {value is Response} */
export function isResponse(value) {
  return isLike(value, ["Response"], { ok: "boolean", arrayBuffer: "function" });
}

/** @param {unknown} value @returns {value is Blob} */
export function isBlob(value) {
  return isLike(value, ["Blob", "File"], { size: "number", slice: "function" });
}

/**
 * Whether a value is of one of the classes, of this place or of another, and has what they have.
 * @param {unknown} value
 * @param {string[]} classes
 * @param {Record<string, string>} members their types
 */
export function isLike(value, classes, members) {
  const given = /** @type {any} */ (value);
  try {
    return (
      classes.some((name) => isInstance(given, name)) &&
      Object.entries(members).every(([name, type]) => typeof given[name] === type)
    );
  } catch {
    // A proxy can refuse to be asked, and so can what only inherits from the class.
    return false;
  }
}

/** Not every DOM that stands in for a browser tags what is of its classes. @param {unknown} value @param {string} name */
function isInstance(value, name) {
  const known = /** @type {any} */ (globalThis)[name];
  return (
    Object.prototype.toString.call(value) === `[object ${name}]` ||
    (typeof known === "function" && value instanceof known)
  );
}
