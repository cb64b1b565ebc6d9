//! Move ordering.
//!
//! The best move that the table stores comes first. The other moves are ranked by the opponent's evaluation and
//! mobility after them, the lowest first.

use crate::evaluation::{DISC, Value};
use crate::rules::Board;
use crate::types::Square;

use super::evaluator::Evaluator;
use super::move_list::MoveList;
use super::node::View;
use crate::search::mobility::weighted_mobility;

/// The rank of the stored move, above all others.
const STORED_RANK: i32 = 1 << 28;
/// The weight of each of the opponent's moves, in units of the evaluation; tuned by the nodes to solve FFO #40 to #44.
const MOBILITY_WEIGHT: i32 = 4 * DISC;

/// Ranks moves by the evaluation and the opponent's mobility after them, `stored` before all others. Returns the
/// highest rank of the others, in units of the evaluation.
pub(super) fn rank(
    evaluator: &mut Evaluator,
    view: &View,
    list: &mut MoveList,
    stored: Option<Square>,
) -> i32 {
    list.find_replies(view.board);
    let mut best = -STORED_RANK;
    for ranked in list.iter_mut() {
        ranked.rank = if stored == Some(ranked.square) {
            STORED_RANK
        } else {
            let Value(value) = evaluator.value_after(view, ranked.square, ranked.flips);
            let rank = -MOBILITY_WEIGHT * weighted_mobility(ranked.replies) - value;
            best = best.max(rank);
            rank
        };
    }
    best
}

/// Ranks the moves of a board by the opponent's mobility after them alone.
pub(super) fn rank_by_mobility(board: Board, list: &mut MoveList) {
    list.find_replies(board);
    for ranked in list.iter_mut() {
        ranked.rank = -weighted_mobility(ranked.replies);
    }
}
