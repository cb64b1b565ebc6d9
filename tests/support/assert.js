// As much of `node:assert/strict` as the long tests use, for pages.

/** @param {any} condition @param {string} [message] @returns {asserts condition} */
function ok(condition, message = "expected something true") {
  if (!condition) throw new Error(message);
}

/** @param {unknown} found @param {unknown} expected @param {string} [message] */
function equal(found, expected, message = "") {
  ok(Object.is(found, expected), `${message} expected ${text(expected)}, found ${text(found)}`);
}

/** @param {unknown} found @param {unknown} unexpected */
function notEqual(found, unexpected) {
  ok(!Object.is(found, unexpected), `expected anything but ${text(unexpected)}`);
}

/** Of plain data and bytes. @param {unknown} found @param {unknown} expected @param {string} [message] */
function deepEqual(found, expected, message) {
  equal(text(found), text(expected), message);
}

/** @param {any} error @param {any} expected fields, or a check */
function checkError(error, expected) {
  if (typeof expected === "function") return ok(expected(error));
  for (const [name, value] of Object.entries(expected)) {
    if (value instanceof RegExp)
      ok(value.test(error[name]), `${name}: expected ${value}, found ${error[name]}`);
    else equal(error[name], value, name);
  }
}

/** @param {Promise<unknown> | (() => Promise<unknown>)} promise @param {any} expected */
async function rejects(promise, expected) {
  const outcome = await (typeof promise === "function" ? promise() : promise).then(
    () => undefined,
    (error) => ({ error }),
  );
  ok(outcome, "expected a rejection");
  checkError(outcome.error, expected);
}

/** @param {() => unknown} call @param {any} expected */
function throws(call, expected) {
  let hasThrown = true;
  try {
    call();
    hasThrown = false;
  } catch (error) {
    checkError(error, expected);
  }
  ok(hasThrown, "expected an error");
}

/** @param {unknown} value */
function text(value) {
  if (typeof value !== "object" || value === null) return String(value);
  return JSON.stringify(ArrayBuffer.isView(value) ? [.../** @type {Uint8Array} */ (value)] : value);
}

export default { ok, equal, notEqual, deepEqual, rejects, throws };
