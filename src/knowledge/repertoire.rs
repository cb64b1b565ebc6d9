//! A book and a personal book as one: the personal one counts where both know a position.

use crate::rules::Board;
use crate::types::Square;

use super::book::{Book, playable, step};
use super::{Personal, Searched};

/// A book, and the personal book beside it.
#[derive(Debug)]
pub struct Repertoire {
    /// The book as it is shipped.
    pub book: Book,
    /// What was searched again since.
    pub personal: Personal,
}

impl Repertoire {
    /// What is known of a position, up to symmetry.
    pub fn lookup(&self, board: Board) -> Option<Searched> {
        let (canonical, passes) = playable(board)?;
        let known = self.personal.lookup(canonical).or_else(|| self.in_book(canonical))?;
        Some(known.after(passes))
    }

    /// The moves that are known, in the order of their squares, with what they are worth to the side to move.
    pub fn moves(&self, board: Board) -> Vec<(Square, Searched)> {
        let shipped = self.book.moves(board);
        let known = |square| {
            let next = step(board, square)?;
            let learned = self.personal.lookup(next.board).map(|searched| (searched, 1));
            let (searched, plies) = learned.or_else(|| {
                shipped.iter().find(|&&(each, _)| each == square)?;
                let kept = self.in_book(next.board).map(|searched| (searched, 1));
                // The best move that leaves the book is what its position was searched for.
                kept.or_else(|| self.in_book(board).map(|found| (found.after(!next.passes), 0)))
            })?;
            let depth = searched.depth.saturating_add(plies);
            Some((square, Searched { score: next.seen_from_before(searched.score), depth, ..searched }))
        };
        Square::all(board.moves()).filter_map(known).collect()
    }

    /// What the book without the personal one knows of a position, seen from the side to move, which can move.
    fn in_book(&self, board: Board) -> Option<Searched> {
        let place = self.book.place(board)?;
        let (depth, selectivity) = self.book.search(place);
        Some(Searched { score: self.book.entries()[place].score, depth, selectivity })
    }
}
