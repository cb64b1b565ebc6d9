//! The book that a person has opened: that of the package or one like it, or one of Edax.

use crate::rules::Board;
use crate::types::{Score, Square};

use super::book::{Book, step};
use super::edax::Edax;
use super::personal::{MAX_DEPTH, Searched};
use super::statistics::Results;

/// A book of either kind. Positions are as [`playable`](super::book::playable) gives them.
#[derive(Debug)]
pub enum Base {
    /// A packed book.
    Packed(Book),
    /// A book of Edax.
    Edax(Edax),
}

impl From<Book> for Base {
    fn from(book: Book) -> Self {
        Self::Packed(book)
    }
}

impl From<Edax> for Base {
    fn from(book: Edax) -> Self {
        Self::Edax(book)
    }
}

impl Base {
    /// How many positions it has.
    pub fn len(&self) -> usize {
        match self {
            Self::Packed(book) => book.entries().len(),
            Self::Edax(book) => book.len(),
        }
    }

    /// Whether it has no position.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The packed book, if it is one.
    pub fn packed(&self) -> Option<&Book> {
        match self {
            Self::Packed(book) => Some(book),
            Self::Edax(_) => None,
        }
    }

    /// Its positions where a move can be made.
    pub fn boards(&self) -> Vec<Board> {
        match self {
            Self::Packed(book) => book.entries().iter().map(|entry| entry.board).collect(),
            Self::Edax(book) => book.boards().collect(),
        }
    }

    /// What it knows of a position.
    pub fn find(&self, board: Board) -> Option<Searched> {
        match self {
            Self::Packed(book) => book.find(board).map(|index| at(book, index)),
            Self::Edax(book) => book.find(board),
        }
    }

    /// What it knows of a legal move, for the side that makes it.
    pub fn of_move(&self, board: Board, square: Square) -> Option<Searched> {
        match self {
            Self::Packed(book) => {
                if let Some(next) = step(board, square)
                    && let Some(index) = book.find(next.board)
                {
                    return Some(at(book, index).one_ply_before(next.passes));
                }
                let index = book.find(board)?;
                let is_best = book.entries()[index].leaf?.square == Some(square);
                is_best.then(|| at(book, index))
            }
            Self::Edax(book) => book.of_move(board, square),
        }
    }

    /// The games that came to a position, where the book itself counts them.
    pub fn results(&self, board: Board) -> Option<Results> {
        match self {
            Self::Packed(_) => None,
            Self::Edax(book) => book.results(board),
        }
    }

    /// The bounds that it has for the score of a position.
    pub fn bounds(&self, board: Board) -> Option<[Score; 2]> {
        match self {
            Self::Packed(_) => None,
            Self::Edax(book) => book.bounds(board),
        }
    }
}

/// What a packed book knows of the position at an index.
fn at(book: &Book, index: usize) -> Searched {
    let (depth, selectivity) = book.search(index);
    Searched { score: book.entries()[index].score, depth, selectivity }
}

impl Searched {
    /// What was found, seen from the side whose move led there. `passes` says whether the other side then had to pass.
    pub(super) fn one_ply_before(self, passes: bool) -> Self {
        Self { depth: MAX_DEPTH.min(self.depth + 1), ..self.after(!passes) }
    }
}
