//! The basic types that every layer uses: squares, moves, colors, scores, selectivity.

mod color;
mod moves;
mod random;
mod score;
mod selectivity;
mod shortened;
mod square;

pub use color::Color;
pub use moves::{Move, ParseMoveError};
pub(crate) use random::SplitMix64;
pub use score::{MAX_SCORE, Score};
pub use selectivity::{Selectivity, UnknownSelectivity};
pub(crate) use shortened::Shortened;
pub use square::{ParseSquareError, Square, Squares};
