//! The same as vectors, which the compiler does not make of it for WebAssembly.

use std::arch::wasm32::*;

use super::FULL;
use super::model::{LINEAR, Row, Stage, UNITS};

/// The sums of the units, eight in each vector; the first holds the linear ones.
pub(super) struct Units([v128; UNITS / 8]);

const _: () = assert!(LINEAR == 8 && UNITS.is_multiple_of(8));

impl Units {
    /// The sums to begin with.
    #[inline(always)]
    pub fn of(stage: &Stage) -> Self {
        Self(vectors(&stage.biases))
    }

    /// Adds what a content of a pattern says.
    #[inline(always)]
    pub fn add(&mut self, row: &Row) {
        for (sums, parts) in self.0.iter_mut().zip(row.0.as_chunks::<8>().0) {
            // SAFETY: the load reads eight bytes and asks for no alignment.
            *sums = i16x8_add(*sums, unsafe { i16x8_load_extend_i8x8(parts.as_ptr()) });
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
