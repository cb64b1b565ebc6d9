//! The slots that the small caches of the search use: one for each value of the highest bits of a board's hash.

use crate::rules::Board;

/// Slots that all hold `value`. Their number is part of the type, so look-ups need no bounds check.
pub(super) fn slots<T: Copy, const COUNT: usize>(value: T) -> Box<[T; COUNT]> {
    let slots = vec![value; COUNT].into_boxed_slice();
    let Ok(slots) = slots.try_into() else { unreachable!("the vector has the array's length") };
    slots
}

/// A hash of a board whose highest bits are well mixed.
#[inline(always)]
pub(super) fn hash(board: Board) -> u64 {
    // Two odd multipliers (from the golden ratio and from SplitMix64) spread both sides over the top bits.
    let player = board.player.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let opponent = board.opponent.0.wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(32);
    (player ^ opponent).wrapping_mul(0x94d0_49bb_1331_11eb)
}
