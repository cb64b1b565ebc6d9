import { InvalidArgumentError } from "commander";

/** Reads a whole number. @param {number} least @param {number} most */
export function whole(least, most) {
  return (/** @type {string} */ text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Reads a level. */
export const level = whole(1, 20);

/** Reads a time in seconds. @param {string} text */
export function time(text) {
  const number = Number(text);
  if (text.trim() !== "" && number > 0 && Number.isFinite(number)) return number;
  throw new InvalidArgumentError("It must be more than 0 seconds.");
}
