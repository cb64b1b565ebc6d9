// A link to a game with everything that belongs to it: variations, comments, signs, marks and names. It is longer than one to the moves
// alone, `#f5d6c3`, and says that it is such a link by its first character, `#=eJyrVs…`. Packed in it is the short link, and what that has not.

/** @import { Game, GameClass, Tags } from "../package/flipside.js" */
/** @import { State } from "../state/types.js" */
/** @import { Tree } from "../game/tree.js" */

import { isTold, readAbout, tagsIn, UNTOLD } from "../game/about.js";
import { aboutOf } from "../game/files.js";
import { fragmentOf, lineOfFragment } from "../game/link.js";
import { pathOf } from "../game/listed-moves.js";
import { notesOf, withNotes } from "../game/notes.js";
import { branchText, nodeAt, readTree, treeOf, withLine } from "../game/tree.js";
import { packed, unpacked } from "./packing.js";

/** Longer links are cut by programs that hand them on. */
const MOST_CHARACTERS = 2000;

const WHOLE = new RegExp(`^#?=([\\w-]{1,${MOST_CHARACTERS}})`);

/** A link to this page, wherever it is published, with all of a game behind the `#`. */
const LINK = /^[\s<("'[]*https?:\/\/[^\s#]*#(=\S+)\s*$/i;

/** What a game has besides its moves. @typedef {"names" | "variations" | "notes"} Part */

/** What a link may go without, the least first. @type {readonly (readonly Part[])[]} */
const WITHOUT = [[], ["notes"], ["notes", "variations"]];

/**
 * The link to a game with as much of it as there is room for.
 * @param {GameClass} Game
 * @param {Pick<State, "about" | "game" | "room" | "tree">} state
 * @param {string} page its address
 * @returns {Promise<{ href: string, missing: readonly Part[] }>} with what there is no room for
 */
export async function linkOf(Game, { about, game, room, tree }, page) {
  const to = (/** @type {string} */ fragment) => Object.assign(new URL(page), { hash: fragment }).href;
  const isAnalyzed = room === "analyze";
  const marks = nodeAt(tree, pathOf(game))?.marks;
  const link = fragmentOf(game, new Game().start, isAnalyzed ? tree : undefined, marks);
  const short = lineOfLink(Game, link)?.tree ?? treeOf(game);
  // Where one only plays, what was taken back is nobody's variation.
  const all = isAnalyzed || about ? tree : withNotes(treeOf(game), notesOf(tree));
  const [branches, notes] = [branchText(all.branches), notesOf(all)];
  const told = {
    ...(about && isTold(about) && { names: { about: tagsIn(about) } }),
    ...(branches !== branchText(short.branches) && { variations: { tree: branches } }),
    ...(JSON.stringify(notes) !== JSON.stringify(notesOf(short)) && { notes: { notes } }),
  };
  const parts = /** @type {Part[]} */ (Object.keys(told));
  for (const without of WITHOUT) {
    const held = parts.filter((part) => !without.includes(part));
    if (held.length === 0) break;
    const text = JSON.stringify(Object.assign({ link }, ...held.map((part) => told[part])));
    const fragment = await packed(text);
    const href = to(`=${fragment}`);
    if (fragment !== null && href.length <= MOST_CHARACTERS)
      return { href, missing: parts.filter((part) => !held.includes(part)) };
  }
  return { href: to(link), missing: parts };
}

/** The fragment of a link to this page with all of a game in it. @param {string} text */
export const wholeFragment = (text) => LINK.exec(text)?.[1];

/**
 * The game that the fragment of such a link holds; `null` where it holds none, or a part of it is missing or damaged.
 * @param {GameClass} Game
 * @param {string} fragment with or without `#`
 * @returns {Promise<{ game: Game, tree: Tree, about: Tags } | null>}
 */
export async function gameOfWhole(Game, fragment) {
  const [, text] = WHOLE.exec(fragment) ?? [];
  if (text === undefined) return null;
  try {
    return readWhole(Game, JSON.parse(await unpacked(text)));
  } catch {
    return null;
  }
}

/** @param {GameClass} Game @param {Record<"link" | "tree" | "notes" | "about", unknown>} saved */
function readWhole(Game, { link, tree: text, notes, about }) {
  const linked = lineOfLink(Game, String(link));
  if (!linked || linked.isBroken) return null;
  const { game } = linked;
  const tree = text === undefined ? linked.tree : readTree(Game, game.start, String(text));
  if (text !== undefined && branchText(tree.branches) !== text) return null;
  return {
    game,
    tree: withNotes(withLine(tree, game.moves), notes ?? notesOf(linked.tree)),
    about: aboutOf(readAbout(about) ?? UNTOLD),
  };
}

/** The game of a short link, of which that to a new game is empty. @param {GameClass} Game @param {string} link */
function lineOfLink(Game, link) {
  const game = new Game();
  return link === "" ? { game, tree: treeOf(game), isBroken: false } : lineOfFragment(Game, link);
}
