//! Move ordering in the endgame solver: the children of a node, ranked.

use arrayvec::ArrayVec;

use crate::rules::Board;
use crate::search::mobility::weighted_mobility;
use crate::search::stability::edge_balance;
use crate::types::{Square, Squares};

use super::parity::Parity;
use super::ranks::{CAPACITY, Ranks};

/// The weights of the opponent's mobility, the flipped discs, the stable discs on the edges and a square in an odd
/// region: tuned by the nodes to solve positions with 20 to 23 empties.
const MOBILITY_WEIGHT: i32 = 16;
const FLIP_WEIGHT: i32 = 1;
const EDGE_WEIGHT: i32 = 2;
const ODD_WEIGHT: i32 = 4;
/// At or above this many empties, counting stable discs on the edges saves more than it costs.
const EDGE_EMPTIES: u32 = 8;

/// A move near the end and the board after it.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub board: Board,
    /// The moves of that board.
    pub moves: Squares,
    pub square: Square,
}

/// The boards after each move of a node near the end, ranked mainly by the opponent's mobility.
pub(super) struct Children {
    list: ArrayVec<Child, CAPACITY>,
    ranks: Ranks,
}

impl Children {
    /// An empty list; it is filled where it stands, because returning a full one would copy it.
    #[inline]
    pub fn new() -> Self {
        Self { list: ArrayVec::new(), ranks: Ranks::new() }
    }

    /// Plays the moves of a board and ranks the boards that result.
    #[inline]
    pub fn add(&mut self, board: Board, moves: Squares, parity: Parity, empties: u32) {
        for (square, index) in Square::all(moves).zip(0..CAPACITY) {
            let flips = board.flips(square);
            let child = board.play_flips(square, flips);
            let replies = child.moves();
            let odd = parity.odd_squares().has(square) as i32;
            let mut rank = ODD_WEIGHT * odd
                - MOBILITY_WEIGHT * weighted_mobility(replies)
                - FLIP_WEIGHT * flips.count() as i32;
            if empties >= EDGE_EMPTIES {
                rank -= EDGE_WEIGHT * edge_balance(child);
            }
            self.ranks.set(index, rank);
            self.list.push(Child { board: child, moves: replies, square });
        }
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Child> {
        self.list.iter()
    }

    /// Takes the best-ranked move off the list.
    #[inline]
    pub fn take_best(&mut self) -> Option<Child> {
        self.ranks.take_best().map(|index| self.list[index])
    }
}
