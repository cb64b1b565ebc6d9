//! In which order the moves of a node near the end are tried.

use crate::evaluation::stability::edge_balance;
use crate::rules::Board;
use crate::words::Square;

use super::super::ordering::weighted_mobility;
use super::ENDGAME_EMPTIES;
use super::parity::Parity;

/// What one reply of the opponent counts, the first of the weights by which moves are ranked; all of them were found by
/// the nodes to solve a hundred positions with 20 empty squares.
const REPLY: i32 = 16;
/// What a move into an odd region counts.
const ODD: i32 = 4;
/// What a stable disc on an edge counts.
const EDGE: i32 = 2;
/// What a flipped disc counts, which gives the opponent something to flip back.
const FLIP: i32 = 1;
/// With so many empty squares and more, a look at the edges costs less than it saves.
const EDGE_EMPTIES: u32 = 8;

#[derive(Clone, Copy)]
pub(super) struct Successor {
    pub board: Board,
    pub square: Square,
    rank: i32,
}

/// The boards after each move of a node near the end, ranked by what they leave the opponent.
pub(super) struct Successors {
    places: [Successor; ENDGAME_EMPTIES as usize],
    length: usize,
}

impl Successors {
    #[inline]
    pub fn of(board: Board, moves: u64, parity: Parity, empties: u32) -> Self {
        let unused = Successor { board, square: Square::new(0), rank: 0 };
        let mut list = Self { places: [unused; ENDGAME_EMPTIES as usize], length: 0 };
        for square in Square::all(moves) {
            let flips = board.flips(square);
            let child = board.play_flips(square, flips);
            let odd = (parity.odd_squares() & square.bit() != 0) as i32;
            let mut rank = ODD * odd - REPLY * weighted_mobility(child) - FLIP * flips.count_ones() as i32;
            if empties >= EDGE_EMPTIES {
                rank -= EDGE * edge_balance(child);
            }
            list.places[list.length] = Successor { board: child, square, rank };
            list.length += 1;
        }
        list
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Successor> {
        self.places[..self.length].iter()
    }

    /// Takes the wanted square if it is there, else the best-ranked.
    #[inline]
    pub fn take(&mut self, wanted: Option<Square>) -> Option<Successor> {
        let last = self.length.checked_sub(1)?;
        let by_rank = || (0..self.length).max_by_key(|&at| self.places[at].rank);
        let at = wanted
            .and_then(|square| self.iter().position(|child| child.square == square))
            .or_else(by_rank)?;
        self.places.swap(at, last);
        self.length = last;
        Some(self.places[last])
    }
}
