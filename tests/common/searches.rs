//! What the tests of searches share.

use flipside::rules::{Board, Position};
use flipside::search::{Limits, Searcher};
use flipside::table::Table;
use flipside::types::Color;

use super::common::{Random, random_game};

/// A searcher with a small table.
pub fn searcher() -> Searcher {
    Searcher::new(Table::new(14, 7).unwrap())
}

/// The limits of a search of so many plies.
pub fn to_depth(depth: u8) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// Every fifth position of some random games, from the opening to the end, finished games included; black to move.
pub fn positions(seed: u64) -> impl Iterator<Item = Position> {
    let mut random = Random(seed);
    let boards: Vec<Board> = (0..6).flat_map(|_| random_game(&mut random)).collect();
    boards.into_iter().step_by(5).map(|board| Position { board, turn: Color::Black })
}
