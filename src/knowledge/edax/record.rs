//! What `book.dat` consists of.

use crate::knowledge::book::Indexed;
use crate::knowledge::personal::MAX_DEPTH;
use crate::rules::Board;
use crate::types::{Score, Selectivity, Square};

/// The first bytes of a file.
pub const NAME: &[u8; 8] = b"XADEKOOB";
/// The version of Edax 4.
pub const VERSION: u8 = 4;
/// Stands for a pass.
pub const PASS: u8 = 64;
/// Stands for no move: where every move is a link.
pub const NO_MOVE: u8 = 65;
/// The score of no move, and of a position that has none yet.
pub const NO_SCORE: i8 = -127;

/// What a file says of the book as a whole; lookups need none of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The minor version.
    pub release: u8,
    /// The year (i16), month, day, hour, minute, second, and a byte of padding.
    pub date: [u8; 8],
    /// Level, least number of empty squares, errors of midgame and endgame searches in discs, verbosity.
    pub options: [i32; 5],
}

/// The release and the date of a book whose `lines` are real games, as `js/book/own/bytes.js` writes them. Edax writes
/// its own date, and counts lines anew, when it saves a book.
pub const OF_GAMES: (u8, [u8; 8]) = (0, [0xd0, 0x07, 1, 1, 0, 0, 0, 1]);

impl Header {
    /// Whether the numbers of lines are those of real games.
    pub fn counts_games(&self) -> bool {
        (self.release, self.date) == OF_GAMES
    }
}

/// A position of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdaxPosition {
    /// The smallest of the symmetric boards.
    pub board: Board,
    /// Lines of the book from here that end with a win, a draw, a loss, and that are unfinished.
    pub lines: [u32; 4],
    /// What it is worth to the side to move in discs, the lower bound and the upper one; these may pass 64.
    pub score: [i16; 3],
    /// The level of the search that found the leaf.
    pub level: u8,
    /// The best move that is no link.
    pub leaf: Link,
    /// Where the links begin among all.
    pub first_link: u32,
    pub link_count: u8,
}

/// A move with its score in discs for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    pub score: i8,
    /// The index of the square, [`PASS`] or [`NO_MOVE`].
    pub code: u8,
}

impl Indexed for EdaxPosition {
    fn board(&self) -> Board {
        self.board
    }
}

impl Link {
    pub const NONE: Self = Self { score: NO_SCORE, code: NO_MOVE };

    /// Whether there is a score: a leaf can have one without a move.
    pub const fn has_score(self) -> bool {
        self.score != NO_SCORE
    }
}

impl EdaxPosition {
    /// The score: the best of links and leaf where the file has none, as before Edax has taken them back.
    pub fn value(&self, links: &[Link]) -> Option<Score> {
        if self.score[0] != NO_SCORE.into() {
            return Some(self.score[0].into());
        }
        let scores = links.iter().chain([&self.leaf]).filter(|link| link.has_score());
        scores.map(|link| link.score.into()).max()
    }

    /// The search of the level: its depth, and its confidence. Edax solves exactly near the end; of the cuts that it
    /// makes before, the boldest are taken for granted.
    pub fn own_search(&self) -> (u8, Selectivity) {
        let (level, empties) = (self.level, self.board.empty_count() as u8);
        let solved = match level {
            0..=10 => 2 * level,
            11..=18 => 21,
            19..=24 => 24,
            25..=29 => 27,
            30..=59 => 30,
            _ => MAX_DEPTH,
        };
        if empties <= solved && level > 0 {
            (empties, Selectivity::NONE)
        } else {
            (level.min(empties), if level <= 10 { Selectivity::NONE } else { Selectivity::LOOSEST })
        }
    }
}

/// The position of the book that a legal move leads to.
pub fn target(board: Board, code: u8) -> Board {
    let next = Square::try_new(code).map_or(board.pass(), |square| board.play(square));
    next.canonical().0
}

/// The indices of boards, none before those that a move or a pass leads to from it: fewer empty squares come first, and
/// of as many those where a move can be made.
pub fn last_first(boards: impl Iterator<Item = Board>) -> Vec<usize> {
    let mut ranks = vec![Vec::new(); 2 * 65];
    for (index, board) in boards.enumerate() {
        ranks[2 * board.empty_count() as usize + usize::from(board.moves().is_empty())].push(index);
    }
    ranks.concat()
}
