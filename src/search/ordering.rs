//! Which move to search first.
//!
//! A cut comes soonest from the move that leaves the opponent worst off: the one the table remembers, else the one
//! after which the evaluation and the number of replies are worst for the opponent.

use crate::evaluation::DISC;
use crate::rules::{Board, CORNERS};
use crate::types::Square;

use super::candidates::Candidates;
use super::mind::Mind;
use super::node::View;

/// The squares beside the corners, which often give a corner away.
pub(super) const CORNER_NEIGHBORS: u64 = 0x42c3_0000_0000_c342;
/// Above all other ranks.
const STORED_RANK: i32 = 1 << 28;
/// What a reply of the opponent counts, in units of the evaluation; found by the nodes to solve FFO #40 to #44.
const REPLY: i32 = 4 * DISC;

impl Mind {
    /// Ranks moves by the evaluation and the replies after them, `stored` before all others.
    pub(super) fn rank(&mut self, view: &View, list: &mut Candidates, stored: Option<Square>) {
        list.find_replies(view.board);
        for candidate in list.iter_mut() {
            candidate.rank = if stored == Some(candidate.square) {
                STORED_RANK
            } else {
                let value = self.value_after(view, candidate.square, candidate.flips);
                -REPLY * weighted_count(candidate.replies) - value
            };
        }
    }
}

/// Ranks the moves of a board by the replies after them alone.
pub(super) fn rank_by_replies(board: Board, list: &mut Candidates) {
    list.find_replies(board);
    for candidate in list.iter_mut() {
        candidate.rank = -weighted_count(candidate.replies);
    }
}

/// The number of moves, corners counted twice.
#[inline(always)]
pub(super) fn weighted_count(moves: u64) -> i32 {
    (moves.count_ones() + (moves & CORNERS).count_ones()) as i32
}
