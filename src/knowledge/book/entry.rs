//! What a book holds for each position, and why bytes are not a book.

use std::fmt;

use crate::coding::FrameError;
use crate::rules::Board;
use crate::types::{MAX_SCORE, Score, Selectivity, Square};

use super::indices::Indexed;

/// A search that a score rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The best move that leaves the book. It is not kept where every move leaves the book.
    pub square: Option<Square>,
    /// The depth of the search in plies.
    pub depth: u8,
    /// The confidence of the search's forward cuts.
    pub selectivity: Selectivity,
}

/// A position of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEntry {
    /// The position, as [`playable`](super::playable) gives it.
    pub board: Board,
    /// What it is worth to the side to move, in discs: the best score of a move, by negamax.
    pub score: Score,
    /// The search that gave the score, unless the score is that of a move that stays in the book.
    pub leaf: Option<Leaf>,
}

impl Indexed for BookEntry {
    fn board(&self) -> Board {
        self.board
    }
}

/// Why bytes are not a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// They are another file, or damaged.
    Frame(FrameError),
    /// They lead to positions or scores that no book has.
    Content,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Frame(error) => write!(f, "a book: {error}"),
            Self::Content => write!(f, "a book: expected positions of a game, found others: it is damaged"),
        }
    }
}

impl std::error::Error for BookError {}

impl From<FrameError> for BookError {
    fn from(error: FrameError) -> Self {
        Self::Frame(error)
    }
}

/// Whether a position can have the score.
pub const fn is_score(score: Score) -> bool {
    -MAX_SCORE <= score && score <= MAX_SCORE
}
