//! Whole numbers as bits that are worth coding: small ones are the most frequent.

use super::arithmetic::{BitCoder, BitModel};

/// The magnitudes of which it is known how often a number is larger; larger ones are all alike.
const MAGNITUDES: usize = 13;

/// How often numbers of one kind are zero, negative, and larger than 1, 2, 3 and so on.
#[derive(Clone, Copy, Debug)]
pub struct NumberModel {
    nonzero: BitModel,
    negative: BitModel,
    /// For numbers above zero, and for those below.
    larger: [[BitModel; MAGNITUDES]; 2],
}

impl NumberModel {
    /// Numbers of which nothing is known.
    pub const NEW: Self =
        Self { nonzero: BitModel::NEW, negative: BitModel::NEW, larger: [[BitModel::NEW; MAGNITUDES]; 2] };

    /// Writes the number `known` and returns it, or reads one: from `-most` to `most`. It takes one decision for zero,
    /// and a decision more for every 1 of its magnitude.
    #[inline(always)]
    pub fn code(&mut self, coder: &mut impl BitCoder, known: i32, most: i32) -> i32 {
        if !coder.bit(&mut self.nonzero, || known != 0) {
            return 0;
        }
        let negative = coder.bit(&mut self.negative, || known < 0);
        let larger = &mut self.larger[usize::from(negative)];
        let mut magnitude = 1;
        while magnitude < most {
            let model = &mut larger[(magnitude as usize - 1).min(MAGNITUDES - 1)];
            if !coder.bit(model, || known.abs() > magnitude) {
                break;
            }
            magnitude += 1;
        }
        if negative { -magnitude } else { magnitude }
    }
}
