//! In which order the moves of a node near the end are tried.

use arrayvec::ArrayVec;

use crate::evaluation::stability::edge_balance;
use crate::rules::Board;
use crate::types::Square;

use super::super::ordering::weighted_count;
use super::ENDGAME_EMPTIES;
use super::parity::Parity;
use super::ranks::Ranks;

/// What the opponent's replies, the flipped discs, the stable discs on the edges and a place in an odd region count
/// against each other: found by the nodes to solve positions with 20 to 23 empty squares.
const REPLY: i32 = 16;
const FLIP: i32 = 1;
const EDGE: i32 = 2;
const ODD: i32 = 4;
/// With so many empty squares and more, a look at the edges costs less than it saves.
const EDGE_EMPTIES: u32 = 8;

/// The most moves that a node near the end has.
pub(super) const MOST: usize = ENDGAME_EMPTIES as usize;

#[derive(Clone, Copy)]
pub(super) struct Successor {
    pub board: Board,
    /// The moves of that board.
    pub moves: u64,
    pub square: Square,
}

/// The boards after each move of a node near the end, ranked by what they leave the opponent.
pub(super) struct Successors {
    list: ArrayVec<Successor, MOST>,
    ranks: Ranks,
}

impl Successors {
    /// An empty list; it is filled where it stands, as to return a full one would copy it.
    #[inline]
    pub fn none() -> Self {
        Self { list: ArrayVec::new(), ranks: Ranks::none() }
    }

    /// Plays the moves of a board and ranks what comes of them.
    #[inline]
    pub fn add(&mut self, board: Board, moves: u64, parity: Parity, empties: u32) {
        for (square, slot) in Square::all(moves).zip(self.ranks.slots()) {
            let flips = board.flips(square);
            let child = board.play_flips(square, flips);
            let replies = child.moves();
            let odd = (parity.odd_squares() & square.bit() != 0) as i32;
            let mut rank = ODD * odd - REPLY * weighted_count(replies) - FLIP * flips.count_ones() as i32;
            if empties >= EDGE_EMPTIES {
                rank -= EDGE * edge_balance(child);
            }
            slot.set(self.list.len(), rank);
            self.list.push(Successor { board: child, moves: replies, square });
        }
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Successor> {
        self.list.iter()
    }

    /// Takes the best-ranked move off the list.
    #[inline]
    pub fn take(&mut self) -> Option<Successor> {
        self.ranks.take_best().map(|index| self.list[index])
    }
}
