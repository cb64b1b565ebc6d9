//! What makes a position a puzzle.

use std::fmt;

use anyhow::{Context, anyhow, ensure};
use flipside::rules::{ObfLine, Position};
use flipside::search::{Goal, Limits, Line, Searcher};
use flipside::table::Table;
use flipside::types::{Move, Score, Selectivity};

/// The base-two logarithm of the number of buckets of the table, which is wiped before every puzzle.
const TABLE_BITS: u32 = 16;

/// The fewest and the most empty squares.
pub const EMPTIES: std::ops::RangeInclusive<u32> = 10..=20;

/// By how many discs the best move is better than every other.
const LEAST_GAIN: Score = 4;

/// No search up to this depth finds the best move.
const SHALLOW: u8 = 4;

/// The fewest legal moves: with less, a guess is right too often.
const LEAST_MOVES: u32 = 4;

/// A lead beyond which nobody cares for some discs more.
const MOST_LEAD: Score = 20;

/// A solved position with one best move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position.
    pub position: Position,
    /// The best move, and its exact score for the side to move.
    pub best: (Move, Score),
    /// The second-best move, and its exact score.
    pub second: (Move, Score),
    /// The least depth from which on every deeper search of the engine chooses the best move.
    pub depth: u8,
}

impl Puzzle {
    /// How difficult it is: 1 to 3, by the depth.
    pub fn grade(&self) -> u8 {
        match self.depth {
            ..=6 => 1,
            7..=9 => 2,
            _ => 3,
        }
    }
}

/// As a line of OBF.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comment = format!("grade {}, depth {}", self.grade(), self.depth);
        ObfLine { position: self.position, moves: vec![self.best, self.second], comment }.fmt(f)
    }
}

impl std::str::FromStr for Puzzle {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        let ObfLine { position, moves, comment } = text.parse().map_err(|error| anyhow!("{error}"))?;
        let &[best, second] = moves.as_slice() else {
            return Err(anyhow!("expected two moves, found {}", moves.len()));
        };
        let depth = comment.split_once("depth ").map_or("", |(_, depth)| depth);
        let depth =
            depth.parse().with_context(|| format!("comment: expected \"… depth N\", found {comment:?}"))?;
        let puzzle = Self { position, best, second, depth };
        ensure!(puzzle.to_string() == text, "expected {:?}, found {text:?}", puzzle.to_string());
        Ok(puzzle)
    }
}

/// Finds out whether positions are puzzles, each independently of the others.
pub struct Examiner(Searcher);

impl Examiner {
    pub fn new() -> anyhow::Result<Self> {
        Ok(Self(Searcher::new(Table::new(TABLE_BITS, 1)?)))
    }

    /// The puzzle of a position, if it is one.
    pub fn puzzle(&mut self, position: Position) -> Option<Puzzle> {
        let empties = position.board.empty_count();
        let moves = position.board.moves().count_ones();
        if !EMPTIES.contains(&empties) || moves < LEAST_MOVES {
            return None;
        }
        // Most positions are ruled out without being solved.
        let shallow = self.chosen(position, SHALLOW);
        let likely = self.best_two(position, (empties / 2) as u8, Selectivity::LOOSEST);
        if shallow.contains(&likely[0].0) || likely[0].1 - likely[1].1 < LEAST_GAIN / 2 {
            return None;
        }
        let [best, second] = self.solution(position);
        let is_clear = best.1 - second.1 >= LEAST_GAIN && best.1.abs() <= MOST_LEAD;
        if shallow.contains(&best.0) || !is_clear {
            return None;
        }
        let chosen = self.chosen(position, empties as u8 - 1);
        let missed = chosen.iter().rposition(|&other| other != best.0)?;
        Some(Puzzle { position, best, second, depth: missed as u8 + 2 })
    }

    /// The moves that searches choose at the depths 1, 2 … up to a depth before the end of the game.
    fn chosen(&mut self, position: Position, depth: u8) -> Vec<Move> {
        let limits =
            Limits { depth: Some(depth), selectivity: Some(Selectivity::LOOSEST), ..Limits::default() };
        self.0.new_game();
        self.0.begin(&position, Goal::Best, limits);
        let mut chosen = Vec::new();
        loop {
            // A step without a limit ends with its iteration.
            let report = self.0.deepen();
            chosen.push(report.lines[0].best);
            if report.stopped.is_some() {
                return chosen;
            }
        }
    }

    /// The best two moves of a position and their exact scores.
    pub fn solution(&mut self, position: Position) -> [(Move, Score); 2] {
        self.best_two(position, position.board.empty_count() as u8, Selectivity::NONE)
    }

    /// The best two moves and their scores.
    fn best_two(&mut self, position: Position, depth: u8, selectivity: Selectivity) -> [(Move, Score); 2] {
        let limits = Limits { depth: Some(depth), selectivity: Some(selectivity), ..Limits::default() };
        self.0.new_game();
        let report = self.0.run(&position, Goal::Every { count: 2, among: u64::MAX }, limits);
        [0, 1].map(|place| {
            let Line { best, score, .. } = report.lines[place];
            (best, score)
        })
    }
}
