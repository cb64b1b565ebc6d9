//! Parity: which empty squares lie in regions with an odd number of them.
//!
//! The side that moves into an odd region can expect to make the last move there, which gains discs, so those squares
//! are tried first. The four quadrants of the board approximate the real regions, because they cost almost nothing to
//! update.

use crate::types::{Square, Squares};

/// The squares of the quadrants with an odd number of empty squares.
#[derive(Clone, Copy)]
pub(super) struct Parity(Squares);

impl Parity {
    pub fn of(empties: Squares) -> Self {
        Self(Square::all(empties).fold(Squares::NONE, |odd, square| odd ^ QUADRANT[square.index()]))
    }

    /// The parity after a disc is placed on `square`.
    #[inline(always)]
    pub fn after(self, square: Square) -> Self {
        Self(self.0 ^ QUADRANT[square.index()])
    }

    /// The squares of the odd quadrants.
    #[inline(always)]
    pub fn odd_squares(self) -> Squares {
        self.0
    }

    /// The squares of a set of four empty ones, those of odd quadrants first.
    #[inline(always)]
    pub fn order_4(self, empties: Squares) -> [Square; 4] {
        let odd = empties & self.0;
        // Of four squares two are in odd quadrants, or all of them or none.
        let first = prefer(odd, empties);
        let second = first.without_lowest();
        let rest = second.without_lowest();
        let third = if rest.is_empty() { empties & !odd } else { rest };
        [first, second, third, third.without_lowest()].map(Square::first)
    }
}

/// The squares that are in `preferred`, or all if none is.
#[inline(always)]
pub(super) fn prefer(preferred: Squares, squares: Squares) -> Squares {
    let found = squares & preferred;
    if found.is_empty() { squares } else { found }
}

/// The quadrant of the board in which each square lies.
static QUADRANT: [Squares; 64] = {
    let mut table = [Squares::NONE; 64];
    let mut square = 0;
    while square < 64 {
        // The file's and the rank's half are bits 2 and 5 of the index.
        table[square] = Squares(0x0f0f_0f0f << (square & 0o44));
        square += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odd_squares_updated_by_moves_equal_those_computed_from_scratch() {
        let mut empties = Squares::ALL;
        let mut parity = Parity::of(empties);
        for square in Square::all(Squares::ALL).step_by(3) {
            empties &= !square.bit();
            parity = parity.after(square);
            for quadrant in
                [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000]
                    .map(Squares)
            {
                let odd = (empties & quadrant).count() % 2 == 1;
                assert_eq!(parity.odd_squares() & quadrant, if odd { quadrant } else { Squares::NONE });
            }
        }
    }
}
