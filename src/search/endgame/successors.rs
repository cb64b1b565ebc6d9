//! In which order the moves of a node near the end are tried.

use arrayvec::ArrayVec;

use crate::evaluation::stability::edge_balance;
use crate::rules::Board;
use crate::words::Square;

use super::super::ordering::weighted_mobility;
use super::ENDGAME_EMPTIES;
use super::parity::Parity;

/// What the opponent's replies, the flipped discs, the stable discs on the edges and a place in an odd region count
/// against each other: found by the nodes to solve positions with 20 to 23 empty squares.
const REPLY: i32 = 16;
const FLIP: i32 = 1;
const EDGE: i32 = 2;
const ODD: i32 = 4;
/// With so many empty squares and more, a look at the edges costs less than it saves.
const EDGE_EMPTIES: u32 = 8;

#[derive(Clone, Copy)]
pub(super) struct Successor {
    pub board: Board,
    pub square: Square,
    rank: i32,
}

/// The boards after each move of a node near the end, ranked by what they leave the opponent.
pub(super) struct Successors(ArrayVec<Successor, { ENDGAME_EMPTIES as usize }>);

impl Successors {
    /// An empty list; it is filled where it stands, as to return a full one would copy it.
    #[inline]
    pub fn none() -> Self {
        Self(ArrayVec::new())
    }

    /// Plays the moves of a board and ranks what comes of them.
    #[inline]
    pub fn add(&mut self, board: Board, moves: u64, parity: Parity, empties: u32) {
        for square in Square::all(moves) {
            let flips = board.flips(square);
            let child = board.play_flips(square, flips);
            let odd = (parity.odd_squares() & square.bit() != 0) as i32;
            let mut rank = ODD * odd - REPLY * weighted_mobility(child) - FLIP * flips.count_ones() as i32;
            if empties >= EDGE_EMPTIES {
                rank -= EDGE * edge_balance(child);
            }
            self.0.push(Successor { board: child, square, rank });
        }
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Successor> {
        self.0.iter()
    }

    /// Takes the best-ranked move off the list.
    #[inline]
    pub fn take(&mut self) -> Option<Successor> {
        let best = (0..self.0.len()).max_by_key(|&at| self.0[at].rank)?;
        self.0.swap_pop(best)
    }
}
