//! How real games went on from the positions of a book.
//!
//! Games are counted along the moves that stay in the book: those that come to a position are shared out among its
//! moves, and the rest has left the book. A position that no game reached therefore takes no bit.
//! `docs/notes/layouts.md` describes the format.

mod model;
mod results;
mod tally;
mod years;

use std::fmt;

use crate::coding::{BitCoder, Decoder, Encoder, Frame, FrameError};

use super::book::Book;
use model::ResultsCoder;
pub use results::Results;
pub use tally::Tally;
pub use years::Years;

const FRAME: Frame<0> = Frame { name: "FLIPSTAT", version: 2 };
/// The content begins with the checksum of the book (u64), the first and the last year of the games (u16 each, 0 where
/// they are not known), and the games that black won, drew and lost (u32 each).
const HEAD: usize = 24;

/// How many games came to each position of a book, how they went on, and how they ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    years: Option<Years>,
    results: Vec<Results>,
    /// The games that went from one entry to another, for the side to move at the first: those of each entry together,
    /// where there are any.
    steps: Vec<(u32, Results)>,
    /// Where the steps of each entry begin, and where those of the last one end.
    first_steps: Vec<u32>,
}

impl Statistics {
    /// Packs counted games.
    pub fn pack(book: &Book, tally: &Tally) -> Vec<u8> {
        let start = tally.at(0);
        let mut coder = ResultsCoder::new(Encoder::new());
        share_out(book, start, &mut coder, |from, to| tally.along(from, to))
            .expect("what was counted is shared out");
        let years = tally.years().map_or([0; 2], |Years { first, last }| [first, last]);
        let years = years.map(u16::to_le_bytes).concat();
        let totals = [start.wins, start.draws, start.losses].map(u32::to_le_bytes).concat();
        let rest = [&book.checksum.to_le_bytes()[..], &years, &totals, &coder.into_coder().finish()].concat();
        FRAME.seal([], &rest)
    }

    /// Reads the packed statistics of a book.
    ///
    /// # Errors
    /// When the bytes are not statistics, damaged, or those of another book.
    pub fn parse(bytes: &[u8], book: &Book) -> Result<Self, StatisticsError> {
        let content = FRAME.open(bytes)?.content;
        let (head, code) = content.split_first_chunk::<HEAD>().ok_or(StatisticsError::Content)?;
        let (checksum, rest) = head.split_first_chunk().expect("the head has the checksum of the book");
        if u64::from_le_bytes(*checksum) != book.checksum {
            return Err(StatisticsError::OtherBook);
        }
        let (years, totals) = rest.split_first_chunk().expect("the head has the years");
        let years = years_of(years)?;
        let [wins, draws, losses] = [0, 1, 2].map(|at| u32::from_le_bytes(totals.as_chunks().0[at]));
        let start = Results { wins, draws, losses };
        let mut coder = ResultsCoder::new(Decoder::new(code));
        let shared = share_out(book, start, &mut coder, |_, _| Results::default())?;
        Ok(Self { years, results: shared.results, steps: shared.steps, first_steps: shared.first_steps })
    }

    /// The years that the games are from, where they are known.
    pub fn years(&self) -> Option<Years> {
        self.years
    }

    /// How many games came to an entry of the book, and how they ended for its side to move.
    pub fn at(&self, index: usize) -> Results {
        self.results[index]
    }

    /// How many games went from one entry of the book to another, and how they ended for the side to move at the first.
    pub fn along(&self, from: usize, to: usize) -> Results {
        let [first, last] = [from, from + 1].map(|index| self.first_steps[index] as usize);
        let step = self.steps[first..last].iter().find(|&&(index, _)| index as usize == to);
        step.map_or_else(Results::default, |&(_, results)| results)
    }
}

/// The years that four bytes stand for.
fn years_of(bytes: &[u8; 4]) -> Result<Option<Years>, StatisticsError> {
    let [first, last] = [0, 1].map(|at| u16::from_le_bytes(bytes.as_chunks().0[at]));
    match (first, last) {
        (0, 0) => Ok(None),
        (1.., _) if first <= last => Ok(Some(Years { first, last })),
        _ => Err(StatisticsError::Content),
    }
}

/// Games that were shared out: the fields of [`Statistics`] of the same names.
struct Shared {
    results: Vec<Results>,
    steps: Vec<(u32, Results)>,
    first_steps: Vec<u32>,
}

/// Shares out the games at the start along the moves of a book: what is written comes from `known`, which tells how
/// many games went from one entry to another, or came from outside the book where both are the same.
fn share_out<Coder: BitCoder>(
    book: &Book,
    start: Results,
    coder: &mut ResultsCoder<Coder>,
    known: impl Fn(usize, usize) -> Results,
) -> Result<Shared, StatisticsError> {
    let all = start.checked_games().ok_or(StatisticsError::Content)?;
    let mut results = vec![Results::default(); book.entries().len()];
    results[0] = start;
    let (mut steps, mut first_steps) = (Vec::new(), vec![0]);
    let mut seen = Vec::new();
    for (index, entry) in book.entries().iter().enumerate() {
        if index > 0 {
            let back = coder.back(known(index, index));
            results[index] = results[index].checked_add(back).ok_or(StatisticsError::Content)?;
        }
        let mut rest = results[index];
        // A game comes to a position only once.
        if rest.checked_games().is_none_or(|games| games > all) {
            return Err(StatisticsError::Content);
        }
        seen.clear();
        for (next, to) in book.steps(index) {
            if rest == Results::default() {
                break;
            }
            // Several moves lead to one position where the board is symmetric.
            if seen.contains(&to) {
                continue;
            }
            let loss = entry.score - next.seen_from_before(book.entries()[to].score);
            let went = coder.part(rest, loss as u32, seen.len(), known(index, to));
            seen.push(to);
            rest = rest.less(went);
            if went != Results::default() {
                steps.push((to as u32, went));
            }
            let went = if next.passes { went } else { went.for_opponent() };
            results[to] = results[to].checked_add(went).ok_or(StatisticsError::Content)?;
        }
        first_steps.push(steps.len() as u32);
    }
    Ok(Shared { results, steps, first_steps })
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
