//! The same with vectors, which the compiler does not make of it for WebAssembly.

use std::arch::wasm32::*;

use super::{MOST, Rank};

const _: () = assert!(MOST == 12);

#[inline(always)]
pub(super) fn largest(ranks: &[Rank; MOST]) -> Rank {
    // SAFETY: each load reads four of the twelve ranks, which are numbers of 32 bits, and asks for no alignment.
    let [first, second, third] =
        [0, 4, 8].map(|start| unsafe { v128_load(ranks[start..][..4].as_ptr().cast()) });
    let four = i32x4_max(i32x4_max(first, second), third);
    let two = i32x4_max(four, i32x4_shuffle::<2, 3, 0, 1>(four, four));
    Rank(i32x4_extract_lane::<0>(i32x4_max(two, i32x4_shuffle::<1, 0, 3, 2>(two, two))))
}
