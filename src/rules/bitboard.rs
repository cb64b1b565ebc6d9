//! Legal moves of a whole board at once.
//!
//! A disc can be placed where a straight run of opponent discs, at least one long, leads to a disc of the player.
//! All runs in one direction grow together by parallel prefix (Kogge and Stone): steps of one, one, two and two
//! squares cover the longest run of six. See <https://www.chessprogramming.org/Kogge-Stone_Algorithm>.
//!
//! The board and its mirror image stand side by side in one vector, so three passes serve six of the eight directions.
//! Along the rank no vector is needed; eastwards a single addition carries through each run.

use crate::types::Squares;

use super::lanes::Lanes;

/// The squares of file a.
pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
/// a1, h1, a8 and h8.
pub const CORNERS: Squares = Squares(0x8100_0000_0000_0081);
/// The squares beside the corners (C- and X-squares), where a disc often gives the corner to the opponent.
pub(crate) const CORNER_NEIGHBORS: Squares = Squares(0x42c3_0000_0000_c342);

/// Every square but those of the files a and h, which no run along a rank or a diagonal may cross.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The empty squares where the player can place a disc.
#[inline(always)]
pub(super) fn moves(Squares(player): Squares, Squares(opponent): Squares) -> Squares {
    let [own, through] = Lanes::with_mirrors([player, opponent]);
    let inner = through.and(Lanes::both(INNER_FILES));
    let beyond = past_runs(own, inner, 7).or(past_runs(own, through, 8)).or(past_runs(own, inner, 9));
    Squares((beyond.join() | past_runs_beside(player, opponent & INNER_FILES)) & !(player | opponent))
}

/// The squares just past the runs of `through` that start beside `own`, `step` squares apart, in rising direction.
#[inline(always)]
fn past_runs(own: Lanes, through: Lanes, step: u32) -> Lanes {
    let one = through.and(own.up(step));
    let two = one.or(through.and(one.up(step)));
    let pairs = through.and(through.up(step));
    let four = two.or(pairs.and(two.up(2 * step)));
    let six = four.or(pairs.and(four.up(2 * step)));
    six.up(step)
}

/// The squares past runs along the rank, in both directions, and squares of `through`, which leaves out the files at
/// the side.
#[inline(always)]
const fn past_runs_beside(player: u64, through: u64) -> u64 {
    let east = through.wrapping_add(through & player << 1);
    let mut west = through & player >> 1;
    west |= through & west >> 1;
    let pairs = through & through >> 1;
    west |= pairs & west >> 2;
    west |= pairs & west >> 2;
    east | west >> 1
}

/// The squares of a file as the bits of a byte, rank 1 the lowest.
#[inline(always)]
pub(crate) const fn squares_of_file(set: u64, file: u32) -> usize {
    const FILE_TO_TOP_RANK: u64 = 0x0102_0408_1020_4080;
    ((set >> file & FILE_A).wrapping_mul(FILE_TO_TOP_RANK) >> 56) as usize
}
