//! Cutoffs by what the table holds of a node and of its children.

use super::context::SearchContext;
use super::node::Node;
use crate::search::endgame::ENDGAME_EMPTIES;
use crate::search::window::{Bounds, Window};
use crate::table::Entry;
use crate::types::{Score, Square};

/// At or above this depth, all children are looked up in the table before any is searched. In shallower nodes the
/// look-ups cost more than they save. Near the end of the game the table has no grandchildren, because the endgame
/// solver searches them.
const CHILD_LOOKUP_DEPTH: u8 = ENDGAME_EMPTIES as u8 + 1;

/// The score of a stored entry if it was searched deep enough and its bounds cause a cutoff.
pub(super) fn table_cutoff(
    context: &SearchContext,
    entry: Entry,
    depth: u8,
    window: Window,
) -> Option<Score> {
    if !entry.is_deep_enough(depth, context.selectivity()) {
        return None;
    }
    Bounds::of(entry).answer(window)
}

/// A score of at least `beta` that the table holds for a child, where the depth makes it worth looking (enhanced
/// transposition cutoff; A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, *Exploiting Graph Properties of Game Trees*,
/// AAAI 1996).
pub(super) fn child_cutoff(context: &SearchContext, node: &Node, depth: u8, window: Window) -> Option<Score> {
    if depth < CHILD_LOOKUP_DEPTH {
        return None;
    }
    let zobrist = context.table.zobrist();
    Square::all(node.view.moves).find_map(|square| {
        let flips = node.board().flips(square);
        let key = zobrist.after_move(node.key, node.turn, square, flips);
        let stored = context.table.probe(key);
        let entry = stored.filter(|entry| entry.is_deep_enough(depth - 1, context.selectivity()))?;
        (-entry.upper() >= window.beta).then(|| -entry.upper())
    })
}
