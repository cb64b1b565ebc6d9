//! A book and a personal book as one: the personal one counts where both know a position.

use crate::rules::Board;
use crate::types::{Selectivity, Square};

use super::book::{Book, Leaf, playable, step};
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
        self.personal.lookup(board).or_else(|| {
            let (_, passes) = playable(board)?;
            let entry = self.book.lookup(board)?;
            let (depth, selectivity) = self.search_of(entry.board);
            Some(Searched { score: entry.score, depth, selectivity }.after(passes))
        })
    }

    /// The moves that are known, in the order of their squares, with what they are worth to the side to move.
    pub fn moves(&self, board: Board) -> Vec<(Square, Searched)> {
        let in_book = self.book.moves(board);
        let known = |square| {
            let next = step(board, square)?;
            let searched = self.personal.lookup(next.board).or_else(|| {
                let (_, score) = *in_book.iter().find(|&&(each, _)| each == square)?;
                let (depth, selectivity) = match self.book.lookup(next.board) {
                    Some(_) => self.search_of(next.board),
                    None => self.search_of(board),
                };
                Some(Searched { score: next.seen_from_before(score), depth, selectivity })
            })?;
            let depth = searched.depth.saturating_add(1);
            Some((square, Searched { score: next.seen_from_before(searched.score), depth, ..searched }))
        };
        Square::all(board.moves()).filter_map(known).collect()
    }

    /// The search that the score of a position of the book rests on: its depth, seen from the position, and its
    /// selectivity.
    fn search_of(&self, mut board: Board) -> (u8, Selectivity) {
        for plies in 0..60 {
            let Some(entry) = self.book.lookup(board) else { break };
            if let Some(Leaf { depth, selectivity, .. }) = entry.leaf {
                return (depth.saturating_add(plies), selectivity);
            }
            let best = self.book.moves(entry.board).into_iter().find(|&(_, score)| score == entry.score);
            let Some(next) = best.and_then(|(square, _)| step(entry.board, square)) else { break };
            board = next.board;
        }
        (0, Selectivity::LOOSEST)
    }
}
