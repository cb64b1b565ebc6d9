//! Selection of the best-ranked move from a short list, again and again until the list is empty or a cut ends it.

use wide::i32x4;

/// The most moves on a list.
pub(super) const CAPACITY: usize = 12;

/// The ranks of the moves on a list.
pub(super) struct Ranks {
    ranks: [Rank; CAPACITY],
    /// The largest rank, found while the list grew; [`NONE`] once it was taken. Most lists are cut off after it.
    largest: Rank,
}

/// The rank of a move, with the index of the move in the lowest bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(transparent)]
pub(super) struct Rank(i32);

/// The indices that the lowest bits of a rank hold.
const INDICES: i32 = 16;
const _: () = assert!(CAPACITY <= INDICES as usize && CAPACITY.is_multiple_of(4));

/// The rank of an entry without a move, or whose move was taken.
const NONE: Rank = Rank(i32::MIN);

impl Ranks {
    pub fn new() -> Self {
        Self { ranks: [NONE; CAPACITY], largest: NONE }
    }

    /// Ranks the move with an index below [`CAPACITY`]: the larger, the earlier it is taken.
    #[inline(always)]
    pub fn set(&mut self, index: usize, rank: i32) {
        let rank = Rank(rank * INDICES + index as i32);
        self.ranks[index] = rank;
        self.largest = self.largest.max(rank);
    }

    /// Takes the largest rank away and returns the index of its move.
    #[inline(always)]
    pub fn take_best(&mut self) -> Option<usize> {
        let best = match std::mem::replace(&mut self.largest, NONE) {
            NONE => self.find_largest(),
            largest => largest,
        };
        if best == NONE {
            return None;
        }
        let index = (best.0 & (INDICES - 1)) as usize;
        self.ranks[index] = NONE;
        Some(index)
    }

    #[inline(always)]
    fn find_largest(&self) -> Rank {
        let fours = self.ranks.as_chunks().0.iter().map(|four| i32x4::new(four.map(|Rank(rank)| rank)));
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
            for index in 0..count {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let rank = (state >> 24) as i32 - 128;
                ranks.set(index, rank);
                expected.push((rank, index));
            }
            expected.sort_unstable_by(|one, other| other.cmp(one));
            let taken: Vec<usize> = std::iter::from_fn(|| ranks.take_best()).collect();
            assert_eq!(taken, expected.iter().map(|&(_, index)| index).collect::<Vec<_>>());
        }
    }
}
