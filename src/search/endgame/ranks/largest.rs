//! The largest of a few ranks, portably.

use super::{MOST, NONE, Rank};

#[inline(always)]
pub(super) fn largest(ranks: &[Rank; MOST]) -> Rank {
    ranks.iter().fold(NONE, |largest, &rank| largest.max(rank))
}
