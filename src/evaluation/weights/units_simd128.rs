//! The same as vectors, which the compiler does not make of it for WebAssembly.

use std::arch::wasm32::*;

use super::FULL;
use super::model::{GROUP, LINEAR, Row, Stage, UNITS};

/// The sums of the units, eight in each vector; the first holds the linear ones.
pub(super) struct Units([v128; UNITS / 8]);

const _: () = assert!(LINEAR == 8 && UNITS.is_multiple_of(16));

impl Units {
    /// The sums to begin with.
    #[inline(always)]
    pub fn of(stage: &Stage) -> Self {
        Self(vectors(&stage.biases))
    }

    /// Adds what the contents of some patterns say.
    #[inline(always)]
    pub fn add(&mut self, rows: [&Row; GROUP]) {
        for (half, sums) in self.0.as_chunks_mut::<2>().0.iter_mut().enumerate() {
            // SAFETY: each load reads sixteen of the numbers and asks for no alignment.
            let [a, b, c, d] = rows.map(|row| unsafe { v128_load(row.0[16 * half..][..16].as_ptr().cast()) });
            // As no number is beyond `Row::MOST`, 8 bits hold the sum.
            let sum = i8x16_add(i8x16_add(a, b), i8x16_add(c, d));
            sums[0] = i16x8_add(sums[0], i16x8_extend_low_i8x16(sum));
            sums[1] = i16x8_add(sums[1], i16x8_extend_high_i8x16(sum));
        }
    }

    /// What the units are worth, in 1/128 disc with [`VALUE_BITS`](super::VALUE_BITS) binary places.
    #[inline(always)]
    pub fn value(&self, stage: &Stage) -> i32 {
        let weights = vectors(&stage.weights);
        let linear = i32x4_shl(i32x4_dot_i16x8(self.0[0], weights[0]), FULL.ilog2());
        let sum = (1..UNITS / 8).fold(linear, |sum, place| {
            let part = i16x8_min(i16x8_max(self.0[place], i16x8_splat(0)), i16x8_splat(FULL));
            i32x4_add(sum, i32x4_dot_i16x8(i16x8_mul(part, part), weights[place]))
        });
        let halves = i32x4_add(sum, i32x4_shuffle::<2, 3, 0, 1>(sum, sum));
        i32x4_extract_lane::<0>(halves) + i32x4_extract_lane::<1>(halves)
    }
}

#[inline(always)]
fn vectors(numbers: &[i16; UNITS]) -> [v128; UNITS / 8] {
    // SAFETY: each load reads eight of the numbers and asks for no alignment.
    std::array::from_fn(|place| unsafe { v128_load(numbers[8 * place..][..8].as_ptr().cast()) })
}
