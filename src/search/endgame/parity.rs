//! Parity: which empty squares lie in regions with an odd number of them.
//!
//! The side that moves into an odd region can expect to make the last move there, which gains discs, so those squares
//! are tried first. The four quadrants of the board approximate the real regions, because they cost almost nothing to
//! update.

use crate::types::Square;

/// The squares of the quadrants with an odd number of empty squares.
#[derive(Clone, Copy)]
pub(super) struct Parity(u64);

impl Parity {
    pub fn of(empties: u64) -> Self {
        Self(Square::all(empties).fold(0, |odd, square| odd ^ QUADRANT[square.index()]))
    }

    /// The parity after a disc is placed on `square`.
    #[inline(always)]
    pub fn after(self, square: Square) -> Self {
        Self(self.0 ^ QUADRANT[square.index()])
    }

    /// The squares of the odd quadrants.
    #[inline(always)]
    pub fn odd_squares(self) -> u64 {
        self.0
    }

    /// The squares of a set of four empty ones, those of odd quadrants first.
    #[inline(always)]
    pub fn order_4(self, empties: u64) -> [Square; 4] {
        let odd = empties & self.0;
        // Of four squares two are in odd quadrants, or all of them or none.
        let first = prefer(odd, empties);
        let second = without_lowest(first);
        let third = match without_lowest(second) {
            0 => empties & !odd,
            rest => rest,
        };
        [first, second, third, without_lowest(third)].map(Square::first)
    }
}

/// The squares that are in `preferred`, or all if none is.
#[inline(always)]
pub(super) fn prefer(preferred: u64, squares: u64) -> u64 {
    match squares & preferred {
        0 => squares,
        found => found,
    }
}

#[inline(always)]
fn without_lowest(squares: u64) -> u64 {
    squares & squares.wrapping_sub(1)
}

/// The quadrant of the board in which each square lies.
static QUADRANT: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        // The file's and the rank's half are bits 2 and 5 of the index.
        table[square] = 0x0f0f_0f0f << (square & 0o44);
        square += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_odd_squares_updated_by_moves_equal_those_computed_from_scratch() {
        let mut empties = !0u64;
        let mut parity = Parity::of(empties);
        for square in Square::all(!0).step_by(3) {
            empties &= !square.bit();
            parity = parity.after(square);
            for quadrant in [
                0x0000_0000_0f0f_0f0fu64,
                0x0000_0000_f0f0_f0f0,
                0x0f0f_0f0f_0000_0000,
                0xf0f0_f0f0_0000_0000,
            ] {
                let odd = (empties & quadrant).count_ones() % 2 == 1;
                assert_eq!(parity.odd_squares() & quadrant, if odd { quadrant } else { 0 });
            }
        }
    }
}
