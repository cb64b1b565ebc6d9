//! The same as one vector.

use std::arch::wasm32::*;

/// Two words as the lanes of a vector.
#[derive(Clone, Copy)]
pub(super) struct Lanes(v128);

impl Lanes {
    /// The same word in both lanes.
    #[inline(always)]
    pub fn both(word: u64) -> Self {
        Self(u64x2_splat(word))
    }

    /// For each of two boards the board and its mirror image.
    #[inline(always)]
    pub fn with_mirrors([first, second]: [u64; 2]) -> [Self; 2] {
        // These are shuffles for which V8 has instructions; for any other it builds a mask by four of them.
        let boards = u64x2(first, second);
        let mirrored = u8x16_shuffle::<7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8>(boards, boards);
        [Self(u64x2_shuffle::<0, 2>(boards, mirrored)), Self(u64x2_shuffle::<1, 3>(boards, mirrored))]
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

    /// Each lane moved down by so many squares.
    #[inline(always)]
    pub fn down(self, squares: u32) -> Self {
        Self(u64x2_shr(self.0, squares))
    }

    /// The sum of each lane and that of `other`; what leaves a lane is lost.
    #[inline(always)]
    pub fn plus(self, other: Self) -> Self {
        Self(i64x2_add(self.0, other.0))
    }

    /// All bits of each lane that is the same as that of `other`.
    #[inline(always)]
    pub fn equals(self, other: Self) -> Self {
        Self(i64x2_eq(self.0, other.0))
    }

    /// The first lane united with the second mirrored back.
    #[inline(always)]
    pub fn join(self) -> u64 {
        let mirrored = u8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 0, 0, 0, 0, 0, 0, 0, 0>(self.0, self.0);
        u64x2_extract_lane::<0>(v128_or(self.0, mirrored))
    }
}
