//! The opening book: positions with their scores, each for all its symmetric images.
//!
//! A packed book holds no positions at all. They are found again by walking from the start, breadth first: a bit for
//! each legal move says whether it stays in the book, and for each position that is new the number of discs that the
//! move to it loses gives its score. `docs/notes/layouts.md` describes the format.

mod entry;
mod indices;
mod model;
mod step;
mod walk;

use std::collections::HashMap;
use std::fmt;

use crate::coding::{Decoder, Encoder, Frame, Framed};
use crate::rules::{Board, Position};
use crate::types::{Score, Selectivity, Square, Squares};

pub use entry::{BookEntry, BookError, Leaf};
pub(super) use indices::{Indexed, Indices};
pub use step::{Step, playable, step};
use walk::Walk;

/// Its field is the number of positions (u32); its content begins with the score of the start (i8).
const FRAME: Frame<4> = Frame { name: "FLIPBOOK", version: 2 };
/// More are taken for damage: they would need more than 10 MB.
const MOST_POSITIONS: usize = 1 << 18;

/// A book that can be looked up.
///
/// ```
/// use std::collections::HashMap;
/// use flipside::knowledge::book::{Book, BookEntry, Leaf, playable};
/// use flipside::rules::Position;
/// use flipside::types::Selectivity;
/// let leaf = Leaf { square: None, depth: 10, selectivity: Selectivity::LOOSEST };
/// let start = Position::START.board;
/// let board = playable(start).unwrap().0;
/// let packed = Book::pack(&HashMap::from([(board, BookEntry { board, score: 0, leaf: Some(leaf) })])).unwrap();
/// let book = Book::parse(&packed).unwrap();
/// assert_eq!(book.lookup(start).map(|entry| entry.score), Some(0));
/// ```
#[derive(Debug)]
pub struct Book {
    entries: Vec<BookEntry>,
    indices: Indices,
    /// The moves of each entry that stay in the book.
    kept: Vec<Squares>,
    searches: Vec<(u8, Selectivity)>,
    pub(super) checksum: u64,
}

/// Positions that cannot be packed: no way leads to them from the start by positions of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreachable {
    /// How many there are.
    pub positions: usize,
}

impl fmt::Display for Unreachable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} positions cannot be reached from the start by positions of the book", self.positions)
    }
}

impl std::error::Error for Unreachable {}

impl Book {
    /// Packs positions, each under its board. No score may be below that of a move that stays in the book, and where it
    /// is above, it needs a leaf.
    ///
    /// # Errors
    /// When not all of them can be reached from the start.
    ///
    /// # Panics
    /// When the start is missing, or a leaf.
    pub fn pack(positions: &HashMap<Board, BookEntry>) -> Result<Vec<u8>, Unreachable> {
        let start = positions[&Position::START.board.canonical().0];
        let walked = Walk::new(Encoder::new(), positions.len(), start.score);
        let mut walk = walked.expect("the start has a score");
        walk.run(|board| positions.get(&board).copied()).expect("the positions are those of a book");
        let reached = walk.entries.len();
        if reached < positions.len() {
            return Err(Unreachable { positions: positions.len() - reached });
        }
        let code = walk.into_coder().finish();
        Ok(FRAME.seal((reached as u32).to_le_bytes(), &[&[start.score as u8][..], &code].concat()))
    }

    /// Reads a packed book.
    ///
    /// # Errors
    /// When the bytes are not a book, or damaged.
    pub fn parse(bytes: &[u8]) -> Result<Self, BookError> {
        let Framed { fields, checksum, content } = FRAME.open(bytes)?;
        let count = u32::from_le_bytes(*fields) as usize;
        let (&score, code) = content.split_first().ok_or(BookError::Content)?;
        if count > MOST_POSITIONS {
            return Err(BookError::Content);
        }
        let mut walk = Walk::new(Decoder::new(code), count, (score as i8).into())?;
        walk.run(|_| None)?;
        if walk.entries.len() != count {
            return Err(BookError::Content);
        }
        let Walk { entries, indices, kept, best, .. } = walk;
        Ok(Self { searches: searches(&entries, &best), entries, indices, kept, checksum })
    }

    /// All positions in the order of the walk: none before those with fewer discs, the start first.
    pub fn entries(&self) -> &[BookEntry] {
        &self.entries
    }

    /// What the book knows of a position, up to symmetry, and after a pass where the side to move has to.
    pub fn lookup(&self, board: Board) -> Option<&BookEntry> {
        Some(&self.entries[self.index_of(board)?])
    }

    /// Where the entry of a position stands among all, up to symmetry, and after a pass where the side to move has to.
    pub fn index_of(&self, board: Board) -> Option<usize> {
        self.find(playable(board)?.0)
    }

    /// Where the entry of a position stands that is as [`playable`] gives it.
    pub fn find(&self, board: Board) -> Option<usize> {
        self.indices.find(&self.entries, board)
    }

    /// The search that the score of the entry at an index rests on, at the end of the best moves from there on: how
    /// many plies from the entry it looked ahead, and the confidence of its forward cuts.
    pub fn search(&self, index: usize) -> (u8, Selectivity) {
        self.searches[index]
    }

    /// The moves that the book has a score for, in discs for the side to move, which can move: those that stay in the
    /// book, and the best of all where that leaves it.
    pub fn moves(&self, board: Board) -> Vec<(Square, Score)> {
        let (canonical, symmetry) = board.canonical();
        let Some(index) = self.find(canonical) else { return Vec::new() };
        let BookEntry { score, leaf, .. } = self.entries[index];
        let known = |square: Square| {
            let image = symmetry.square(square);
            if let Some((next, index)) = self.step(index, image) {
                return Some((square, next.seen_from_before(self.entries[index].score)));
            }
            (leaf.and_then(|leaf| leaf.square) == Some(image)).then_some((square, score))
        };
        Square::all(board.moves()).filter_map(known).collect()
    }

    /// The moves of the entry at an index that stay in the book, as its board has them, and the indices where they
    /// lead.
    pub(super) fn steps(&self, index: usize) -> impl Iterator<Item = (Step, usize)> + '_ {
        Square::all(self.kept[index]).filter_map(move |square| self.step(index, square))
    }

    /// Where a move of the entry at an index leads, if it stays in the book.
    fn step(&self, index: usize, square: Square) -> Option<(Step, usize)> {
        let stays = self.kept[index].has(square);
        let next = step(self.entries[index].board, square).filter(|_| stays)?;
        Some((next, self.indices.find(&self.entries, next.board)?))
    }
}

/// The search that each score rests on, seen from its entry, where `best` says to which entry the best move leads.
fn searches(entries: &[BookEntry], best: &[u32]) -> Vec<(u8, Selectivity)> {
    let mut searches = vec![(0, Selectivity::LOOSEST); entries.len()];
    // A move leads to more discs, and so to a later entry.
    for (index, entry) in entries.iter().enumerate().rev() {
        searches[index] = match entry.leaf {
            Some(Leaf { depth, selectivity, .. }) => (depth, selectivity),
            None => {
                let (depth, selectivity) = searches[best[index] as usize];
                (depth + 1, selectivity)
            }
        };
    }
    searches
}

#[cfg(test)]
pub(super) mod tests;
