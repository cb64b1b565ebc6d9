// The syntax that SGF and GGF share: game trees in parentheses, nodes behind semicolons, and properties with values in
// brackets, `(;GM[2]PB[Ann];B[f5](;W[d6])(;W[f6]))`. A backslash in a value takes the next character as it is.

/**
 * A value of a property, such as the `f5` of `B[f5]`.
 * @typedef {object} Property
 * @property {string} name in capitals; the small letters of old files are left out
 * @property {string} value
 * @property {string} raw the value as it is written, with its backslashes
 * @property {number} at the index of its first character
 */

/** A node. @typedef {{ properties: readonly Property[] }} TreeNode */

/**
 * A game in a text: from its parenthesis up to an index. `brokenOff` is where its end was expected.
 * @typedef {{ from: number, to: number, brokenOff: number | null }} Extent
 */

/** The first property of a game, which no variation has. */
const FIRST = /\(\s*;\s*(?:GM|FF)\s*\[/y;

/** More than any node has: a game written in one node breaks the rules long before that. */
const MOST_PROPERTIES = 1024;

/** Characters between two steps. */
const STEP = 16_384;

const [OPEN, CLOSE, NODE, VALUE, BACKSLASH] = Array.from("();[\\", (sign) => sign.charCodeAt(0));

/** Where the next game begins, rather than something else in parentheses; -1 where none does. @param {string} text @param {number} from */
export function beginOfNodes(text, from) {
  const begin = /\(\s*;/g;
  begin.lastIndex = from;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const { 0: sign, index } = found;
    if (isFirst(text, index) || isGame(openingOf(text, { from: index, to: text.length }))) return index;
    // Its values are passed over: looked at from each place within, they would be read again and again.
    begin.lastIndex = endOfNode(text, index + sign.length);
  }
  return -1;
}

/** Whether a game begins there that says what it is. @param {string} text @param {number} at */
function isFirst(text, at) {
  FIRST.lastIndex = at;
  return FIRST.test(text);
}

/** Where a node ends. @param {string} text @param {number} from behind its semicolon */
function endOfNode(text, from) {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN || code === CLOSE || code === NODE) return at;
    if (code !== VALUE) continue;
    at = endOfValue(text, at, text.length);
    if (at < 0) break;
  }
  return text.length;
}

/**
 * The games of a text, each called for in its turn.
 * @param {string} text
 * @param {(game: Extent) => unknown} take whatever it returns, `false` ends it
 * @param {number} [first] where they begin
 * @returns {Generator<void>} a step for some thousand characters
 */
export function* extentsIn(text, take, first = 0) {
  for (let begin = beginOfNodes(text, first); begin >= 0; ) {
    let from = begin;
    let depth = 0;
    let at = from;
    let next = at + STEP;
    for (; at < text.length; at += 1) {
      if (at >= next) {
        next = at + STEP;
        yield;
      }
      const code = text.charCodeAt(at);
      if (code === VALUE) {
        const end = endOfValue(text, at, text.length);
        if (end < 0) break;
        at = end;
      } else if (code === OPEN) {
        // Some programs leave the end of a game out.
        if (depth > 0 && isFirst(text, at)) {
          if (take({ from, to: at, brokenOff: at }) === false) return;
          from = at;
          depth = 0;
        }
        depth += 1;
      } else if (code === CLOSE) {
        depth -= 1;
        if (depth === 0) break;
      }
    }
    if (depth > 0) {
      take({ from, to: text.length, brokenOff: at });
      return;
    }
    if (take({ from, to: at + 1, brokenOff: null }) === false) return;
    begin = beginOfNodes(text, at + 1);
    yield;
  }
}

/**
 * The nodes of a game one after the other.
 * @param {string} text
 * @param {Pick<Extent, "from" | "to">} extent
 * @param {object} take what is called; `false` ends it
 * @param {(at: number) => boolean | undefined} take.open at the begin of a variation, and of the game
 * @param {() => boolean | undefined} take.close at its end
 * @param {(properties: readonly Property[]) => boolean | undefined} take.node for a node
 */
