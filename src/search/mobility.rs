use crate::rules::CORNERS;

/// The mobility in move ordering: the number of legal moves, corners counted twice.
#[inline(always)]
pub(super) fn weighted_mobility(moves: u64) -> i32 {
    (moves.count_ones() + (moves & CORNERS).count_ones()) as i32
}
