//! A book, a personal book and statistics of games as one. The personal book counts where both know a position.

use std::collections::HashSet;

use crate::rules::Board;
use crate::types::{Score, Square};

use super::base::Base;
use super::book::{Leaf, Step, playable, step};
use super::edax::{Draft, Edax, last_first, level_of};
use super::personal::{Personal, Searched};
use super::statistics::{Results, Statistics};

/// A book, and what is known beside it.
#[derive(Debug)]
pub struct Repertoire {
    /// The book as it was opened.
    pub book: Base,
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
    /// The games that came to the position, or went on with the move, if they were counted.
    pub results: Option<Results>,
    /// The bounds of the score, where the book has some.
    pub bounds: Option<[Score; 2]>,
}

impl Known {
    /// What is known, seen from the side that moves instead, or after a pass of its own from the other side.
    fn after(self, passes: bool) -> Self {
        let seen = |results: Results| if passes { results.for_opponent() } else { results };
        let turned = |[lower, upper]: [Score; 2]| if passes { [-upper, -lower] } else { [lower, upper] };
        Self {
            searched: self.searched.after(passes),
            results: self.results.map(seen),
            bounds: self.bounds.map(turned),
        }
    }
}

impl Repertoire {
    /// What is known of a position, up to symmetry.
    pub fn lookup(&self, board: Board) -> Option<Known> {
        let (board, passes) = playable(board)?;
        Some(self.find(board)?.after(passes))
    }

    /// The moves that are known, in the order of their squares, with what they are worth to the side to move: those to
    /// known positions, and the best of all where that leaves the book.
    pub fn moves(&self, board: Board) -> Vec<(Square, Known)> {
        let (canonical, symmetry) = board.canonical();
        let here = self.book.packed().and_then(|book| book.find(canonical));
        let known = |square| {
            let next = step(board, square);
            let learned = next.and_then(|Step { board, passes }| {
                self.personal.find(board).map(|searched| searched.one_ply_before(passes))
            });
            let searched = learned.or_else(|| self.book.of_move(canonical, symmetry.square(square)))?;
            let results = next.and_then(|next| self.went_on(board, here, square, next));
            Some((square, Known { searched, results, bounds: None }))
        };
        Square::all(board.moves()).filter_map(known).collect()
    }

    /// The games that went on with a move of a position, where they stay in the book: `here` is the index of the
    /// position in a packed one. A book that counts games itself knows how many came to the next position. Moves that
    /// are the same by symmetry share theirs.
    fn went_on(&self, board: Board, here: Option<usize>, square: Square, next: Step) -> Option<Results> {
        let results = match self.book.packed() {
            Some(book) => self.statistics.as_ref()?.along(here?, book.find(next.board)?),
            None => {
                let results = self.book.results(next.board)?;
                if next.passes { results } else { results.for_opponent() }
            }
        };
        let is_same = |&other: &Square| step(board, other) == Some(next);
        let same = || Square::all(board.moves()).filter(is_same);
        let which = same().take_while(|&other| other != square).count();
        Some(results.share(which as u32, same().count() as u32))
    }

