//! The discs that a move flips.
//!
//! Eight rays lead from the square of a move to the edge of the board. Call a square of a ray a *stop* when no disc of
//! the opponent is on it. The opponent's discs before the first stop flip if that stop is a disc of the player.
//!
//! Where the square index rises along the ray, one subtraction finds them: the set of stops less one loses the first
//! stop and gains every square before it. If the empty stops are all still there, the first stop is not empty, so it is
//! the player's. Where the index falls, the same works on the board mirrored top to bottom. The board and its mirror
//! image are two lanes of one vector, so three subtractions serve six rays. The two rays along the rank are looked up
//! in tables.

use crate::types::{Square, Squares};

use super::lanes::Lanes;

/// The three rays from a square towards rank 8, of the board and of its mirror image.
///
/// They lie one square lower, as a1 is on none; the top bit, which is free, stands for a last empty square beyond the
/// board that ends every ray.
#[repr(align(64))]
struct Rays([[u64; 2]; 3]);

static RAYS: [Rays; 64] = {
    let mut rays = [const { Rays([[0; 2]; 3]) }; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 3 {
            let file_step = direction as i32 - 1;
            rays[square].0[direction] = [ray(square, file_step), ray(square ^ 56, file_step)];
            direction += 1;
        }
        square += 1;
    }
    rays
};

/// The bit beyond the board.
const BEYOND: u64 = 1 << 63;

/// The squares from `square`, itself not included, to the edge of the board and beyond.
const fn ray(square: usize, file_step: i32) -> u64 {
    let (mut file, mut rank) = (square as i32 % 8 + file_step, square as i32 / 8 + 1);
    let mut set = BEYOND;
    while file >= 0 && file < 8 && rank < 8 {
        set |= 1 << (rank * 8 + file - 1);
        file += file_step;
        rank += 1;
    }
    set
}

/// What a disc on a square of a rank flips along it, by the files of the rank as bits.
struct RankFlips {
    /// `[at][others]`: where the runs of `others` on either side of `at` end, if not at the edge.
    ends: [[u8; 256]; 8],
    /// `[at][ends]`: the squares between `at` and `ends`.
    between: [[u8; 256]; 8],
}

static RANK_FLIPS: RankFlips = {
    let mut tables = RankFlips { ends: [[0; 256]; 8], between: [[0; 256]; 8] };
    let mut at = 0;
    while at < 8 {
        let mut files = 0;
        while files < 256 {
            let (east, west) = (end_of_run(files, at, 1), end_of_run(files, at, -1));
            tables.ends[at as usize][files] = east | west;
            // Seen from `at`, the squares between it and an end are a run of those that are no end.
            let (east, west) = (end_of_run(!files, at, 1), end_of_run(!files, at, -1));
            tables.between[at as usize][files] = squares_between(at, east) | squares_between(at, west);
            files += 1;
        }
        at += 1;
    }
    tables
};

/// The first square that is not in `files` on the way from `at`, as a bit; none beside `at` and beyond the edge.
const fn end_of_run(files: usize, at: i32, step: i32) -> u8 {
    let mut next = at + step;
    while next >= 0 && next < 8 && files >> next & 1 == 1 {
        next += step;
    }
    if next < 0 || next > 7 || next == at + step { 0 } else { 1 << next }
}

/// The squares between `at` and the single square `end`, as bits; none when there is no end.
const fn squares_between(at: i32, end: u8) -> u8 {
    let start = 1u8 << at;
    match end {
        0 => 0,
        _ if end > start => (end - 1) & !(start | (start - 1)),
        _ => (start - 1) & !(end | (end - 1)),
    }
}

/// The opponent's discs that the player outflanks by placing a disc on `square`, which must be empty.
#[inline(always)]
pub(super) fn flips(Squares(player): Squares, Squares(opponent): Squares, square: Square) -> Squares {
    let [stops, empties] = Lanes::with_mirrors([!opponent, !(player | opponent)])
        .map(|squares| squares.down(1).or(Lanes::both(BEYOND)));
    let Rays([left, straight, right]) = &RAYS[square.index()];
    let [left, straight, right] = [left, straight, right].map(|ray| outflanked(stops, empties, ray));
    let outflanked = left.or(straight).or(right).up(1).join() & opponent;
    Squares(outflanked | outflanked_beside(player, opponent, square))
}

/// The squares before the first stop of a ray if that stop is the player's; squares after it may be set too.
#[inline(always)]
fn outflanked(stops: Lanes, empties: Lanes, ray: &[u64; 2]) -> Lanes {
    let ray = Lanes::load(ray);
    let all_but_first = ray.and(stops).plus(Lanes::both(u64::MAX));
    let empties = ray.and(empties);
    ray.and(all_but_first).and(empties.and(all_but_first).equals(empties))
}

/// The discs outflanked along the rank.
#[inline(always)]
fn outflanked_beside(player: u64, opponent: u64, square: Square) -> u64 {
    let (file, shift) = (square.index() & 7, square.index() & 56);
    let ends = RANK_FLIPS.ends[file][(opponent >> shift) as usize & 0xff];
    u64::from(RANK_FLIPS.between[file][usize::from(ends & (player >> shift) as u8)]) << shift
}
