//! The searches that score the moves which leave the book.

use clap::Args;
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Searcher};
use flipside::session::Seed;
use flipside::table::Table;
use flipside::types::{Color, Move, Selectivity};

use super::tree::Leaf;

/// The table as the power of two of its buckets: small, because it is wiped before every search.
const TABLE_BITS: u32 = 14;

/// How well positions are searched.
#[derive(Args, Clone, Copy, Debug)]
pub struct Effort {
    /// The least depth in plies. A search goes one ply deeper where it would end with an odd number of empty squares: odd
    /// and even depths flatter different sides, so all are compared at the same side's turn.
    #[arg(long, default_value_t = 10)]
    pub depth: u8,
    /// Solve exactly at or below this many empty squares.
    #[arg(long, default_value_t = 16)]
    pub exact: u8,
    /// The seed of the hash keys.
    #[arg(long)]
    pub seed: Option<u64>,
}

impl Effort {
    /// The depth in plies of a search of a position with so many empty squares.
    pub fn depth_at(self, empties: u8) -> u8 {
        if empties <= self.exact {
            return empties;
        }
        let depth = self.depth.min(empties);
        depth + (empties - depth) % 2
    }
}

/// A searcher whose answers depend on the position and the effort alone, not on what was searched before: so a book grows
/// to the same one, wherever it was interrupted.
pub struct Judge {
    searcher: Searcher,
    effort: Effort,
}

impl Judge {
    pub fn new(effort: Effort) -> anyhow::Result<Self> {
        let seed = effort.seed.map_or(Seed::DEFAULT, Seed::Number).number()?;
        Ok(Self { searcher: Searcher::new(Table::new(TABLE_BITS, seed)?), effort })
    }

    /// The best of the moves `among` a position's, which has one.
    pub fn best(&mut self, board: Board, among: u64) -> Leaf {
        let empties = board.empty_count() as u8;
        let depth = self.effort.depth_at(empties);
        let selectivity = if empties <= self.effort.exact { Selectivity::NONE } else { Selectivity::LOOSEST };
        let limits = Limits { depth: Some(depth), selectivity: Some(selectivity), ..Limits::default() };
        self.searcher.new_game();
        let goal = Goal::Every { count: 1, among };
        let report = self.searcher.run(&Position { board, turn: Color::Black }, goal, limits);
        let nothing = Leaf { square: None, score: 0, depth, selectivity };
        match report.lines.first() {
            Some(line) if among != 0 => match line.best {
                Move::Place(square) => Leaf { square: Some(square), score: line.score as i8, ..nothing },
                Move::Pass => nothing,
            },
            _ => nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_end_at_the_same_sides_turn_or_at_the_end_of_the_game() {
        let effort = Effort { depth: 10, exact: 16, seed: None };
        assert_eq!([60, 59, 17, 16, 1].map(|empties| effort.depth_at(empties)), [10, 11, 11, 16, 1]);
        assert_eq!(Effort { exact: 0, ..effort }.depth_at(5), 5);
    }

    #[test]
    fn an_answer_does_not_depend_on_what_was_searched_before() {
        let mut judge = Judge::new(Effort { depth: 6, exact: 8, seed: Some(1) }).unwrap();
        let board = Position::START.board.play("f5".parse().unwrap());
        let first = judge.best(board, u64::MAX);
        judge.best(Position::START.board, u64::MAX);
        assert_eq!(judge.best(board, u64::MAX), first);
        let others = board.moves() & !first.square.unwrap().bit();
        let second = judge.best(board, others);
        assert!(second.square.unwrap().bit() & others != 0 && second.score <= first.score);
    }
}
