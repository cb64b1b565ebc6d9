//! A personal book: positions that were searched again, kept apart from the shipped book and stronger than it.

use std::fmt;

use crate::coding::{Frame, FrameError, Framed};
use crate::rules::Board;
use crate::types::{MAX_SCORE, Score, Selectivity, Squares};

use super::book::playable;

/// Its field is the number of positions (u32).
const FRAME: Frame<4> = Frame { name: "FLIPMINE", version: 1 };
/// The discs of both sides (u64 each), score (i8), depth and step of the selectivity (u8 each).
const RECORD: usize = 19;
/// No game has more plies.
pub(super) const MAX_DEPTH: u8 = 60;

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Searched {
    /// In discs, for the side to move.
    pub score: Score,
    /// The depth in plies.
    pub depth: u8,
    /// The confidence of the search's forward cuts.
    pub selectivity: Selectivity,
}

impl Searched {
    /// What was found, seen from the other side if the side to move passes.
    pub(super) const fn after(self, passes: bool) -> Self {
        Self { score: if passes { -self.score } else { self.score }, ..self }
    }
}

/// Positions with what searches found, each for all its symmetric images.
///
/// ```
/// use flipside::knowledge::{Personal, Searched};
/// use flipside::rules::Position;
/// use flipside::types::Selectivity;
/// let mut personal = Personal::default();
/// let searched = Searched { score: -2, depth: 20, selectivity: Selectivity::LOOSEST };
/// personal.insert(Position::START.board.play("f5".parse().unwrap()), searched);
/// let mirrored = Position::START.board.play("d3".parse().unwrap());
/// assert_eq!(Personal::parse(&personal.pack()).unwrap().lookup(mirrored), Some(searched));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Personal {
    /// In the order of the boards, each once.
    positions: Vec<(Board, Searched)>,
}

impl Personal {
    /// Notes what a search found, unless the game is over.
    pub fn insert(&mut self, board: Board, searched: Searched) {
        if let Some((board, passes)) = playable(board) {
            let searched = searched.after(passes);
            match self.index_of(board) {
                Ok(index) => self.positions[index].1 = searched,
                Err(index) => self.positions.insert(index, (board, searched)),
            }
        }
    }

    /// What is known of a position, up to symmetry.
    pub fn lookup(&self, board: Board) -> Option<Searched> {
        let (board, passes) = playable(board)?;
        Some(self.find(board)?.after(passes))
    }

    /// What was learned of a position as [`playable`] gives it.
    pub fn find(&self, board: Board) -> Option<Searched> {
        Some(self.positions[self.index_of(board).ok()?].1)
    }

    /// The index of a position, or where it would be.
    fn index_of(&self, board: Board) -> Result<usize, usize> {
        self.positions.binary_search_by_key(&board, |&(board, _)| board)
    }

    /// The positions, as [`playable`] gives them, in the order of their boards.
    pub fn positions(&self) -> &[(Board, Searched)] {
        &self.positions
    }

    /// Whether nothing was learned.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Adds the positions of another book; where both have one, what was searched deeper counts.
    pub fn merge(&mut self, other: Self) {
        for (board, searched) in other.positions {
            let effort = |searched: Searched| (searched.depth, searched.selectivity);
            if self.lookup(board).is_none_or(|known| effort(searched) > effort(known)) {
                self.insert(board, searched);
            }
        }
    }

    /// The book as bytes, the same for the same positions.
    pub fn pack(&self) -> Vec<u8> {
        let records: Vec<u8> = self.positions.iter().flat_map(record).collect();
        FRAME.seal((self.positions.len() as u32).to_le_bytes(), &records)
    }

    /// Whether bytes claim to be a personal book.
    pub fn is_claimed(bytes: &[u8]) -> bool {
        bytes.starts_with(FRAME.name.as_bytes())
    }

    /// Reads a personal book.
    ///
    /// # Errors
    /// When the bytes are not a personal book, or damaged.
    pub fn parse(bytes: &[u8]) -> Result<Self, PersonalError> {
        let Framed { fields, content, .. } = FRAME.open(bytes)?;
        let (records, rest) = content.as_chunks::<RECORD>();
        if records.len() != u32::from_le_bytes(*fields) as usize || !rest.is_empty() {
            return Err(PersonalError::Content);
        }
        let positions = records.iter().map(position).collect::<Option<Vec<_>>>();
        let positions =
            positions.filter(|positions| positions.is_sorted_by(|(one, _), (other, _)| one < other));
        positions.map(|positions| Self { positions }).ok_or(PersonalError::Content)
    }
}

fn record(&(board, searched): &(Board, Searched)) -> [u8; RECORD] {
    let mut record = [0; RECORD];
    record[..8].copy_from_slice(&board.player.0.to_le_bytes());
    record[8..16].copy_from_slice(&board.opponent.0.to_le_bytes());
    record[16..].copy_from_slice(&[searched.score as u8, searched.depth, searched.selectivity.step()]);
    record
}

