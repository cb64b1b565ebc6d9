use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};
use std::str::FromStr;

/// A square of the board, a1 = 0, b1 = 1, … h8 = 63.
///
/// ```
/// use flipside::types::Square;
/// let f5: Square = "f5".parse().unwrap();
/// assert_eq!(f5.index(), 37);
/// assert_eq!(f5.to_string(), "f5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with the given index.
    ///
    /// # Panics
    /// When `index` is 64 or more.
    pub const fn new(index: u8) -> Self {
        assert!(index < 64, "a square index is below 64");
        Self(index)
    }

    /// The square with the given index, or `None` when it is 64 or more.
    pub const fn try_new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The lowest square of a set, or `None` when the set is empty.
    pub const fn lowest(set: Squares) -> Option<Self> {
        Self::try_new(set.0.trailing_zeros() as u8)
    }

    /// The lowest square of a set that is known not to be empty; a1 for an empty one, without a branch.
    #[inline(always)]
    pub const fn first(set: Squares) -> Self {
        Self((set.0.trailing_zeros() & 63) as u8)
    }

    /// The squares of a set, lowest first.
    pub fn all(set: Squares) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(set), |rest| Some(rest.without_lowest())).map_while(Self::lowest)
    }

    /// The index of the square, 0 … 63.
    pub const fn index(self) -> usize {
        // The mask changes no value; it lets the compiler drop bound checks on 64-entry tables.
        (self.0 & 63) as usize
    }

    /// The set that holds this square alone.
    pub const fn bit(self) -> Squares {
        Squares(1 << self.index())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (file, rank) = (self.0 & 7, self.0 >> 3);
        write!(f, "{}{}", char::from(b'a' + file), rank + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares: bit 0 is a1, bit 1 is b1, … bit 63 is h8.
///
/// Keys, seeds and counts of nodes are words of 64 bits as well: the type keeps them from being taken for each other.
///
/// ```
/// use flipside::types::{Square, Squares};
/// let f5: Square = "f5".parse().unwrap();
/// let set = Squares(0xff) | f5.bit();
/// assert_eq!(set.count(), 9);
/// assert!(set.has(f5) && !(!set).has(f5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Squares(pub u64);

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);
    /// The 64 squares of the board.
    pub const ALL: Self = Self(!0);

    /// How many squares are in the set.
    #[inline(always)]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no square is in the set.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a square is in the set.
    #[inline(always)]
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.bit().0 != 0
    }

    /// The set without its lowest square.
    #[inline(always)]
    pub const fn without_lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }
}

impl Not for Squares {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

macro_rules! joined {
    ($($Op:ident $op:ident $OpAssign:ident $op_assign:ident $sign:tt;)*) => {$(
        impl $Op for Squares {
            type Output = Self;

            #[inline(always)]
            fn $op(self, other: Self) -> Self {
                Self(self.0 $sign other.0)
            }
        }

        impl $OpAssign for Squares {
            #[inline(always)]
            fn $op_assign(&mut self, other: Self) {
                *self = *self $sign other;
            }
        }
    )*};
}

joined! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}

/// The text is not a square: a file `a` … `h` and a rank `1` … `8`, in either case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError(String);

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a square (a1 to h8)", self.0)
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let &[file, rank @ b'1'..=b'8'] = text.as_bytes()
            && let file @ b'a'..=b'h' = file.to_ascii_lowercase()
        {
            return Ok(Self((rank - b'1') * 8 + (file - b'a')));
        }
        Err(ParseSquareError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_back_from_its_name_in_either_case() {
        for index in 0..64 {
            let square = Square::new(index);
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
        }
    }

    #[test]
    fn a_text_that_is_no_square_is_named_in_the_error() {
        for text in ["", "a", "a0", "a9", "i1", "5f", "f55", "é1"] {
            let error = text.parse::<Square>().unwrap_err();
            assert!(error.to_string().contains(&format!("{text:?}")));
        }
    }

    #[test]
    fn a_set_is_walked_from_its_lowest_square() {
        let squares: Vec<_> = Square::all(Squares(1 | 1 << 37 | 1 << 63)).map(Square::index).collect();
        assert_eq!(squares, [0, 37, 63]);
        assert_eq!(Square::all(Squares::NONE).count(), 0);
        assert_eq!([1 << 63 | 1 << 37, 1, 0].map(|set| Square::first(Squares(set)).index()), [37, 0, 0]);
        assert_eq!(Square::all(Squares::ALL).count(), 64);
    }
}
