//! Two 64-bit sets of squares side by side in one vector, so that one instruction works on both.
//!
//! They hold a board and its mirror image, top to bottom: a direction that rises in one falls in the other.

use wide::bytemuck::cast;
use wide::{u8x16, u64x2};

/// A vector with two 64-bit lanes.
#[derive(Clone, Copy)]
pub(super) struct Lanes(u64x2);

impl Lanes {
    /// One word in both lanes.
    #[inline(always)]
    pub fn both(word: u64) -> Self {
        Self(u64x2::splat(word))
    }

    /// For each of two boards the board and its mirror image.
    #[inline(always)]
    pub fn with_mirrors([first, second]: [u64; 2]) -> [Self; 2] {
        let mirrored = shuffled(u64x2::new([first, second]), MIRRORED).to_array();
        [Self::load(&[first, mirrored[0]]), Self::load(&[second, mirrored[1]])]
    }

    #[inline(always)]
    pub fn load(words: &[u64; 2]) -> Self {
        Self(u64x2::new(*words))
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Each lane shifted up by a number of squares.
    #[inline(always)]
    pub fn up(self, squares: u32) -> Self {
        Self(self.0 << squares)
    }

    /// Each lane shifted down by a number of squares.
    #[inline(always)]
    pub fn down(self, squares: u32) -> Self {
        Self(self.0 >> squares)
    }

    /// The sum of each lane and that of `other`; a carry out of a lane is lost.
    #[inline(always)]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// A mask: all bits of each lane that equals the same lane of `other`.
    #[inline(always)]
    pub fn equals(self, other: Self) -> Self {
        Self(self.0.simd_eq(other.0))
    }

    /// The first lane united with the second mirrored back.
    #[inline(always)]
    pub fn join(self) -> u64 {
        (self.0 | shuffled(self.0, TURNED)).to_array()[0]
    }
}

/// Where the bytes of two mirrored words come from. WebAssembly has no instruction that swaps the bytes of a word, but
/// one that shuffles those of a vector.
const MIRRORED: u8x16 = u8x16::new([7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8]);
/// Where they come from when the words are swapped besides.
const TURNED: u8x16 = u8x16::new([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);

#[inline(always)]
fn shuffled(words: u64x2, bytes: u8x16) -> u64x2 {
    cast(cast::<_, u8x16>(words).shuffle_zeroing(bytes))
}
