//! The legal moves of a node, in the order in which they are searched.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use crate::rules::Board;
use crate::search::insertion_sort::insertion_sort_by_key;
use crate::types::{Square, Squares};

use super::node::MoveEffect;

/// A legal move on the list of a node.
#[derive(Clone, Copy)]
pub(super) struct RankedMove {
    pub flips: Squares,
    /// The opponent's moves after it; none until they are found.
    pub replies: Squares,
    /// The larger, the earlier it is searched.
    pub rank: i32,
    pub square: Square,
}

impl RankedMove {
    /// The move with the replies to it.
    #[inline(always)]
    pub fn with_replies(self, board: Board) -> Self {
        Self { replies: board.play_flips(self.square, self.flips).moves(), ..self }
    }

    /// The move without its rank, once the replies are found.
    #[inline(always)]
    pub fn effect(self) -> MoveEffect {
        MoveEffect { square: self.square, flips: self.flips, replies: self.replies }
    }
}

const _: () = assert!(size_of::<RankedMove>() == 24, "a list of moves is written at every inner node");

/// The legal moves of a node that are not searched yet, on the stack.
pub(super) struct MoveList(ArrayVec<RankedMove, 64>);

impl MoveList {
    /// An empty list; it is filled where it stands, because returning a full one would copy a kilobyte.
    #[inline]
    pub fn new() -> Self {
        Self(ArrayVec::new())
    }

    /// Lists the moves of a board with their flips, not ranked yet.
    #[inline]
    pub fn add(&mut self, board: Board, moves: Squares) {
        for square in Square::all(moves) {
            self.0.push(RankedMove { flips: board.flips(square), replies: Squares::NONE, rank: 0, square });
        }
    }

    /// Finds the replies to every move.
    #[inline]
    pub fn find_replies(&mut self, board: Board) {
        for ranked in &mut self.0 {
            *ranked = ranked.with_replies(board);
        }
    }

    /// A move that wipes the opponent out.
    #[inline]
    pub fn wipe_out(&self, board: Board) -> Option<Square> {
        self.iter().find(|ranked| ranked.flips == board.opponent).map(|ranked| ranked.square)
    }

    pub fn iter(&self) -> std::slice::Iter<'_, RankedMove> {
        self.0.iter()
    }

    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, RankedMove> {
        self.0.iter_mut()
    }

    /// Takes the move to a square off the list, if it is there.
    pub fn take(&mut self, square: Square) -> Option<RankedMove> {
        let at = self.iter().position(|ranked| ranked.square == square)?;
        self.0.swap_pop(at)
    }

    /// How many moves are left.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Takes the move off the list that has so many `better` ones; the list is sorted for it.
    pub fn take_ranked(&mut self, better: usize) -> Option<RankedMove> {
        insertion_sort_by_key(&mut self.0, |ranked| (Reverse(ranked.rank), ranked.square));
        self.0.swap_pop(better)
    }

    /// Takes the best-ranked move off the list. The list is not sorted, because most nodes are cut off before its end.
    #[inline]
    pub fn take_best(&mut self) -> Option<RankedMove> {
        let best = (0..self.0.len()).max_by_key(|&at| self.0[at].rank)?;
        self.0.swap_pop(best)
    }
}