export function walk(text, { from, to }, take) {
  /** @type {Property[]} */
  let properties = [];
  let name = "";
  let isInside = false;
  const end = () => {
    const goesOn = !isInside || take.node(properties) !== false;
    isInside = false;
    properties = [];
    return goesOn;
  };
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === VALUE) {
      const last = endOfValue(text, at, to);
      if (last < 0) break;
      const raw = text.slice(at + 1, last);
      if (properties.length < MOST_PROPERTIES)
        properties.push({ name, value: unescaped(raw), raw, at: at + 1 });
      at = last;
    } else if (code === NODE) {
      if (!end()) return;
      isInside = true;
      name = "";
    } else if (code === OPEN) {
      if (!end() || take.open(at) === false) return;
    } else if (code === CLOSE) {
      if (!end() || take.close() === false) return;
    } else if (isLetter(code)) {
      const begin = at;
      while (isLetter(text.charCodeAt(at + 1))) at += 1;
      name = text.slice(begin, at + 1);
      // Old files have names such as `GaMe`; some programs have small letters alone.
      if (name !== name.toUpperCase())
        name = /^[a-z]{1,2}$/.test(name) ? name.toUpperCase() : name.replace(/[a-z]/g, "");
    }
  }
  end();
}

/**
 * The nodes of a game up to the first with a move, or to the first variation.
 * @param {string} text
 * @param {Pick<Extent, "from" | "to">} extent
 * @returns {TreeNode[]}
 */
export function openingOf(text, extent) {
  /** @type {TreeNode[]} */
  const nodes = [];
  let depth = 0;
  walk(text, extent, {
    open: (at) => {
      depth += 1;
      return depth === 1 || !isFirst(text, at);
    },
    close: () => false,
    node: (properties) => {
      // The beginning of a variation is a start only if no other is beside it: that is not known here.
      if (depth > 1 && !hasMove({ properties })) return false;
      nodes.push({ properties });
      return depth === 1 && !hasMove({ properties });
    },
  });
  return nodes.length > 0 ? nodes : [{ properties: [] }];
}

/** Whether a node has a move. @param {{ properties: readonly Property[] }} node */
export function hasMove({ properties }) {
  return properties.some(({ name }) => name === "B" || name === "W");
}

/** Whether nodes are those of a game rather than something else in parentheses. @param {readonly TreeNode[]} nodes up to the first move */
export function isGame(nodes) {
  return nodes.some(
    (node) => hasMove(node) || node.properties.some(({ name }) => name === "GM" || name === "FF"),
  );
}

/** The first value of a property; `undefined` where it is missing or empty. @param {TreeNode} node @param {string} name */
export function propertyOf({ properties }, name) {
  return properties.find((property) => property.name === name)?.value.trim() || undefined;
}

/** The value with the blanks around it: a name may begin with a blank that is a letter. @param {TreeNode} node @param {string} name */
export function wordsOf({ properties }, name) {
  return properties.find((property) => property.name === name)?.value;
}

/**
 * Where the bracket is that ends a value; -1 where there is none.
 * @param {string} text
 * @param {number} from of its first bracket
 * @param {number} to
 */
function endOfValue(text, from, to) {
  for (let at = text.indexOf("]", from); at >= 0 && at < to; at = text.indexOf("]", at + 1)) {
    let before = at - 1;
    while (before > from && text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((at - 1 - before) % 2 === 0) return at;
  }
  return -1;
}

/** @param {number} code */
function isLetter(code) {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** @param {string} value */
function unescaped(value) {
  if (!value.includes("\\")) return value;
  return value.replace(/\\(\r\n|[\s\S])/g, (_, letter) => (/[\r\n]/.test(letter) ? "" : letter));
}
