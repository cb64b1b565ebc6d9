//! A book, a personal book and statistics of games as one. The personal book counts where both know a position.

use std::collections::HashSet;

use crate::rules::Board;
use crate::types::Square;

use super::book::{Book, playable, step};
use super::personal::{MAX_DEPTH, Personal, Searched};
use super::statistics::{Results, Statistics};

/// A book, and what is known beside it.
#[derive(Debug)]
pub struct Repertoire {
    /// The book as it is shipped.
    pub book: Book,
    /// What was searched again since.
    pub personal: Personal,
    /// The statistics of the book, once they are loaded.
    pub statistics: Option<Statistics>,
}

/// What is known of a position or of a move, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// What a search found.
    pub searched: Searched,
    /// The games that came to the position, or to that after the move; nothing where they were not counted.
    pub results: Option<Results>,
}

impl Known {
    /// The same, seen from the side that is to move instead, or after a pass of its own from the other side.
    fn after(self, passes: bool) -> Self {
        let seen = |results: Results| if passes { results.for_opponent() } else { results };
        Self { searched: self.searched.after(passes), results: self.results.map(seen) }
    }
}

impl Repertoire {
    /// What is known of a position, up to symmetry.
    pub fn lookup(&self, board: Board) -> Option<Known> {
        let (board, passes) = playable(board)?;
        Some(self.find(board)?.after(passes))
    }

    /// The moves that are known, in the order of their squares, with what they are worth to the side to move: those to known
    /// positions, and the best of all where that leaves the book.
    pub fn moves(&self, board: Board) -> Vec<(Square, Known)> {
        let (canonical, symmetry) = board.canonical();
        let here = self.book.find(canonical);
        let best_out = here.and_then(|place| self.book.entries()[place].leaf?.square);
        let best_out = best_out.map(|square| symmetry.inverse().square(square));
        let known = |square| {
            let next = step(board, square)?;
            let known = match self.find(next.board) {
                Some(mut known) => {
                    known.searched.depth = MAX_DEPTH.min(known.searched.depth + 1);
                    known.after(!next.passes)
                }
                None => {
                    let place = here.filter(|_| best_out == Some(square))?;
                    Known { searched: self.in_book(place), results: None }
                }
            };
            Some((square, known))
        };
        Square::all(board.moves()).filter_map(known).collect()
    }

    /// Carries what was learned of some positions, as [`playable`] gives them, back to every position before them, whatever
    /// the order of moves, and says how many scores changed by that: where a move leads to a position whose score has
    /// changed, the score becomes that of the best known move.
    pub fn settle(&mut self, learned: impl IntoIterator<Item = Board>) -> usize {
        let learned: HashSet<_> = learned.into_iter().collect();
        let mut changed = learned.clone();
        let personal = self.personal.positions().iter().map(|&(board, _)| board);
        let mut boards: Vec<_> =
            self.book.entries().iter().map(|entry| entry.board).chain(personal).collect();
        // A move leads to fewer empty squares, so what it leads to is settled first.
        boards.sort_by_key(|board| board.empty_count());
        for board in boards.into_iter().filter(|board| !learned.contains(board)) {
            let is_changed = |square| step(board, square).is_some_and(|next| changed.contains(&next.board));
            if !Square::all(board.moves()).any(is_changed) {
                continue;
            }
            let moves = self.moves(board).into_iter().map(|(_, known)| known.searched);
            let best = moves.max_by_key(|found| (found.score, found.depth, found.selectivity));
            if let Some((best, known)) = best.zip(self.find(board))
                && best.score != known.searched.score
            {
                self.personal.insert(board, best);
                changed.insert(board);
            }
        }
        changed.len() - learned.len()
    }

