use std::fmt;
use std::str::FromStr;

use crate::types::{Color, Shortened, Square, Squares};

use super::Board;

/// A board and the color whose turn it is.
///
/// As text: 64 squares a1, b1, … h8 of `X` (black), `O` (white) and `-` (empty), a space, and the side to move.
/// Reading also takes `*`, `B`, `W` and small letters, `.` for empty, and white space anywhere.
///
/// ```
/// use flipside::rules::Position;
/// let text = "---------------------------OX------XO--------------------------- X";
/// assert_eq!(text.parse(), Ok(Position::START));
/// assert_eq!(Position::START.to_string(), text);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The discs, seen from the side to move.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
}

impl Position {
    /// The start of the game.
    pub const START: Self = Self {
        board: Board { player: Squares(0x0000_0008_1000_0000), opponent: Squares(0x0000_0010_0800_0000) },
        turn: Color::Black,
    };

    /// The discs of black and of white.
    pub const fn discs(&self) -> [Squares; 2] {
        match self.turn {
            Color::Black => [self.board.player, self.board.opponent],
            Color::White => [self.board.opponent, self.board.player],
        }
    }
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// A character that stands for no square.
    Square {
        /// The character.
        found: char,
        /// Which square it stands for, 0 (a1) … 63 (h8).
        square: usize,
    },
    /// Too few squares.
    TooShort {
        /// The number of squares in the text.
        squares: usize,
    },
    /// No side to move after the squares, or none that is `X` or `O`.
    Side {
        /// What stands after the 64 squares.
        found: String,
    },
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Square { found, square } => {
                let (file, rank) = (b'a' + *square as u8 % 8, square / 8 + 1);
                write!(
                    f,
                    "{found:?} at square {} ({}{rank}) is none of X, O and -",
                    square + 1,
                    char::from(file)
                )
            }
            Self::TooShort { squares } => write!(f, "a board has 64 squares, found {squares}"),
            Self::Side { found } => {
                write!(f, "the side to move after the 64 squares is X or O, found {:?}", Shortened(found))
            }
        }
    }
}

impl std::error::Error for ParsePositionError {}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars().filter(|letter| !letter.is_whitespace());
        let mut discs = [Squares::NONE; 2];
        for square in 0..64 {
            let found = letters.next().ok_or(ParsePositionError::TooShort { squares: square })?;
            match Color::from_letter(found) {
                Some(color) => discs[color as usize] |= Squares(1 << square),
                None if matches!(found, '-' | '.') => {}
                None => return Err(ParsePositionError::Square { found, square }),
            }
        }
        let rest: String = letters.collect();
        let mut rest_letters = rest.chars();
        match (rest_letters.next().and_then(Color::from_letter), rest_letters.next()) {
            (Some(turn), None) => {
                let (player, opponent) = (discs[turn as usize], discs[!turn as usize]);
                Ok(Self { board: Board { player, opponent }, turn })
            }
            _ => Err(ParsePositionError::Side { found: rest }),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = self.discs();
        for square in Square::all(Squares::ALL) {
            f.write_str(match (black.has(square), white.has(square)) {
                (true, _) => "X",
                (_, true) => "O",
                _ => "-",
            })?;
        }
        write!(f, " {}", self.turn.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_letter_is_named_with_its_square() {
        let text = Position::START.to_string().replacen("OX", "OZ", 1);
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error, ParsePositionError::Square { found: 'Z', square: 28 });
        assert_eq!(error.to_string(), "'Z' at square 29 (e4) is none of X, O and -");
    }

    #[test]
    fn too_few_squares_and_a_missing_side_are_refused() {
        let squares = "-".repeat(63);
        assert_eq!(squares.parse::<Position>(), Err(ParsePositionError::TooShort { squares: 63 }));
        for side in ["", "Z", "XO"] {
            let error = format!("{squares}- {side}").parse::<Position>().unwrap_err();
            assert_eq!(error, ParsePositionError::Side { found: side.to_owned() });
        }
    }
}
