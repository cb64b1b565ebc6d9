//! Legal moves of a whole board at once.
//!
//! A disc can be placed where a straight run of opponent discs, at least one long, leads to a disc of the player.
//! All runs in one direction grow together by parallel prefix (Kogge and Stone): steps of one, one, two and two
//! squares cover the longest run of six. See <https://www.chessprogramming.org/Kogge-Stone_Algorithm>. Eastwards along
//! the rank one addition does it, which carries through each run that it starts.
//!
//! The lanes are either a board and its mirror image, and three directions serve for six, or two boards; that finds
//! the moves of each in little more than half the time.

use super::lanes::Lanes;

/// Every square but those of the files a and h, which no run along a rank or a diagonal may cross.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The empty squares where the player can place a disc.
#[inline(always)]
pub(super) fn moves(player: u64, opponent: u64) -> u64 {
    let [own, through] = Lanes::with_mirrors([player, opponent]);
    let inner = through.and(Lanes::both(INNER_FILES));
    let above = |through: Lanes, step| past_runs_above(own, through, through.and(through.up(step)), step);
    let beyond = above(inner, 7).or(above(through, 8)).or(above(inner, 9));
    (beyond.join() | past_runs_beside(player, opponent & INNER_FILES)) & !(player | opponent)
}

/// The moves of two boards.
#[inline(always)]
pub(super) fn moves_of_two(players: [u64; 2], opponents: [u64; 2]) -> [u64; 2] {
    let (own, through) = (Lanes::of(players), Lanes::of(opponents));
    let inner = through.and(Lanes::both(INNER_FILES));
    let both_ways = |through: Lanes, step| {
        let pairs = through.and(through.up(step));
        past_runs_above(own, through, pairs, step).or(past_runs_below(own, through, pairs.down(step), step))
    };
    let east = inner.plus(inner.and(own.up(1)));
    let west = past_runs_below(own, inner, inner.and(inner.down(1)), 1);
    let beyond = east.or(west).or(both_ways(inner, 7)).or(both_ways(through, 8)).or(both_ways(inner, 9));
    beyond.without(own.or(through)).words()
}

/// The squares just past the runs of `through` that start beside `own`, `step` squares apart, in rising direction;
/// `pairs` has the squares of `through` that follow upon one of them.
#[inline(always)]
fn past_runs_above(own: Lanes, through: Lanes, pairs: Lanes, step: u32) -> Lanes {
    let one = through.and(own.up(step));
    let two = one.or(through.and(one.up(step)));
    let four = two.or(pairs.and(two.up(2 * step)));
    let six = four.or(pairs.and(four.up(2 * step)));
    six.up(step)
}

/// The same in falling direction.
#[inline(always)]
fn past_runs_below(own: Lanes, through: Lanes, pairs: Lanes, step: u32) -> Lanes {
    let one = through.and(own.down(step));
    let two = one.or(through.and(one.down(step)));
    let four = two.or(pairs.and(two.down(2 * step)));
    let six = four.or(pairs.and(four.down(2 * step)));
    six.down(step)
}

/// The same along the rank, in both directions, and squares of `through`, which leaves out the files at the side.
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
