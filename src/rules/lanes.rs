//! A board and its mirror image, top to bottom, side by side: what rises in one falls in the other.
//!
//! WebAssembly has no byte swap, but its vector shuffle mirrors a board in one instruction: there the lanes are
//! one 128-bit vector. Everywhere else they are two words.

/// A board and its mirror image as two words.
#[derive(Clone, Copy)]
pub(super) struct Lanes([u64; 2]);

impl Lanes {
    #[inline(always)]
    pub fn with_mirror(board: u64) -> Self {
        Self([board, board.swap_bytes()])
    }

    /// The same bits in both lanes.
    #[inline(always)]
    pub fn both(bits: u64) -> Self {
        Self([bits; 2])
    }

    #[inline(always)]
    pub fn load(words: &[u64; 2]) -> Self {
        Self(*words)
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Each lane moved up by so many squares.
    #[inline(always)]
    pub fn up(self, squares: u32) -> Self {
        Self(self.0.map(|lane| lane << squares))
    }

    /// The lowest bit of each lane.
    #[inline(always)]
    pub fn lowest_bits(self) -> Self {
        Self(self.0.map(|lane| lane & lane.wrapping_neg()))
    }

    /// The bits below the single bit of each lane; none where the lane is empty.
    #[inline(always)]
    pub fn below_or_none(self) -> Self {
        Self(self.0.map(|lane| lane.wrapping_sub((lane != 0) as u64)))
    }

    /// The first lane united with the second mirrored back.
    #[inline(always)]
    pub fn join(self) -> u64 {
        self.0[0] | self.0[1].swap_bytes()
    }
}
