//! The searches that score the moves which leave the book.

use clap::Args;
use flipside::rules::{Board, Position};
use flipside::search::{Goal, Limits, Line, Pv, Searcher};
use flipside::session::Seed;
use flipside::table::Table;
use flipside::types::{Color, Move, Score, Selectivity, Square, Squares};

use super::tree::Leaf;

/// How well positions are searched.
#[derive(Args, Clone, Copy, Debug)]
pub struct Effort {
    /// The least depth in plies. A search goes one ply deeper where it would end with an odd number of empty squares:
    /// odd and even depths flatter different sides, so all are compared at the same side's turn.
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
    /// The depth in plies and the confidence of a search of a position with so many empty squares.
    fn at(self, empties: u8) -> (u8, Selectivity) {
        let selectivity = if empties <= self.exact { Selectivity::NONE } else { Selectivity::LOOSEST };
        (self.depth_at(empties), selectivity)
    }

    /// The depth in plies of a search of a position with so many empty squares.
    pub fn depth_at(self, empties: u8) -> u8 {
        if empties <= self.exact {
            return empties;
        }
        let depth = self.depth.min(empties);
        depth + (empties - depth) % 2
    }
}

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move; none where there was none to choose from.
    pub square: Option<Square>,
    /// What it is worth to the side to move, in discs.
    pub score: Score,
    /// How many nodes the search visited.
    pub nodes: u64,
    /// The principal variation; none where there was no move to choose from.
    pub pv: Option<Pv>,
}

/// A searcher whose answers depend on the position and the effort alone, not on what was searched before: so a book
/// grows to the same one, wherever it was interrupted.
pub struct Judge {
    searcher: Searcher,
}

impl Judge {
    /// A judge whose searches use so large a table; the seed is that of its hash keys.
    pub fn new(table_bits: u32, seed: Option<u64>) -> anyhow::Result<Self> {
        let seed = seed.map_or(Seed::DEFAULT, Seed::Number).number()?;
        Ok(Self { searcher: Searcher::new(Table::new(table_bits, seed)?) })
    }

    /// The best of the moves `among` a position's, which has one.
    pub fn best(&mut self, board: Board, among: Squares, depth: u8, selectivity: Selectivity) -> Found {
        let limits = Limits { depth: Some(depth), selectivity: Some(selectivity), ..Limits::default() };
        self.searcher.new_game();
        let goal = Goal::Every { count: 1, among };
        let report = self.searcher.run(&Position { board, turn: Color::Black }, goal, limits);
        let nodes = report.nodes;
        match report.lines.first() {
            Some(Line { best: Move::Place(square), score, pv, .. })
                if !(among & board.moves()).is_empty() =>
            {
                Found { square: Some(*square), score: *score, nodes, pv: Some(*pv) }
            }
            _ => Found { square: None, score: 0, nodes, pv: None },
        }
    }

    /// The best of the moves `among` a position's, as a book notes it.
    pub fn leaf(&mut self, board: Board, among: Squares, effort: Effort) -> Leaf {
        let (depth, selectivity) = effort.at(board.empty_count() as u8);
        let Found { square, score, .. } = self.best(board, among, depth, selectivity);
        Leaf { square, score: score as i8, depth, selectivity }
    }

    /// The best move of a position, and one of its moves searched alone.
    pub fn compare(&mut self, board: Board, square: Square, effort: Effort) -> [Found; 2] {
        let (depth, selectivity) = effort.at(board.empty_count() as u8);
        let best = self.best(board, Squares::ALL, depth, selectivity);
        let is_best = best.square == Some(square);
        [best, if is_best { best } else { self.best(board, square.bit(), depth, selectivity) }]
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
        let mut judge = Judge::new(10, Some(1)).unwrap();
        let board = Position::START.board.play("f5".parse().unwrap());
        let first = judge.best(board, Squares::ALL, 6, Selectivity::LOOSEST);
        judge.best(Position::START.board, Squares::ALL, 6, Selectivity::LOOSEST);
        assert_eq!(judge.best(board, Squares::ALL, 6, Selectivity::LOOSEST), first);
        let others = board.moves() & !first.square.unwrap().bit();
        let second = judge.best(board, others, 6, Selectivity::LOOSEST);
        assert!(others.has(second.square.unwrap()) && second.score <= first.score);
    }
}
