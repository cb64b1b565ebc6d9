use std::fmt;
use std::str::FromStr;

use super::{Shortened, Square};

/// A move: a disc placed on a square, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Places a disc on the square and flips what it outflanks.
    Place(Square),
    /// Passes; only legal when no disc can be placed.
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The text is neither a square nor a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseMoveError(String);

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a move (a1 to h8, or pass)", Shortened(&self.0))
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads a square, or a pass as `pass`, `ps`, `pa` or `--`, in either case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.to_ascii_lowercase().as_str() {
            "pass" | "ps" | "pa" | "--" => Ok(Self::Pass),
            square => square.parse().map(Self::Place).map_err(|_| ParseMoveError(text.to_owned())),
        }
    }
}
