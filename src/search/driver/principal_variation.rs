use crate::search::context::SearchContext;
use crate::search::endgame::ENDGAME_EMPTIES;
use crate::search::midgame::search;
use crate::search::node::Node;
use crate::search::report::Pv;
use crate::search::window::Window;
use crate::table::Replacement;
use crate::types::{Move, Square};

use super::root::RootMove;

/// The principal variation of a root move, read from the table. Where few squares are empty and the score is exact, the
/// moves are found by solving the positions again.
pub(super) fn principal_variation<Scheme: Replacement>(
    context: &mut SearchContext<Scheme>,
    root_move: &RootMove,
) -> Pv {
    let mut pv = Pv::starting(root_move.line.best);
    let mut node = root_move.child;
    let mut depth = root_move.line.depth.saturating_sub(root_move.plies);
    while !node.board().is_over() {
        let moves = node.view.moves;
        if moves == 0 {
            node = node.after_pass(context.table.zobrist());
            pv.push(Move::Pass);
            continue;
        }
        if depth == 0 {
            break;
        }
        let stored = context.table.probe(node.key).and_then(|entry| entry.moves()[0]);
        let legal = stored.filter(|square| moves & square.bit() != 0);
        let solvable = root_move.line.exact && node.board().empty_count() <= ENDGAME_EMPTIES;
        let Some(square) = (if solvable { best_by_solving(context, &node) } else { legal }) else { break };
        node = node.after(context.table.zobrist(), square);
        pv.push(Move::Place(square));
        depth -= 1;
    }
    pv
}

/// The best move of a position near the end; `None` when the search was stopped.
fn best_by_solving<Scheme: Replacement>(context: &mut SearchContext<Scheme>, node: &Node) -> Option<Square> {
    let (mut window, mut best_square) = (Window::FULL, None);
    for square in Square::all(node.view.moves) {
        let child = node.after(context.table.zobrist(), square);
        let depth = child.board().empty_count() as u8;
        let score = -search(context, &child, depth, window.negated());
        if context.is_stopped() {
            return None;
        }
        if best_square.is_none() || score > window.alpha {
            best_square = Some(square);
            window.alpha = score;
        }
    }
    best_square
}
