//! Which empty squares lie in regions with an odd number of them.
//!
//! Whoever moves into an odd region can expect to move there last, which is worth discs; so those squares are tried
//! first. The regions are the four quarters of the board, a stand-in for the real ones that costs nothing to
//! update.

use crate::types::Square;

/// The squares of the quarters with an odd number of empty squares.
#[derive(Clone, Copy)]
pub(super) struct Parity(u64);

impl Parity {
    pub fn of(empties: u64) -> Self {
        Self(Square::all(empties).fold(0, |odd, square| odd ^ QUARTER[square.index()]))
    }

    /// The parity after a disc is placed on `square`.
    #[inline(always)]
    pub fn after(self, square: Square) -> Self {
        Self(self.0 ^ QUARTER[square.index()])
    }

    /// The squares of the odd quarters.
    #[inline(always)]
    pub fn odd_squares(self) -> u64 {
        self.0
    }
}

/// The quarter of the board in which each square lies.
static QUARTER: [u64; 64] = {
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
    fn the_odd_squares_follow_every_move_as_if_counted_anew() {
        let mut empties = !0u64;
        let mut parity = Parity::of(empties);
        for square in Square::all(!0).step_by(3) {
            empties &= !square.bit();
            parity = parity.after(square);
            for quarter in [
                0x0000_0000_0f0f_0f0fu64,
                0x0000_0000_f0f0_f0f0,
                0x0f0f_0f0f_0000_0000,
                0xf0f0_f0f0_0000_0000,
            ] {
                let odd = (empties & quarter).count_ones() % 2 == 1;
                assert_eq!(parity.odd_squares() & quarter, if odd { quarter } else { 0 });
            }
        }
    }
}
