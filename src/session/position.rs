use std::fmt;

use crate::rules::{Game, GameError, Position};
use crate::types::{Shortened, Square};

/// d4, e4, d5 and e5, where the first four discs lie.
const CENTER: u64 = 0x0000_0018_1800_0000;

/// Why a text is not a position or a game that can be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    text: String,
    cause: Cause,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Cause {
    Game(GameError),
    EmptyCenter(Square),
}

impl PositionError {
    /// Whether the text is a transcript with a move against the rules.
    pub fn is_illegal_move(&self) -> bool {
        matches!(self.cause, Cause::Game(GameError::IllegalMove { .. }))
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.cause {
            Cause::Game(error) => error.fmt(f)?,
            Cause::EmptyCenter(square) => {
                write!(f, "impossible board: {square} is empty, but the center is taken from the start on")?;
            }
        }
        write!(f, " in \"{}\"", Shortened(&self.text))
    }
}

impl std::error::Error for PositionError {}

/// Reads a game from a transcript (`f5d6c3`, any case, spaces allowed) or from 64 squares of `-XO` and the side to
/// move.
///
/// # Errors
/// Names the first move or square that is wrong, where it stands, and the text.
pub fn read_game(text: &str) -> Result<Game, PositionError> {
    let error = |cause| PositionError { text: text.to_owned(), cause };
    let game = Game::parse(text).map_err(|cause| error(Cause::Game(cause)))?;
    match empty_center(game.start()) {
        Some(square) => Err(error(Cause::EmptyCenter(square))),
        None => Ok(game),
    }
}

fn empty_center(position: Position) -> Option<Square> {
    Square::lowest(position.board.empties() & CENTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message_of(text: &str) -> String {
        read_game(text).unwrap_err().to_string()
    }

    #[test]
    fn transcripts_and_boards_are_read_and_nothing_is_the_start() {
        assert_eq!(read_game("").unwrap().position(), Position::START);
        assert_eq!(read_game(" F5 d6 C3 ").unwrap().transcript(), "f5d6c3");
        assert_eq!(read_game(&Position::START.to_string()).unwrap().position(), Position::START);
    }

    #[test]
    fn an_error_names_what_is_wrong_where_it_stands_and_the_text() {
        assert_eq!(message_of("f5d6a1"), "illegal move \"a1\" for black at ply 3 in \"f5d6a1\"");
        assert!(read_game("f5d6a1").unwrap_err().is_illegal_move());
        let squares = "-".repeat(63);
        assert_eq!(message_of(&squares), format!("a board has 64 squares, found 63 in \"{squares}\""));
        assert!(!read_game(&squares).unwrap_err().is_illegal_move());
    }

    #[test]
    fn a_board_with_an_empty_center_square_is_impossible() {
        let board = Position::START.to_string().replacen('X', "-", 1);
        let message = message_of(&board);
        assert!(message.starts_with("impossible board: e4 is empty"), "{message}");
    }

    #[test]
    fn a_long_text_is_shown_cut() {
        let message = message_of(&"é".repeat(1000));
        assert!(message.ends_with("é…\"") && message.chars().count() < 300, "{message}");
    }
}
