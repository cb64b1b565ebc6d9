//! Which move to search first.
//!
//! A cut comes soonest from the move that leaves the opponent worst off: the one the table remembers, else the one
//! with the best score of a shallow search, weighed against the replies that it leaves.

use crate::rules::Board;
use crate::words::{MAX_SCORE, Square};

use super::candidates::Candidates;
use super::midgame::Question;
use super::mind::Mind;
use super::node::Node;

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// Above all other ranks.
const STORED_RANKS: [i32; 2] = [1 << 29, 1 << 28];
/// From this depth on, the children are evaluated before they are ordered.
const EVALUATED_DEPTH: u8 = 3;

impl Mind {
    /// Ranks the moves of a node that is searched `depth` plies deep.
    pub(super) fn rank(
        &mut self,
        node: &Node,
        list: &mut Candidates,
        stored: [Option<Square>; 2],
        depth: u8,
    ) {
        let look_ahead = look_ahead(depth);
        for candidate in list.iter_mut() {
            if let Some(order) = stored.iter().position(|&square| square == Some(candidate.square)) {
                candidate.rank = STORED_RANKS[order];
                continue;
            }
            let child = node.after_move(self.table.zobrist(), candidate.square, candidate.flips);
            candidate.rank = -weighted_mobility(child.board) * 8;
            if depth >= EVALUATED_DEPTH {
                let question = Question { depth: look_ahead, alpha: -MAX_SCORE, beta: MAX_SCORE };
                candidate.rank -= self.search(&child, question) * 8;
            }
        }
    }
}

/// How deep a child is searched to rank it, by the depth of the node.
fn look_ahead(depth: u8) -> u8 {
    match depth {
        0..=8 => 0,
        9..=13 => 1,
        14..=18 => 2,
        _ => 3,
    }
}

/// The number of moves of the side to move, corners counted twice.
fn weighted_mobility(board: Board) -> i32 {
    let moves = board.moves();
    (moves.count_ones() + (moves & CORNERS).count_ones()) as i32
}
