// The syntax that SGF and GGF share: game trees in parentheses, nodes behind semicolons, and properties with values in
// brackets, `(;GM[2]PB[Ann];B[f5](;W[d6])(;W[f6]))`. A backslash in a value takes the next character as it is.

/**
 * A value of a property, such as the `f5` of `B[f5]`.
 * @typedef {object} Property
 * @property {string} name in capitals; the small letters of old files are left out
 * @property {string} value
 * @property {number} at the index of its first character
 */

/** A node, and the nodes that follow it. @typedef {{ properties: Property[], nodes: TreeNode[] }} TreeNode */

/** The end of a text came too early, at this index. @typedef {{ at: number }} BrokenOff */

const TOKEN = /[();]|[A-Za-z]+|\[((?:\\[\s\S]|[^\]\\])*)(\]|$)/g;

/**
 * Reads the game trees of a text.
 * @param {string} text
 * @returns {Generator<void, { games: TreeNode[], brokenOff: BrokenOff | null }>} a step for each token; the first node of each tree
 */
export function* readNodes(text) {
  /** Holds the first nodes. @type {TreeNode} */
  const root = { properties: [], nodes: [] };
  /** The node before each open parenthesis. @type {TreeNode[]} */
  const open = [];
  let last = root;
  let name = "";
  /** @type {BrokenOff | null} */
  let brokenOff = null;
  for (const token of text.matchAll(TOKEN)) {
    yield;
    const [sign, value, end] = token;
    if (sign === "(") open.push(last);
    else if (open.length === 0) continue;
    else if (sign === ")") last = open.pop() ?? root;
    else if (sign === ";") {
      const node = { properties: [], nodes: [] };
      last.nodes.push(node);
      last = node;
      name = "";
    } else if (value === undefined) name = sign.replace(/[a-z]/g, "");
    else if (end === "]") last.properties.push({ name, value: unescaped(value), at: token.index + 1 });
    else brokenOff = { at: token.index };
  }
  if (open.length > 0) brokenOff ??= { at: text.length };
  return { games: root.nodes, brokenOff };
}

/** The first value of a property; `undefined` where it is missing or empty. @param {TreeNode} node @param {string} name */
export function propertyOf({ properties }, name) {
  return properties.find((property) => property.name === name)?.value.trim() || undefined;
}

/** @param {string} value */
function unescaped(value) {
  return value.replace(/\\(\r\n|[\s\S])/g, (_, letter) => (/[\r\n]/.test(letter) ? "" : letter));
}