    /// Carries what was learned of some positions, as [`playable`] gives them, back to every position before them,
    /// whatever the order of moves. Where a move leads to a position whose score has changed, the score becomes that of
    /// the best known move. Says how many scores changed by that.
    pub fn settle(&mut self, learned: impl IntoIterator<Item = Board>) -> usize {
        let learned: HashSet<_> = learned.into_iter().collect();
        let mut changed = learned.clone();
        let personal = self.personal.positions().iter().map(|&(board, _)| board);
        let mut boards = self.book.boards();
        boards.extend(personal);
        // What a move leads to is settled first.
        let order = last_first(boards.iter().copied()).into_iter().map(|index| boards[index]);
        for board in order.filter(|board| !learned.contains(board)) {
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

    /// Everything that is known as a book of Edax.
    pub fn edax(&self) -> Edax {
        let earlier = match &self.book {
            Base::Edax(book) if self.personal.is_empty() => return book.clone(),
            Base::Edax(book) => Some(book),
            Base::Packed(_) => None,
        };
        let personal = self.personal.positions().iter().map(|&(board, _)| board);
        let mut boards = self.book.boards();
        boards.extend(personal);
        boards.sort_unstable();
        boards.dedup();
        let drafts: Vec<_> = boards.into_iter().filter_map(|board| self.draft(board)).collect();
        Edax::build(&drafts, earlier)
    }

    /// What a book of Edax has to tell of a position as [`playable`] gives it.
    fn draft(&self, board: Board) -> Option<Draft> {
        let Searched { score, depth, selectivity } = self.find(board)?.searched;
        let empties = board.empty_count();
        let level = match (&self.book, self.personal.find(board)) {
            (Base::Edax(book), None) => book.level(board),
            (Base::Packed(book), None) => {
                let leaf = book.find(board).and_then(|index| book.entries()[index].leaf);
                leaf.map(|Leaf { depth, selectivity, .. }| level_of(depth, selectivity, empties))
            }
            (_, Some(_)) => Some(level_of(depth, selectivity, empties)),
        };
        let moves = self.moves(board).into_iter().map(|(square, known)| (square, known.searched.score));
        Some(Draft { board, score, level, moves: moves.collect() })
    }

    /// What is known of a position as [`playable`] gives it.
    fn find(&self, board: Board) -> Option<Known> {
        let learned = self.personal.find(board);
        let searched = learned.or_else(|| self.book.find(board))?;
        let index = self.book.packed().and_then(|book| book.find(board));
        let results = index.zip(self.statistics.as_ref()).map(|(index, statistics)| statistics.at(index));
        let results = results.or_else(|| self.book.results(board));
        let bounds = if learned.is_some() { None } else { self.book.bounds(board) };
        Some(Known { searched, results, bounds })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::knowledge::Tally;
    use crate::knowledge::book::{Book, BookEntry};
    use crate::rules::{Position, Symmetry};
    use crate::types::{Selectivity, Squares};

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
            (board, BookEntry { board, score, leaf })
        };
        let positions = HashMap::from([
            entry(&[], 1, None),
            entry(&["f5"], -1, Some((Some("f6"), 9))),
            entry(&["f5", "d6"], 2, Some((None, 10))),
            entry(&["f5", "f4"], 5, Some((None, 12))),
        ]);
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        Repertoire { book: book.into(), personal: Personal::default(), statistics: None }
    }

    /// Lines that lead to the same position.
    fn crossing(lines: &[[&str; 5]; 2]) -> Repertoire {
        let mut positions = HashMap::new();
        for (line, length) in lines.iter().flat_map(|line| (0..=5).map(move |length| (line, length))) {
            let board = after(&line[..length]).canonical().0;
            let leaf = Leaf { square: None, depth: 9, selectivity: Selectivity::LOOSEST };
            let leaf = (length == 5).then_some(leaf);
            positions.insert(board, BookEntry { board, score: 0, leaf });
        }
        let book = Book::parse(&Book::pack(&positions).unwrap()).unwrap();
        Repertoire { book: book.into(), personal: Personal::default(), statistics: None }
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
        let mut repertoire = crossing(&lines);
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
        let book = repertoire.book.packed().unwrap();
        let mut tally = Tally::new(book);
        let game = |moves: &[&str]| moves.iter().map(|square| square.parse().unwrap()).collect::<Vec<_>>();
        tally.add(book, &game(&["f5", "d6"]), 10);
        tally.add(book, &game(&["f5", "d6"]), 0);
        tally.add(book, &game(&["d3", "f3"]), -4);
        let packed = Statistics::pack(book, &tally);
        repertoire.statistics = Some(Statistics::parse(&packed, book).unwrap());
        let results = |wins, draws, losses| Some(Results { wins, draws, losses });
        let perpendicular = after(&["f5"]);
        assert_eq!(repertoire.lookup(perpendicular).unwrap().results, results(1, 1, 1));
        assert_eq!(repertoire.lookup(after(&["f5", "d6"])).unwrap().results, results(1, 1, 0));
        let counted = repertoire.moves(perpendicular).into_iter();
        let counted: Vec<_> = counted.map(|(square, known)| (square.to_string(), known.results)).collect();
        let expected = [("f4", results(0, 0, 0)), ("d6", results(0, 1, 1)), ("f6", None)];
        assert_eq!(counted, expected.map(|(square, results)| (square.to_owned(), results)));
        // All four first moves are the same, and share the games.
        let first = repertoire.moves(Position::START.board).into_iter();
        let first: Vec<_> = first.map(|(_, known)| known.results).collect();
        assert_eq!(first, [results(1, 1, 1), results(0, 0, 0), results(0, 0, 0), results(0, 0, 0)]);
    }

    #[test]
    fn games_that_came_by_another_order_of_moves_are_those_of_the_position_not_of_the_move() {
        let lines = [["f5", "d6", "c7", "f4", "g3"], ["f5", "f4", "g3", "d6", "c7"]];
        let mut repertoire = crossing(&lines);
        let book = repertoire.book.packed().unwrap();
        let mut tally = Tally::new(book);
        for (line, times) in lines.iter().zip([2, 1]) {
            let moves: Vec<_> = line.iter().map(|square| square.parse().unwrap()).collect();
            (0..times).for_each(|_| tally.add(book, &moves, 2));
        }
        let packed = Statistics::pack(book, &tally);
        repertoire.statistics = Some(Statistics::parse(&packed, book).unwrap());
        let games = |known: Known| known.results.map(Results::games);
        assert_eq!(repertoire.lookup(after(&lines[0])).and_then(games), Some(3));
        for (line, times) in lines.iter().zip([2, 1]) {
            let before = after(&line[..4]);
            assert_eq!(repertoire.lookup(before).and_then(games), Some(times));
            let went = repertoire.moves(before).into_iter().map(|(_, known)| games(known));
            assert_eq!(went.collect::<Vec<_>>(), [Some(times)]);
        }
    }

    #[test]
    fn what_neither_book_has_is_not_known() {
        let repertoire = repertoire();
        assert_eq!(repertoire.lookup(after(&["f5", "f6"])), None);
        assert_eq!(moves_after(&repertoire, &["f5", "f6", "e6"]), []);
        let over = Board { player: Squares::ALL, opponent: Squares::NONE };
        assert_eq!((repertoire.lookup(over), repertoire.moves(over)), (None, vec![]));
    }
}
