//! Legal moves of a whole board at once.
//!
//! A disc can be placed where a straight run of opponent discs, at least one long, leads to a disc of the player.
//! All runs in one direction grow together by parallel prefix (Kogge and Stone): steps of one, one, two and two
//! squares cover the longest run of six. See <https://www.chessprogramming.org/Kogge-Stone_Algorithm>.

/// Every square but those of the files a and h, which no run along a rank or a diagonal may cross.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The empty squares where the player can place a disc.
#[inline(always)]
pub(super) const fn moves(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_FILES;
    let reached = beyond_runs::<1>(player, inner)
        | beyond_runs::<7>(player, inner)
        | beyond_runs::<8>(player, opponent)
        | beyond_runs::<9>(player, inner);
    reached & !(player | opponent)
}

/// The squares just past the runs of `through` that start beside `player`, `STEP` squares apart, in both directions.
#[inline(always)]
const fn beyond_runs<const STEP: u32>(player: u64, through: u64) -> u64 {
    let mut up = through & (player << STEP);
    let mut down = through & (player >> STEP);
    up |= through & (up << STEP);
    down |= through & (down >> STEP);
    let pairs_up = through & (through << STEP);
    let pairs_down = pairs_up >> STEP;
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    (up << STEP) | (down >> STEP)
}
