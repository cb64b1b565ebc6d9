//! Reads `book.dat`. All that Edax relies on is checked, so that a damaged file is refused and the byte named.

use std::fmt;

use crate::knowledge::book::Indices;
use crate::rules::Board;
use crate::types::{MAX_SCORE, Score, Square, Squares};

use super::book::Edax;
use super::record::{EdaxPosition, Header, Link, NAME, NO_MOVE, NO_SCORE, PASS, VERSION, target};

/// The fewest bytes of a position: without links.
const LEAST_BYTES: usize = 42;
/// The four squares in the middle, which have discs from the start.
const CENTER: Squares = Squares(0x0000_0018_1800_0000);
/// The highest level of Edax.
const MOST_LEVEL: u8 = 60;

/// Why bytes are not a book of Edax.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EdaxError {
    /// The position of the file where it stands, the first one is 1; nothing before and after all positions.
    position: Option<usize>,
    /// Its offset in the file.
    byte: usize,
    expected: String,
    found: String,
}

impl fmt::Display for EdaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, byte, expected, found } = self;
        write!(f, "an Edax book: ")?;
        if let Some(position) = position {
            write!(f, "position {position}: ")?;
        }
        write!(f, "byte {byte}: expected {expected}, found {found}")
    }
}

impl std::error::Error for EdaxError {}

fn more_bytes(count: usize) -> String {
    if count == 1 { "one more byte".to_owned() } else { format!("{count} more bytes") }
}

/// Goes through the bytes, and knows where it stands.
struct Reader<'bytes> {
    bytes: &'bytes [u8],
    at: usize,
    position: Option<usize>,
}

impl Reader<'_> {
    fn take<const LENGTH: usize>(&mut self) -> Result<[u8; LENGTH], EdaxError> {
        let Some(taken) = self.bytes[self.at..].first_chunk() else {
            let left = self.bytes.len() - self.at;
            let found = if left == 0 { "the end".to_owned() } else { format!("{left} until the end") };
            return Err(self.wrong(self.at, more_bytes(LENGTH), found));
        };
        self.at += LENGTH;
        Ok(*taken)
    }

    fn byte(&mut self) -> Result<u8, EdaxError> {
        self.take().map(|[byte]| byte)
    }

    /// An error at an offset.
    fn wrong(&self, byte: usize, expected: impl Into<String>, found: impl ToString) -> EdaxError {
        EdaxError { position: self.position, byte, expected: expected.into(), found: found.to_string() }
    }

    fn header(&mut self) -> Result<Header, EdaxError> {
        if !self.bytes.starts_with(NAME) {
            return Err(self.wrong(0, "bytes that begin with XADEKOOB", "others"));
        }
        self.at = NAME.len();
        let version = self.byte()?;
        if version != VERSION {
            return Err(self.wrong(8, format!("version {VERSION}"), version));
        }
        let (release, date) = (self.byte()?, self.take()?);
        let mut options = [0; 5];
        for option in &mut options {
            *option = i32::from_le_bytes(self.take()?);
        }
        Ok(Header { release, date, options })
    }

    /// A position and its links. The board is checked first, since all else depends on it.
    fn position(&mut self, links: &mut Vec<Link>) -> Result<EdaxPosition, EdaxError> {
        let board = self.board()?;
        let mut lines = [0; 4];
        for count in &mut lines {
            *count = u32::from_le_bytes(self.take()?);
        }
        let from = self.at;
        let mut score = [0; 3];
        for bound in &mut score {
            *bound = i16::from_le_bytes(self.take()?);
        }
        let is_score = |score: i16| Score::from(score).abs() <= MAX_SCORE || score == NO_SCORE.into();
        if !is_score(score[0]) {
            return Err(self.wrong(from, "a score from -64 to 64", score[0]));
        }
        if score[1] < -127 || score[2] > 127 || score[1] > score[2] {
            let found = format!("{} and {}", score[1], score[2]);
            return Err(self.wrong(from + 2, "a lower and an upper bound", found));
        }
        let link_count = self.byte()?;
        let level = self.byte()?;
        if level > MOST_LEVEL {
            return Err(self.wrong(self.at - 1, format!("a level of at most {MOST_LEVEL}"), level));
        }
        let first_link = links.len();
        for _ in 0..link_count {
            let link = self.link(board, &links[first_link..])?;
            links.push(link);
        }
        let leaf = self.leaf(board, &links[first_link..])?;
        let position =
            EdaxPosition { board, lines, score, level, leaf, first_link: first_link as u32, link_count };
        if position.value(&links[first_link..]).is_none() {
            return Err(self.wrong(from, "a score", "none"));
        }
        Ok(position)
    }

    fn board(&mut self) -> Result<Board, EdaxError> {
        let from = self.at;
        let [player, opponent] = [self.take()?, self.take()?].map(|bytes| Squares(u64::from_le_bytes(bytes)));
        let board = Board { player, opponent };
        if let Some(square) = Square::lowest(board.player & board.opponent) {
            return Err(self.wrong(from, "one disc a square", format!("discs of both sides on {square}")));
        }
        if let Some(square) = Square::lowest(board.empties() & CENTER) {
            return Err(self.wrong(from, format!("a disc on {square}"), "none"));
        }
        if board.canonical().0 != board {
            return Err(self.wrong(from, "the smallest of eight symmetric boards", "another one"));
        }
        Ok(board)
    }

    fn link(&mut self, board: Board, before: &[Link]) -> Result<Link, EdaxError> {
        let [score, code] = self.take()?;
        let link = Link { score: score as i8, code };
        self.check_score(link.score)?;
        if code == NO_MOVE {
            return Err(self.wrong(self.at - 1, "a move", "none"));
        }
        self.check_move(board, code, before)?;
        Ok(link)
    }

    fn leaf(&mut self, board: Board, links: &[Link]) -> Result<Link, EdaxError> {
        let [score, code] = self.take()?;
        let leaf = Link { score: score as i8, code };
        if code != NO_MOVE {
            self.check_score(leaf.score)?;
            self.check_move(board, code, links)?;
        } else if leaf.has_score() {
            self.check_score(leaf.score)?;
        }
        Ok(leaf)
    }

    fn check_score(&self, score: i8) -> Result<(), EdaxError> {
        if Score::from(score).abs() <= MAX_SCORE {
            return Ok(());
        }
        Err(self.wrong(self.at - 2, "a score from -64 to 64", score))
    }

    /// A move must be legal, and each is there once.
    fn check_move(&self, board: Board, code: u8, before: &[Link]) -> Result<(), EdaxError> {
        let at = self.at - 1;
        let square = Square::try_new(code);
        let is_legal = match square {
            Some(square) => board.moves().has(square),
            None => code == PASS && board.moves().is_empty() && !board.opponent_moves().is_empty(),
        };
        let name = || match square {
            Some(square) => square.to_string(),
            None if code == PASS => "a pass".to_owned(),
            None => code.to_string(),
        };
        if !is_legal {
            return Err(self.wrong(at, "a legal move", name()));
        }
        if before.iter().any(|link| link.code == code) {
            return Err(self.wrong(at, "each move once", format!("{} again", name())));
        }
        Ok(())
    }
}

