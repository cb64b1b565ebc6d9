use crate::rules::Board;

/// A number of which any bits choose well among slots; the same for a board whoever is black.
#[inline(always)]
pub(super) fn hash(board: Board) -> u64 {
    // Two odd multipliers (from the golden ratio and from SplitMix64) spread both sides over the top bits.
    let player = board.player.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let opponent = board.opponent.wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(32);
    (player ^ opponent).wrapping_mul(0x94d0_49bb_1331_11eb)
}
