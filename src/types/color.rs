use std::fmt;
use std::ops::Not;

/// The color of a player; black moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// The first player, written `X`.
    Black,
    /// The second player, written `O`.
    White,
}

impl Color {
    /// The letter of the color in board texts: `X` for black, `O` for white.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }

    /// The color that `letter` stands for in a board text: `X`, `B`, `*` or `O`, `W`, in either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'X' | 'x' | 'B' | 'b' | '*' => Some(Self::Black),
            'O' | 'o' | 'W' | 'w' => Some(Self::White),
            _ => None,
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}