impl Edax {
    /// Whether bytes claim to be a book of Edax.
    pub fn is_claimed(bytes: &[u8]) -> bool {
        bytes.starts_with(NAME)
    }

    /// Reads a book of Edax.
    ///
    /// # Errors
    /// When the bytes are not one, or damaged.
    pub fn parse(bytes: &[u8]) -> Result<Self, EdaxError> {
        let mut reader = Reader { bytes, at: 0, position: None };
        let header = reader.header()?;
        let count = u32::from_le_bytes(reader.take()?) as usize;
        let most = (bytes.len() - reader.at) / LEAST_BYTES;
        if count > most {
            let expected = format!("at most {most} positions in {} bytes", bytes.len());
            return Err(reader.wrong(reader.at - 4, expected, count));
        }
        let (mut positions, mut links) = (Vec::with_capacity(count), Vec::new());
        let (mut indices, mut begins) = (Indices::new(count), Vec::with_capacity(count));
        for number in 1..=count {
            reader.position = Some(number);
            begins.push(reader.at as u32);
            let position = reader.position(&mut links)?;
            if let Some(index) = indices.find(&positions, position.board) {
                let found = format!("position {} again", index + 1);
                return Err(reader.wrong(begins[number - 1] as usize, "another position", found));
            }
            indices.add(&positions, position.board);
            positions.push(position);
        }
        reader.position = None;
        if reader.at < bytes.len() {
            let found = more_bytes(bytes.len() - reader.at);
            return Err(reader.wrong(reader.at, format!("the end after {count} positions"), found));
        }
        let mut book = Self { header, positions, links, indices, searches: Vec::new() };
        book.check_links(&mut reader, &begins)?;
        book.settle();
        Ok(book)
    }

    /// Each link must lead to a position of the book.
    fn check_links(&self, reader: &mut Reader<'_>, begins: &[u32]) -> Result<(), EdaxError> {
        for (index, position) in self.positions.iter().enumerate() {
            for (number, link) in self.links_of(index).iter().enumerate() {
                if self.index_of(target(position.board, link.code)).is_none() {
                    reader.position = Some(index + 1);
                    let byte = begins[index] as usize + LEAST_BYTES - 2 + 2 * number + 1;
                    let name =
                        Square::try_new(link.code).map_or("a pass".to_owned(), |square| square.to_string());
                    return Err(reader.wrong(byte, "a link to a position of the book", name));
                }
            }
        }
        Ok(())
    }
}
