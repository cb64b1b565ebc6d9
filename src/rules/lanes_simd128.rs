//! The same as one vector.

use std::arch::wasm32::*;

/// A board and its mirror image as the two lanes of one vector.
#[derive(Clone, Copy)]
pub(super) struct Lanes(v128);

impl Lanes {
    #[inline(always)]
    pub fn with_mirror(board: u64) -> Self {
        let board = u64x2_splat(board);
        Self(u8x16_shuffle::<0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8>(board, board))
    }

    /// The same bits in both lanes.
    #[inline(always)]
    pub fn both(bits: u64) -> Self {
        Self(u64x2_splat(bits))
    }

    #[inline(always)]
    pub fn load(words: &[u64; 2]) -> Self {
        // SAFETY: two words are the sixteen bytes that the load reads; it asks for no alignment.
        Self(unsafe { v128_load(words.as_ptr().cast()) })
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Self(v128_and(self.0, other.0))
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Self(v128_or(self.0, other.0))
    }

    /// Each lane moved up by so many squares.
    #[inline(always)]
    pub fn up(self, squares: u32) -> Self {
        Self(i64x2_shl(self.0, squares))
    }

    /// The lowest bit of each lane.
    #[inline(always)]
    pub fn lowest_bits(self) -> Self {
        Self(v128_and(self.0, i64x2_neg(self.0)))
    }

    /// The bits below the single bit of each lane; none where the lane is empty.
    #[inline(always)]
    pub fn below_or_none(self) -> Self {
        // A lane that is not zero compares to -1, which the addition takes off.
        Self(i64x2_add(self.0, i64x2_ne(self.0, i64x2_splat(0))))
    }

    /// The first lane united with the second mirrored back.
    #[inline(always)]
    pub fn join(self) -> u64 {
        let mirrored = u8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 0, 0, 0, 0, 0, 0, 0, 0>(self.0, self.0);
        u64x2_extract_lane::<0>(v128_or(self.0, mirrored))
    }
}
