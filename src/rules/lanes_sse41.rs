//! The same as one vector, where the processor has SSE4.1.
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "each asks only for SSE4.1, without which this file is not compiled"
)]

use std::arch::x86_64::*;

/// Two words as the lanes of a vector.
#[derive(Clone, Copy)]
pub(super) struct Lanes(__m128i);

impl Lanes {
    #[inline(always)]
    fn of([first, second]: [u64; 2]) -> Self {
        Self(unsafe { _mm_set_epi64x(second as i64, first as i64) })
    }

    /// The same word in both lanes.
    #[inline(always)]
    pub fn both(word: u64) -> Self {
        Self::of([word; 2])
    }

    /// For each of two boards the board and its mirror image.
    #[inline(always)]
    pub fn with_mirrors(boards: [u64; 2]) -> [Self; 2] {
        boards.map(|board| Self::of([board, board.swap_bytes()]))
    }

    #[inline(always)]
    pub fn load(words: &[u64; 2]) -> Self {
        Self::of(*words)
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Self(unsafe { _mm_and_si128(self.0, other.0) })
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Self(unsafe { _mm_or_si128(self.0, other.0) })
    }

    /// Each lane moved up by so many squares.
    #[inline(always)]
    pub fn up(self, squares: u32) -> Self {
        Self(unsafe { _mm_sll_epi64(self.0, _mm_cvtsi32_si128(squares as i32)) })
    }

    /// Each lane moved down by so many squares.
    #[inline(always)]
    pub fn down(self, squares: u32) -> Self {
        Self(unsafe { _mm_srl_epi64(self.0, _mm_cvtsi32_si128(squares as i32)) })
    }

    /// The sum of each lane and that of `other`; what leaves a lane is lost.
    #[inline(always)]
    pub fn plus(self, other: Self) -> Self {
        Self(unsafe { _mm_add_epi64(self.0, other.0) })
    }

    /// All bits of each lane that is the same as that of `other`.
    #[inline(always)]
    pub fn equals(self, other: Self) -> Self {
        Self(unsafe { _mm_cmpeq_epi64(self.0, other.0) })
    }

    /// The first lane united with the second mirrored back.
    #[inline(always)]
    pub fn join(self) -> u64 {
        let [first, second] = unsafe { [_mm_cvtsi128_si64(self.0), _mm_extract_epi64::<1>(self.0)] };
        first as u64 | (second as u64).swap_bytes()
    }
}

#[cfg(test)]
#[path = "lanes.rs"]
mod portable;

#[cfg(test)]
mod tests {
    use super::{Lanes, portable};

    proptest::proptest! {
        #[test]
        fn every_step_gives_what_two_words_give(words: [u64; 2], others: [u64; 2], squares in 0u32..20) {
            type Words = portable::Lanes;
            let (fast, slow) = (Lanes::load(&words), Words::load(&words));
            let (other_fast, other_slow) = (Lanes::load(&others), Words::load(&others));
            let [mirrored_fast, _] = Lanes::with_mirrors(words);
            let [mirrored_slow, _] = Words::with_mirrors(words);
            let pairs = [
                (mirrored_fast, mirrored_slow),
                (Lanes::both(words[0]), Words::both(words[0])),
                (fast.and(other_fast), slow.and(other_slow)),
                (fast.or(other_fast), slow.or(other_slow)),
                (fast.up(squares), slow.up(squares)),
                (fast.down(squares), slow.down(squares)),
                (fast.plus(other_fast), slow.plus(other_slow)),
                (fast.equals(other_fast), slow.equals(other_slow)),
                (fast.equals(fast), slow.equals(slow)),
            ];
            for (fast, slow) in pairs {
                for lane in [[!0, 0], [0, !0], [!0, !0]] {
                    let (fast, slow) = (fast.and(Lanes::load(&lane)), slow.and(Words::load(&lane)));
                    proptest::prop_assert_eq!(fast.join(), slow.join());
                }
            }
        }
    }
}