    /// What is known of a position as [`playable`] gives it.
    fn find(&self, board: Board) -> Option<Known> {
        let place = self.book.find(board);
        let searched = self.personal.find(board).or_else(|| place.map(|place| self.in_book(place)))?;
        let results = place.zip(self.statistics.as_ref()).map(|(place, statistics)| statistics.at(place));
        Some(Known { searched, results })
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
    use crate::knowledge::Tally;
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
        Repertoire { book, personal: Personal::default(), statistics: None }
    }

    fn moves_after(repertoire: &Repertoire, moves: &[&str]) -> Vec<(String, Searched)> {
        let known = repertoire.moves(after(moves)).into_iter();
        known.map(|(square, known)| (square.to_string(), known.searched)).collect()
    }

    fn score_of(repertoire: &Repertoire, board: Board) -> Option<Searched> {
        repertoire.lookup(board).map(|known| known.searched)
    }

    #[test]
    fn moves_have_the_score_and_the_depth_of_the_positions_that_they_lead_to() {
        let repertoire = repertoire();
        assert_eq!(score_of(&repertoire, after(&["f5"])), Some(searched(-1, 9)));
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
            assert_eq!(score_of(&repertoire, image), Some(searched(-3, 20)));
        }
        assert_eq!(score_of(&repertoire, after(&["f5"])), Some(searched(-1, 9)));
    }

    #[test]
    fn what_was_learned_reaches_the_positions_before_it_by_every_order_of_moves() {
        let lines = [["f5", "d6", "c7", "f4", "g3"], ["f5", "f4", "g3", "d6", "c7"]];
        let mut positions = HashMap::new();
        for (line, length) in lines.iter().flat_map(|line| (0..=5).map(move |length| (line, length))) {
            let board = after(&line[..length]).canonical().0;
            let leaf = Leaf { square: None, depth: 9, selectivity: Selectivity::LOOSEST };
            let leaf = (length == 5).then_some(leaf);
            positions.insert(board, Entry { board, score: 0, leaf });
        }
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        let mut repertoire = Repertoire { book, personal: Personal::default(), statistics: None };
        let last = after(&lines[0]);
        repertoire.personal.insert(last, searched(8, 20));
        let learned = playable(last).map(|(board, _)| board);
        // The start, f5, and three positions on each way.
        assert_eq!(repertoire.settle(learned), 8);
        for line in lines {
            for length in 0..5 {
                let score = if length % 2 == 0 { -8 } else { 8 };
                let found = score_of(&repertoire, after(&line[..length])).map(|searched| searched.score);
                assert_eq!(found, Some(score), "{line:?} {length}");
            }
        }
        assert_eq!(repertoire.settle(learned), 0);
    }

    #[test]
    fn games_are_counted_for_the_side_to_move_at_the_position_and_at_each_move() {
        let mut repertoire = repertoire();
        let mut tally = Tally::new(&repertoire.book);
        let game = |moves: &[&str]| moves.iter().map(|square| square.parse().unwrap()).collect::<Vec<_>>();
        tally.add(&repertoire.book, &game(&["f5", "d6"]), 10);
        tally.add(&repertoire.book, &game(&["f5", "d6"]), 0);
        tally.add(&repertoire.book, &game(&["d3", "f3"]), -4);
        let packed = Statistics::pack(&repertoire.book, &tally);
        repertoire.statistics = Some(Statistics::parse(&packed, &repertoire.book).unwrap());
        let results = |wins, draws, losses| Some(Results { wins, draws, losses });
        let perpendicular = after(&["f5"]);
        assert_eq!(repertoire.lookup(perpendicular).unwrap().results, results(1, 1, 1));
        assert_eq!(repertoire.lookup(after(&["f5", "d6"])).unwrap().results, results(1, 1, 0));
        let counted = repertoire.moves(perpendicular).into_iter();
        let counted: Vec<_> = counted.map(|(square, known)| (square.to_string(), known.results)).collect();
        let expected = [("f4", results(0, 0, 0)), ("d6", results(0, 1, 1)), ("f6", None)];
        assert_eq!(counted, expected.map(|(square, results)| (square.to_owned(), results)));
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
