//! The rules of Othello: boards, moves, flips, games, and the texts that describe them.

mod bitboard;
mod board;
mod flip;
mod game;
mod lanes;
mod last_flip;
mod obf;
mod perft;
mod phase;
mod position;
#[cfg(test)]
pub(crate) mod random;
pub mod reference;
mod symmetry;

pub use bitboard::CORNERS;
pub(crate) use bitboard::{CORNER_NEIGHBORS, FILE_A, squares_of_file};
pub use board::Board;
pub use game::{Game, GameError};
pub use last_flip::count_last_flips;
pub use obf::{ObfError, ObfLine};
pub use perft::perft;
pub use phase::Phase;
pub use position::{ParsePositionError, Position};
pub use symmetry::Symmetry;