/// The position of a record, unless it is one that no book has.
fn position(record: &[u8; RECORD]) -> Option<(Board, Searched)> {
    let set = |at: usize| Squares(u64::from_le_bytes(std::array::from_fn(|byte| record[at + byte])));
    let board = Board { player: set(0), opponent: set(8) };
    let [score, depth, step] = [16, 17, 18].map(|at| record[at]);
    let (score, selectivity) = (Score::from(score as i8), Selectivity::from_step(step));
    let is_sound = (board.player & board.opponent).is_empty()
        && playable(board) == Some((board, false))
        && (-MAX_SCORE..=MAX_SCORE).contains(&score)
        && depth <= MAX_DEPTH
        && selectivity.step() == step;
    is_sound.then_some((board, Searched { score, depth, selectivity }))
}

/// Why bytes are not a personal book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonalError {
    /// They are another file, or damaged.
    Frame(FrameError),
    /// They have positions, scores or depths that no book has.
    Content,
}

impl fmt::Display for PersonalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Frame(error) => write!(f, "a personal book: {error}"),
            Self::Content => {
                write!(f, "a personal book: expected positions of a game, found others: it is damaged")
            }
        }
    }
}

impl std::error::Error for PersonalError {}

impl From<FrameError> for PersonalError {
    fn from(error: FrameError) -> Self {
        Self::Frame(error)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::{Position, Symmetry};
    use crate::types::Square;

    fn personal_book(choices: &[u8]) -> (Personal, Vec<Board>) {
        let (mut personal, mut board, mut played) = (Personal::default(), Position::START.board, Vec::new());
        for (&choice, depth) in choices.iter().zip(1..) {
            let squares: Vec<_> = Square::all(board.moves()).collect();
            let Some(&square) = squares.get(usize::from(choice) % squares.len().max(1)) else { break };
            board = board.play(square);
            let selectivity = Selectivity::from_step(choice % 6);
            personal.insert(board, Searched { score: Score::from(choice) % 65, depth, selectivity });
            played.push(board);
        }
        (personal, played)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn a_packed_personal_book_reads_back_and_every_symmetric_image_finds_the_same(
            choices in prop::collection::vec(any::<u8>(), 0..50)
        ) {
            let (personal, played) = personal_book(&choices);
            let read = Personal::parse(&personal.pack()).unwrap();
            prop_assert_eq!(&read, &personal);
            for board in played {
                for symmetry in Symmetry::ALL {
                    prop_assert_eq!(read.lookup(symmetry.board(board)), personal.lookup(board));
                }
            }
        }

        #[test]
        fn altered_bytes_are_refused(
            choices in prop::collection::vec(any::<u8>(), 1..20), at: prop::sample::Index, flipped in 1u8..
        ) {
            let mut bytes = personal_book(&choices).0.pack();
            let index = at.index(bytes.len());
            bytes[index] ^= flipped;
            prop_assert!(Personal::parse(&bytes).is_err());
            prop_assert!(Personal::parse(&bytes[..index]).is_err());
        }
    }

    /// Where the records begin.
    const HEADER: usize = 24;

    /// Bytes with the checksum that belongs to them.
    fn sealed(bytes: &[u8]) -> Vec<u8> {
        FRAME.seal(*bytes[12..].first_chunk().unwrap(), &bytes[HEADER..])
    }

    #[test]
    fn content_that_no_book_has_is_refused_even_with_the_right_checksum() {
        let bytes = personal_book(&[3]).0.pack();
        let altered = |at: usize, byte: u8| {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            Personal::parse(&sealed(&bytes))
        };
        assert!(altered(17, 0).is_ok());
        assert!(altered(HEADER + 17, 60).is_ok());
        for (at, byte) in [
            (12, 0),
            (12, 2),
            (15, 255),
            (HEADER + 3, 0x18),
            (HEADER + 4, 1),
            (HEADER + 16, 65),
            (HEADER + 17, 61),
            (HEADER + 17, 255),
            (HEADER + 18, 6),
        ] {
            assert_eq!(altered(at, byte), Err(PersonalError::Content), "byte {at}");
        }
        assert_eq!(Personal::parse(&sealed(&[&bytes[..], &[0]].concat())), Err(PersonalError::Content));
    }

    #[test]
    fn the_deeper_of_two_searches_counts() {
        let board = Position::START.board;
        let book = |score, depth, selectivity| {
            let mut personal = Personal::default();
            personal.insert(board, Searched { score, depth, selectivity });
            personal
        };
        let mut personal = book(1, 10, Selectivity::LOOSEST);
        for (other, score) in [
            (book(2, 9, Selectivity::NONE), 1),
            (book(3, 10, Selectivity::NONE), 3),
            (book(4, 12, Selectivity::LOOSEST), 4),
        ] {
            personal.merge(other);
            assert_eq!(personal.lookup(board).map(|searched| searched.score), Some(score));
        }
        assert_eq!(personal.positions().len(), 1);
    }
}
