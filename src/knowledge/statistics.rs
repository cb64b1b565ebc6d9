//! How real games went on from the positions of a book.
//!
//! Games are counted along the moves that stay in the book: those that come to a position are shared out among its moves, and
//! what is left has left the book. So a position that no game reached takes no bit. `docs/notes/layouts.md` describes the format.

mod model;
mod results;
mod tally;

use std::fmt;

use crate::coding::{BitCoder, Decoder, Encoder, Frame, FrameError};

use super::book::Book;
use model::ResultsCoder;
pub use results::Results;
pub use tally::Tally;

const FRAME: Frame<0> = Frame { name: "FLIPSTAT", version: 1 };
/// The content begins with the checksum of the book (u64), and the games that black won, drew and lost (u32 each).
const HEAD: usize = 20;

/// How many games came to each position of a book, and how they ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    results: Vec<Results>,
}

impl Statistics {
    /// Packs counted games.
    pub fn pack(book: &Book, tally: &Tally) -> Vec<u8> {
        let start = tally.at(0);
        let mut coder = ResultsCoder::new(Encoder::new());
        share_out(book, start, &mut coder, |from, to| tally.along(from, to))
            .expect("what was counted is shared out");
        let totals = [start.wins, start.draws, start.losses].map(u32::to_le_bytes).concat();
        let rest = [&book.checksum.to_le_bytes()[..], &totals, &coder.into_coder().finish()].concat();
        FRAME.seal([], &rest)
    }

    /// Reads the packed statistics of a book.
    ///
    /// # Errors
    /// When the bytes are not statistics, damaged, or those of another book.
    pub fn parse(bytes: &[u8], book: &Book) -> Result<Self, StatisticsError> {
        let content = FRAME.open(bytes)?.content;
        let (head, code) = content.split_first_chunk::<HEAD>().ok_or(StatisticsError::Content)?;
        let (checksum, totals) = head.split_first_chunk().expect("the head has the checksum of the book");
        if u64::from_le_bytes(*checksum) != book.checksum {
            return Err(StatisticsError::OtherBook);
        }
        let [wins, draws, losses] = [0, 1, 2].map(|at| u32::from_le_bytes(totals.as_chunks().0[at]));
        let start = Results { wins, draws, losses };
        let mut coder = ResultsCoder::new(Decoder::new(code));
        share_out(book, start, &mut coder, |_, _| Results::default()).map(|results| Self { results })
    }

    /// How many games came to the entry of the book at a place, and how they ended for its side to move.
    pub fn at(&self, place: usize) -> Results {
        self.results[place]
    }
}

/// Shares out the games at the start along the moves of a book: what is written comes from `known`, which tells how many
/// games went from one place to another, or came from outside the book where both are the same.
fn share_out<Coder: BitCoder>(
    book: &Book,
    start: Results,
    coder: &mut ResultsCoder<Coder>,
    known: impl Fn(usize, usize) -> Results,
) -> Result<Vec<Results>, StatisticsError> {
    let all = start.checked_games().ok_or(StatisticsError::Content)?;
    let mut results = vec![Results::default(); book.entries().len()];
    results[0] = start;
    let mut seen = Vec::new();
    for (place, entry) in book.entries().iter().enumerate() {
        if place > 0 {
            let back = coder.back(known(place, place));
            results[place] = results[place].checked_add(back).ok_or(StatisticsError::Content)?;
        }
        let mut rest = results[place];
        // A game comes to a position only once.
        if rest.checked_games().is_none_or(|games| games > all) {
            return Err(StatisticsError::Content);
        }
        seen.clear();
        for (next, to) in book.steps(place) {
            if rest == Results::default() {
                break;
            }
            // Several moves lead to one position where the board is symmetric.
            if seen.contains(&to) {
                continue;
            }
            let loss = entry.score - next.seen_from_before(book.entries()[to].score);
            let went = coder.part(rest, loss as u32, seen.len(), known(place, to));
            seen.push(to);
            rest = rest.less(went);
            let went = if next.passes { went } else { went.for_opponent() };
            results[to] = results[to].checked_add(went).ok_or(StatisticsError::Content)?;
        }
    }
    Ok(results)
}

/// Why bytes are not the statistics of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsError {
    /// They are another file, or damaged.
    Frame(FrameError),
    /// They belong to another book.
    OtherBook,
    /// They have numbers of games that cannot be.
    Content,
}

impl fmt::Display for StatisticsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Frame(error) => write!(f, "statistics: {error}"),
            Self::OtherBook => {
                write!(f, "statistics: expected those of this book, found those of another one")
            }
            Self::Content => {
                write!(f, "statistics: expected games of the start, found more: they are damaged")
            }
        }
    }
}

impl std::error::Error for StatisticsError {}

impl From<FrameError> for StatisticsError {
    fn from(error: FrameError) -> Self {
        Self::Frame(error)
    }
}

#[cfg(test)]
mod tests;
