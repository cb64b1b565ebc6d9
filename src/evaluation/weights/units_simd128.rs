//! The same as vectors, which the compiler does not make of it for WebAssembly.

use std::arch::wasm32::*;
use std::hint::black_box;

use super::FULL;
use super::model::{Row, Stage, UNITS};
use crate::evaluation::patterns::CORNERS;

const _: () = assert!(UNITS == 16, "a vector holds the units of a row");

/// The sums of the units at the corners and edges.
pub(super) struct Units {
    corners: [v128; CORNERS],
    edges: [v128; CORNERS],
    /// A bit for each branch to come: all are set, which the compiler does not know.
    branches: u32,
}

impl Units {
    /// The sums to begin with.
    #[inline(always)]
    pub fn of(stage: &Stage) -> Self {
        Self {
            corners: [vector(&stage.biases); CORNERS],
            edges: [i8x16_splat(0); CORNERS],
            branches: black_box(!0),
        }
    }

    /// True. What comes after a branch stays there: without branches V8 loads all rows before it adds the first, and has
    /// to put most of them aside.
    #[inline(always)]
    fn takes_branch(&mut self) -> bool {
        let taken = self.branches & 1 == 1;
        self.branches >>= 1;
        taken
    }

    /// Adds what two contents at each corner say that are mirror images of each other.
    #[inline(always)]
    pub fn add_twins<'a>(&mut self, row: impl Fn(usize) -> &'a Row, twin: impl Fn(usize) -> &'a Row) {
        let both = |at| i8x16_add_sat(vector(&row(at).0), vector(&twin(at).0));
        self.corners = std::array::from_fn(|at| i8x16_add_sat(self.corners[at], both(at)));
    }

    /// Adds what a content at each corner says.
    #[inline(always)]
    pub fn add_at_corners<'a>(&mut self, row: impl Fn(usize) -> &'a Row) {
        if self.takes_branch() {
            self.corners = std::array::from_fn(|at| i8x16_add_sat(self.corners[at], vector(&row(at).0)));
        }
    }

    /// Adds what the content along each edge says.
    #[inline(always)]
    pub fn add_at_edges<'a>(&mut self, row: impl Fn(usize) -> &'a Row) {
        if self.takes_branch() {
            self.edges = std::array::from_fn(|at| i8x16_add_sat(self.edges[at], vector(&row(at).0)));
        }
    }

    /// What the units are worth, in 1/128 disc with [`VALUE_BITS`](super::VALUE_BITS) binary places.
    #[inline(always)]
    pub fn value(&self, stage: &Stage) -> i32 {
        let ([a1, h1, a8, h8], [rank_1, rank_8, file_a, file_h]) = (self.corners, self.edges);
        let plus = i8x16_add_sat;
        let corners = [
            plus(a1, plus(rank_1, file_a)),
            plus(h1, plus(rank_1, file_h)),
            plus(a8, plus(rank_8, file_a)),
            plus(h8, plus(rank_8, file_h)),
        ];
        let edges = [
            plus(rank_1, plus(a1, h1)),
            plus(rank_8, plus(a8, h8)),
            plus(file_a, plus(a1, a8)),
            plus(file_h, plus(h1, h8)),
        ];
        const { assert!(CORNERS as i32 * (FULL as i32).pow(2) <= i16::MAX as i32, "16 bits hold the squares") };
        let squares = |place: usize| {
            // The numbers of a corner and of an edge side by side, each where it counts.
            let sums = i64x2_shuffle::<0, 3>(corners[place], edges[place]);
            let clamped = i8x16_min(i8x16_max(sums, i8x16_splat(0)), i8x16_splat(FULL));
            [u16x8_extend_low_u8x16(clamped), u16x8_extend_high_u8x16(clamped)]
                .map(|sums| i16x8_mul(sums, sums))
        };
        let plus = |[a, b]: [v128; 2], [c, d]: [v128; 2]| [i16x8_add(a, c), i16x8_add(b, d)];
        let [of_corners, of_edges] = plus(plus(squares(0), squares(1)), plus(squares(2), squares(3)));
        let (for_corners, for_edges) = stage.weights.split_at(UNITS / 2);
        let worth = i32x4_add(
            i32x4_dot_i16x8(of_corners, half(for_corners)),
            i32x4_dot_i16x8(of_edges, half(for_edges)),
        );
        let pairs = i32x4_add(worth, i32x4_shuffle::<2, 3, 0, 1>(worth, worth));
        i32x4_extract_lane::<0>(pairs).wrapping_add(i32x4_extract_lane::<1>(pairs))
    }
}

#[inline(always)]
fn vector(numbers: &[i8; UNITS]) -> v128 {
    // SAFETY: the load reads all sixteen numbers and asks for no alignment.
    unsafe { v128_load(numbers.as_ptr().cast()) }
}

#[inline(always)]
fn half(numbers: &[i16]) -> v128 {
    assert_eq!(numbers.len(), UNITS / 2);
    // SAFETY: the load reads all eight numbers and asks for no alignment.
    unsafe { v128_load(numbers.as_ptr().cast()) }
}
