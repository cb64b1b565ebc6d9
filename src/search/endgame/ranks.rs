//! Selection of the best-ranked move from a short list, again and again until the list is empty or a cut ends it.

use wide::i32x4;

/// The most moves on a list.
pub(super) const CAPACITY: usize = 12;

/// The ranks of the moves on a list.
pub(super) struct Ranks([Rank; CAPACITY]);

/// The rank of a move, with the index of the move in the lowest bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(transparent)]
pub(super) struct Rank(i32);

/// The indices that the lowest bits of a rank hold.
const INDICES: i32 = 16;
const _: () = assert!(CAPACITY <= INDICES as usize && CAPACITY.is_multiple_of(4));

/// The rank of an entry without a move, or whose move was taken.
const NONE: Rank = Rank(i32::MIN);

impl Rank {
    /// Ranks the move with an index: the larger, the earlier it is taken.
    #[inline(always)]
    pub fn set(&mut self, index: usize, rank: i32) {
        self.0 = rank * INDICES + index as i32;
    }
}

impl Ranks {
    pub fn new() -> Self {
        Self([NONE; CAPACITY])
    }

    /// The ranks in the order of the list; the rest of the array is free.
    #[inline(always)]
    pub fn slots(&mut self) -> &mut [Rank; CAPACITY] {
        &mut self.0
    }

    /// Takes the largest rank away and returns the index of its move.
    #[inline(always)]
    pub fn take_best(&mut self) -> Option<usize> {
        let best = self.largest();
        if best == NONE {
            return None;
        }
        let index = (best.0 & (INDICES - 1)) as usize;
        self.0[index] = NONE;
        Some(index)
    }

    #[inline(always)]
    fn largest(&self) -> Rank {
        let fours = self.0.as_chunks().0.iter().map(|four| i32x4::new(four.map(|Rank(rank)| rank)));
        let four = fours.fold(i32x4::splat(NONE.0), i32x4::max);
        let [a, b, c, d] = four.to_array();
        let [a, b, ..] = four.max(i32x4::new([c, d, a, b])).to_array();
        Rank(a.max(b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_taken_from_the_largest_rank_to_the_smallest() {
        let mut state = 1u32;
        for count in 0..=CAPACITY {
            let mut ranks = Ranks::new();
            let mut expected = Vec::new();
            for (index, slot) in ranks.slots().iter_mut().enumerate().take(count) {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let rank = (state >> 24) as i32 - 128;
                slot.set(index, rank);
                expected.push((rank, index));
            }
            expected.sort_unstable_by(|one, other| other.cmp(one));
            let taken: Vec<usize> = std::iter::from_fn(|| ranks.take_best()).collect();
            assert_eq!(taken, expected.iter().map(|&(_, index)| index).collect::<Vec<_>>());
        }
    }
}
