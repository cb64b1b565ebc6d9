//! Which move to search first.
//!
//! A cut comes soonest from the move that leaves the opponent worst off: the one the table remembers, else the one
//! after which the evaluation and the number of replies are worst for the opponent.

use crate::evaluation::DISC;
use crate::rules::Board;
use crate::words::Square;

use super::candidates::Candidates;
use super::mind::Mind;
use super::node::Node;

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// Above all other ranks.
const STORED_RANK: i32 = 1 << 28;
/// Shallower nodes are ordered by the replies alone.
const EVALUATED_DEPTH: u8 = 3;
/// What a reply of the opponent counts, in units of the evaluation; found by the nodes to solve FFO #40 to #44.
const REPLY: i32 = 4 * DISC;

impl Mind {
    /// Ranks the moves of a node that is searched `depth` plies deep, `stored` before all others.
    pub(super) fn rank(&self, node: &Node, list: &mut Candidates, stored: Option<Square>, depth: u8) {
        for candidate in list.iter_mut() {
            if stored == Some(candidate.square) {
                candidate.rank = STORED_RANK;
                continue;
            }
            let child = node.after_move(self.table.zobrist(), candidate.square, candidate.flips);
            candidate.rank = -REPLY * weighted_mobility(child.board);
            if depth >= EVALUATED_DEPTH {
                candidate.rank -= self.value(&child);
            }
        }
    }
}

/// The number of moves of the side to move, corners counted twice.
fn weighted_mobility(board: Board) -> i32 {
    let moves = board.moves();
    (moves.count_ones() + (moves & CORNERS).count_ones()) as i32
}
