/** The day where the person is, such as "2030-01-09": in Tokyo a new one begins hours before it does in Greenwich. @param {Date} time */
export function dayOf(time) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
