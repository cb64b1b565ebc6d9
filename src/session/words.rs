//! A request as eight words of 64 bits, to be sent to an engine, which may be in a worker.

use std::fmt;

use crate::rules::{Board, Position};
use crate::search::{self, Goal};
use crate::types::{Color, Selectivity, Square, Squares};

use super::{Choice, Request, Skill};

/// The words of a request: the player's discs, the opponent's discs, small numbers of one byte each, the squares to
/// choose from, the seed of the choice, the part of the limits to aim at, the limit on nodes, and the limit on time.
pub type Words = [u64; 8];

/// Stands for a small number that is left out.
const ABSENT: u8 = u8::MAX;

/// The words could not have been made of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARequest;

impl fmt::Display for NotARequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the words are not a request of this engine")
    }
}

impl std::error::Error for NotARequest {}

impl Request {
    /// The words of the request. One copy of it serves all callers: inlined, it would be a third of a kilobyte more in
    /// the module for each.
    #[inline(never)]
    pub fn to_words(&self) -> Words {
        let Self { position: Position { board, turn }, goal, limits, choice } = self;
        let (goal, count, among) = match *goal {
            Goal::Best => (0, 0, Squares::NONE),
            // More moves than there are squares mean all.
            Goal::Every { count, among } => (1, count.min(64) as u8, among),
            Goal::Exact => (2, 0, Squares::NONE),
            Goal::Outcome => (3, 0, Squares::NONE),
            Goal::Near { discs } => (4, discs.clamp(0, 64) as u8, Squares::NONE),
        };
        let step = |selectivity: Option<Selectivity>| selectivity.map_or(ABSENT, Selectivity::step);
        let [selectivity, least_selectivity] = [limits.selectivity, limits.least_selectivity].map(step);
        let depth = limits.depth.unwrap_or(ABSENT);
        // Without a seed, no discs may be lost.
        let (skill, discs, seed) = match *choice {
            Some(Choice { skill, discs, seed: Some(seed) }) => (skill.number(), discs, seed),
            Some(Choice { skill, .. }) => (skill.number(), ABSENT, 0),
            None => (ABSENT, ABSENT, 0),
        };
        let small = [*turn as u8, goal, count, depth, selectivity, least_selectivity, skill, discs];
        [
            board.player.0,
            board.opponent.0,
            u64::from_le_bytes(small),
            among.0,
            seed,
            limits.aim.unwrap_or(f64::INFINITY).to_bits(),
            limits.nodes.unwrap_or(0),
            limits.budget_ms.unwrap_or(f64::INFINITY).to_bits(),
        ]
    }

    /// The request of words that [`to_words`](Self::to_words) made.
    ///
    /// # Errors
    /// When it could not have made them.
    #[inline(never)]
    pub fn from_words(words: Words) -> Result<Self, NotARequest> {
        let request = Self::decoded(words).filter(|request| request.to_words() == words);
        request.filter(Self::has_something_to_find).ok_or(NotARequest)
    }

    /// The request of words, or another one where they are not of a request.
    fn decoded([player, opponent, small, among, seed, aim, nodes, budget]: Words) -> Option<Self> {
        let [turn, goal, count, depth, selectivity, least_selectivity, skill, discs] = small.to_le_bytes();
        let goal = match goal {
            0 => Goal::Best,
            1 => Goal::Every { count: count.into(), among: Squares(among) },
            2 => Goal::Exact,
            3 => Goal::Outcome,
            4 => Goal::Near { discs: count.into() },
            _ => return None,
        };
        let turn = if turn == Color::Black as u8 { Color::Black } else { Color::White };
        let present = |number: u8| Some(number).filter(|&number| number != ABSENT);
        let choice = Skill::new(skill.into()).map(|skill| Choice {
            skill,
            discs: present(discs).unwrap_or(0),
            seed: present(discs).map(|_| seed),
        });
        let limits = search::Limits {
            budget_ms: Some(f64::from_bits(budget)).filter(|ms| ms.is_finite() && *ms >= 0.0),
            depth: present(depth),
            nodes: Some(nodes).filter(|&nodes| nodes != 0),
            selectivity: present(selectivity).map(Selectivity::from_step),
            least_selectivity: present(least_selectivity).map(Selectivity::from_step),
            aim: Some(f64::from_bits(aim)).filter(|aim| *aim > 0.0 && *aim <= 1.0),
        };
        let board = Board { player: Squares(player), opponent: Squares(opponent) };
        Some(Self { choice, position: Position { board, turn }, goal, limits })
    }

    /// Whether no square has two discs, and there is a move to choose where the game goes on.
    fn has_something_to_find(&self) -> bool {
        let board = self.position.board;
        let is_empty_choice = match self.goal {
            Goal::Every { among, .. } => !board.moves().is_empty() && (board.moves() & among).is_empty(),
            _ => false,
        };
        (board.player & board.opponent).is_empty() && !is_empty_choice
    }
}

