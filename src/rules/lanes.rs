//! Two words side by side, on which every step of a method is done at once.
//!
//! The words are a board and its mirror image, top to bottom: what rises in one falls in the other. Where there are
//! vectors of 128 bits, in WebAssembly and on x86-64 from SSE4.1 on, the lanes are one of them; elsewhere they are two
//! words.

/// Two words.
#[derive(Clone, Copy)]
pub(super) struct Lanes([u64; 2]);

impl Lanes {
    /// The same word in both lanes.
    #[inline(always)]
    pub fn both(word: u64) -> Self {
        Self([word; 2])
    }

    /// For each of two boards the board and its mirror image.
    #[inline(always)]
    pub fn with_mirrors(boards: [u64; 2]) -> [Self; 2] {
        boards.map(|board| Self([board, board.swap_bytes()]))
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

    /// Each lane moved down by so many squares.
    #[inline(always)]
    pub fn down(self, squares: u32) -> Self {
        Self(self.0.map(|lane| lane >> squares))
    }

    /// The sum of each lane and that of `other`; what leaves a lane is lost.
    #[inline(always)]
    pub fn plus(self, other: Self) -> Self {
        Self([self.0[0].wrapping_add(other.0[0]), self.0[1].wrapping_add(other.0[1])])
    }

    /// All bits of each lane that is the same as that of `other`.
    #[inline(always)]
    pub fn equals(self, other: Self) -> Self {
        let all_if = |same| u64::from(same).wrapping_neg();
        Self([all_if(self.0[0] == other.0[0]), all_if(self.0[1] == other.0[1])])
    }

    /// The first lane united with the second mirrored back.
    #[inline(always)]
    pub fn join(self) -> u64 {
        self.0[0] | self.0[1].swap_bytes()
    }
}
