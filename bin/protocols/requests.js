// The lines that boards and match programs send, each a command with its arguments.

/** @typedef {{ id: string, name: string, args: string[] }} GtpRequest `id`: its number, `""` without one */

/**
 * A command of the Go Text Protocol, without its comment and control characters; `undefined` where the line is empty.
 * @param {string} line
 * @returns {GtpRequest | undefined}
 */
export function gtpRequest(line) {
  const [content] = line
    .replaceAll("\t", " ")
    .replaceAll(/\p{Cc}/gu, "")
    .split("#");
  const [, id = "", rest] = /** @type {RegExpExecArray} */ (/^\s*(\d+(?=\s|$))?\s*(.*)$/s.exec(content));
  const [name, ...args] = rest.trim().split(/\s+/);
  return id || name ? { id, name, args } : undefined;
}

/** A command of NBoard, and the rest of its line. @param {string} line @returns {{ name: string, rest: string }} */
export function nboardRequest(line) {
  const [, name = "", rest = ""] = /^(\S*)\s*(.*)$/s.exec(line.trim()) ?? [];
  return { name, rest };
}