/// Why words are not positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionsError {
    /// Their number is no multiple of three.
    Length(usize),
    /// A square has a disc of each color.
    TwoDiscs(Square),
    /// The third word of a position is neither 0 nor 1.
    Turn(u64),
}

impl fmt::Display for PositionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(found) => write!(f, "positions: expected three words each, found {found} words"),
            Self::TwoDiscs(square) => write!(f, "{square}: expected one disc, found one of each color"),
            Self::Turn(found) => write!(f, "the side to move: expected 0 or 1, found {found}"),
        }
    }
}

impl std::error::Error for PositionsError {}

/// The positions of three words each: the discs of black and of white (bit 0 is a1, bit 63 h8), and 1 where black is to
/// move, or 0.
///
/// # Errors
/// Says what the words are instead.
pub fn positions_from_words(words: &[u64]) -> Result<Vec<Position>, PositionsError> {
    let (positions, rest) = words.as_chunks();
    if !rest.is_empty() {
        return Err(PositionsError::Length(words.len()));
    }
    let position = |&[black, white, black_to_move]: &[u64; 3]| {
        let (black, white) = (Squares(black), Squares(white));
        if let Some(square) = Square::lowest(black & white) {
            return Err(PositionsError::TwoDiscs(square));
        }
        match black_to_move {
            0 => Ok(Position { board: Board { player: white, opponent: black }, turn: Color::White }),
            1 => Ok(Position { board: Board { player: black, opponent: white }, turn: Color::Black }),
            other => Err(PositionsError::Turn(other)),
        }
    };
    positions.iter().map(position).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Limits;

    /// A request with every number that there is.
    fn full() -> Request {
        Request {
            position: Position::START,
            goal: Goal::Every { count: 3, among: Squares(1 << 37) },
            limits: Limits {
                budget_ms: Some(2.5),
                depth: Some(9),
                nodes: Some(1 << 60),
                selectivity: Some(Selectivity::NONE),
                least_selectivity: Some(Selectivity::LOOSEST),
                aim: Some(0.25),
            },
            choice: Some(Choice { skill: Skill::MAX, discs: 2, seed: Some(u64::MAX) }),
        }
    }

    #[test]
    fn a_request_is_read_from_its_words_as_it_was() {
        let white = Position { turn: Color::White, ..Position::START };
        let unseeded = Choice { skill: Skill::MAX, discs: 0, seed: None };
        for request in [
            full(),
            Request { position: white, goal: Goal::Best, ..full() },
            Request { goal: Goal::Exact, limits: Limits::default(), ..full() },
            Request { goal: Goal::Outcome, choice: None, ..full() },
            Request { goal: Goal::Near { discs: 64 }, choice: Some(unseeded), ..full() },
        ] {
            assert_eq!(Request::from_words(request.to_words()), Ok(request));
        }
    }

    #[test]
    fn words_that_no_request_has_are_refused() {
        let words = full().to_words();
        let small = |at: usize, byte: u8| {
            let mut bytes = words[2].to_le_bytes();
            bytes[at] = byte;
            u64::from_le_bytes(bytes)
        };
        let nothing = (0.0_f64).to_bits();
        for (index, word, what) in [
            (0, words[1], "two discs on a square"),
            (2, small(0, 2), "a third color"),
            (2, small(1, 5), "no goal"),
            (2, small(1, 0), "moves to choose from beside the best one"),
            (2, small(2, 65), "more moves than squares"),
            (2, small(4, 6), "no selectivity"),
            (2, small(6, Skill::MAX.number() + 1), "no skill"),
            (3, 1, "no legal move"),
            (3, 0, "a pass where there are moves"),
            (5, nothing, "an aim at nothing"),
            (5, (-0.5_f64).to_bits(), "an aim below nothing"),
            (5, 1.5_f64.to_bits(), "an aim above all"),
            (5, f64::NAN.to_bits(), "no number to aim at"),
            (7, (-1.0_f64).to_bits(), "a time below zero"),
            (7, f64::NAN.to_bits(), "no time"),
        ] {
            let mut altered = words;
            altered[index] = word;
            assert_eq!(Request::from_words(altered), Err(NotARequest), "{what}");
        }
    }

    #[test]
    fn positions_are_three_words_each() {
        let [Squares(black), Squares(white)] = Position::START.discs();
        let white_to_move = Position { board: Position::START.board.pass(), turn: Color::White };
        let read = positions_from_words(&[black, white, 1, black, white, 0]);
        assert_eq!(read, Ok(vec![Position::START, white_to_move]));
        assert_eq!(positions_from_words(&[]), Ok(vec![]));
        for (words, message) in [
            ([3, 1, 1].as_slice(), "a1: expected one disc, found one of each color"),
            (&[1, 2, 7], "the side to move: expected 0 or 1, found 7"),
            (&[1, 2, 1, 4], "positions: expected three words each, found 4 words"),
        ] {
            assert_eq!(
                positions_from_words(words).map_err(|error| error.to_string()),
                Err(message.to_owned())
            );
        }
    }
}
