//! Legal moves of a whole board at once.
//!
//! A disc can be placed where a straight run of opponent discs, at least one long, leads to a disc of the player.
//! All runs in one direction grow together by parallel prefix (Kogge and Stone): steps of one, one, two and two
//! squares cover the longest run of six. See <https://www.chessprogramming.org/Kogge-Stone_Algorithm>.
//!
//! The board and its mirror image, side by side, take six of the eight directions in three; both directions along
//! the rank remain.

use super::lanes::Lanes;

/// Every square but those of the files a and h, which no run along a rank or a diagonal may cross.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The empty squares where the player can place a disc.
#[inline(always)]
pub(super) fn moves(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_FILES;
    let (own, through) = (Lanes::with_mirror(player), Lanes::with_mirror(opponent));
    let through_inner = through.and(Lanes::both(INNER_FILES));
    let left = above_runs(own, through_inner, 7);
    let straight = above_runs(own, through, 8);
    let right = above_runs(own, through_inner, 9);
    let up = left.or(straight).or(right);
    (up.join() | beside_runs(player, inner)) & !(player | opponent)
}

/// The squares just past the runs of `through` that start beside `own`, `step` squares apart, in rising direction.
#[inline(always)]
fn above_runs(own: Lanes, through: Lanes, step: u32) -> Lanes {
    let one = through.and(own.up(step));
    let two = one.or(through.and(one.up(step)));
    let pairs = through.and(through.up(step));
    let four = two.or(pairs.and(two.up(2 * step)));
    let six = four.or(pairs.and(four.up(2 * step)));
    six.up(step)
}

/// The same along the rank, in both directions; `through` leaves out the files at the side.
#[inline(always)]
const fn beside_runs(player: u64, through: u64) -> u64 {
    let mut east = through & (player << 1);
    let mut west = through & (player >> 1);
    east |= through & (east << 1);
    west |= through & (west >> 1);
    let pairs_east = through & (through << 1);
    let pairs_west = pairs_east >> 1;
    east |= pairs_east & (east << 2);
    west |= pairs_west & (west >> 2);
    east |= pairs_east & (east << 2);
    west |= pairs_west & (west >> 2);
    (east << 1) | (west >> 1)
}
