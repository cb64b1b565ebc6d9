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
        let (board, passes) = playable(board)?;
        Some(self.find(board)?.after(passes))
    }

    /// The moves that are known, in the order of their squares, with what they are worth to the side to move: those to known
    /// positions, and the best of all where that leaves the book.
    pub fn moves(&self, board: Board) -> Vec<(Square, Searched)> {
        let (canonical, symmetry) = board.canonical();
        let here = self.book.find(canonical);
        let best_out = here.and_then(|place| self.book.entries()[place].leaf?.square);
        let best_out = best_out.map(|square| symmetry.inverse().square(square));
        let known = |square| {
            let next = step(board, square)?;
            match self.find(next.board) {
                Some(Searched { score, depth, selectivity }) => {
                    let (score, depth) = (next.seen_from_before(score), depth.saturating_add(1));
                    Some((square, Searched { score, depth, selectivity }))
                }
                None => Some((square, self.in_book(here.filter(|_| best_out == Some(square))?))),
            }
        };
        Square::all(board.moves()).filter_map(known).collect()
    }

    /// What is known of a position as [`playable`] gives it.
    fn find(&self, board: Board) -> Option<Searched> {
        self.personal.find(board).or_else(|| self.book.find(board).map(|place| self.in_book(place)))
    }

    /// What the book, without the personal one, knows of the position at a place.
    fn in_book(&self, place: usize) -> Searched {
        let (depth, selectivity) = self.book.search(place);
        Searched { score: self.book.entries()[place].score, depth, selectivity }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::knowledge::book::{Entry, Leaf};
    use crate::rules::{Position, Symmetry};
    use crate::types::{Score, Selectivity};

    fn after(moves: &[&str]) -> Board {
        moves.iter().fold(Position::START.board, |board, square| board.play(square.parse().unwrap()))
    }

    fn searched(score: Score, depth: u8) -> Searched {
        Searched { score, depth, selectivity: Selectivity::LOOSEST }
    }

    /// The start, the only way to move, and two replies, of which neither is as good as f6.
    fn repertoire() -> Repertoire {
        let entry = |moves: &[&str], score, leaf: Option<(Option<&str>, u8)>| {
            let (board, symmetry) = after(moves).canonical();
            let leaf = leaf.map(|(square, depth)| Leaf {
                square: square.map(|square| symmetry.square(square.parse().unwrap())),
                depth,
                selectivity: Selectivity::LOOSEST,
            });
            (board, Entry { board, score, leaf })
        };
        let positions = HashMap::from([
            entry(&[], 1, None),
            entry(&["f5"], -1, Some((Some("f6"), 9))),
            entry(&["f5", "d6"], 2, Some((None, 10))),
            entry(&["f5", "f4"], 5, Some((None, 12))),
        ]);
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        Repertoire { book, personal: Personal::default() }
    }

    fn moves_after(repertoire: &Repertoire, moves: &[&str]) -> Vec<(String, Searched)> {
        let known = repertoire.moves(after(moves)).into_iter();
        known.map(|(square, searched)| (square.to_string(), searched)).collect()
    }

    #[test]
    fn moves_have_the_score_and_the_depth_of_the_positions_that_they_lead_to() {
        let repertoire = repertoire();
        assert_eq!(repertoire.lookup(after(&["f5"])), Some(searched(-1, 9)));
        let expected = [("f4", -5, 13), ("d6", -2, 11), ("f6", -1, 9)]
            .map(|(square, score, depth)| (square.to_owned(), searched(score, depth)));
        assert_eq!(moves_after(&repertoire, &["f5"]), expected);
        let first = ["d3", "c4", "f5", "e6"].map(|square| (square.to_owned(), searched(1, 10)));
        assert_eq!(moves_after(&repertoire, &[]), first);
        assert_eq!(moves_after(&repertoire, &["f5", "d6"]), []);
    }

    #[test]
    fn what_was_learned_counts_before_the_book_in_every_symmetric_image() {
        let mut repertoire = repertoire();
        for (moves, score, depth) in [(["f5", "d6"], -3, 20), (["f5", "f6"], 0, 15)] {
            let image = Symmetry::ALL[3].board(after(&moves));
            repertoire.personal.insert(image, searched(score, depth));
        }
        let expected = [("f4", -5, 13), ("d6", 3, 21), ("f6", 0, 16)]
            .map(|(square, score, depth)| (square.to_owned(), searched(score, depth)));
        assert_eq!(moves_after(&repertoire, &["f5"]), expected);
        for symmetry in Symmetry::ALL {
            let image = symmetry.board(after(&["f5", "d6"]));
            assert_eq!(repertoire.lookup(image), Some(searched(-3, 20)));
        }
        assert_eq!(repertoire.lookup(after(&["f5"])), Some(searched(-1, 9)));
    }

    #[test]
    fn what_neither_book_has_is_not_known() {
        let repertoire = repertoire();
        assert_eq!(repertoire.lookup(after(&["f5", "f6"])), None);
        assert_eq!(moves_after(&repertoire, &["f5", "f6", "e6"]), []);
        let over = Board { player: u64::MAX, opponent: 0 };
        assert_eq!((repertoire.lookup(over), repertoire.moves(over)), (None, vec![]));
    }
}
