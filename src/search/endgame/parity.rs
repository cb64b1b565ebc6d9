//! Which empty squares lie in regions with an odd number of them.
//!
//! Whoever moves into an odd region can expect to move there last, which is worth discs; so those squares are tried
//! first. The regions are the four quarters of the board, a stand-in for the real ones that costs nothing to
//! update.

use crate::words::Square;

/// For each quarter of the board, whether its number of empty squares is odd; one bit each.
#[derive(Clone, Copy)]
pub(super) struct Parity(u8);

impl Parity {
    pub fn of(empties: u64) -> Self {
        Self(Square::all(empties).fold(0, |parity, square| parity ^ quarter_bit(square)))
    }

    /// The parity after a disc is placed on `square`.
    #[inline(always)]
    pub fn after(self, square: Square) -> Self {
        Self(self.0 ^ quarter_bit(square))
    }

    /// The squares of the odd quarters.
    #[inline(always)]
    pub fn odd_squares(self) -> u64 {
        ODD_SQUARES[self.0 as usize & 15]
    }
}

#[inline(always)]
const fn quarter_bit(square: Square) -> u8 {
    // The file's and the rank's half are bits 2 and 5 of the index.
    let index = square.index();
    1 << (index >> 2 & 1 | index >> 4 & 2)
}

static ODD_SQUARES: [u64; 16] = {
    let mut table = [0; 16];
    let mut at = 0;
    while at < 16 * 64 {
        let (parity, square) = (at / 64, at % 64);
        if quarter_bit(Square::new(square as u8)) & parity as u8 != 0 {
            table[parity] |= 1 << square;
        }
        at += 1;
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
