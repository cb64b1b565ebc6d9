use crate::types::{MAX_SCORE, Move, Score, Square};

use super::endgame::ENDGAME_EMPTIES;
use super::midgame::Question;
use super::mind::Mind;
use super::node::Node;
use super::report::Pv;
use super::root::RootMove;

/// The line that the score of a root move rests on, read from the table and, when the score is exact, solved again
/// where few squares are empty.
pub(super) fn principal_variation(mind: &mut Mind, root_move: &RootMove) -> Pv {
    let mut pv = Pv::starting(root_move.line.best);
    let mut node = root_move.child;
    let mut depth = root_move.line.depth.saturating_sub(root_move.plies);
    while !node.board().is_over() {
        let moves = node.view.moves;
        if moves == 0 {
            node = node.after_pass(mind.table.zobrist());
            pv.push(Move::Pass);
            continue;
        }
        if depth == 0 {
            break;
        }
        let stored = mind.table.probe(node.key).and_then(|entry| entry.moves()[0]);
        let legal = stored.filter(|square| moves & square.bit() != 0);
        let solvable = root_move.line.exact && node.board().empty_count() <= ENDGAME_EMPTIES;
        let Some(square) = (if solvable { best_by_solving(mind, &node) } else { legal }) else { break };
        node = node.after(mind.table.zobrist(), square);
        pv.push(Move::Place(square));
        depth -= 1;
    }
    pv
}

/// The best move of a position near the end; `None` when time is over.
fn best_by_solving(mind: &mut Mind, node: &Node) -> Option<Square> {
    let (mut best, mut best_square) = (-MAX_SCORE - 1, None);
    for square in Square::all(node.view.moves) {
        let child = node.after(mind.table.zobrist(), square);
        let depth = child.board().empty_count() as u8;
        let alpha: Score = best.max(-MAX_SCORE);
        let score = -mind.search(&child, Question { depth, alpha: -MAX_SCORE, beta: -alpha });
        if mind.is_stopped() {
            return None;
        }
        if score > best {
            (best, best_square) = (score, Some(square));
        }
    }
    best_square
}
