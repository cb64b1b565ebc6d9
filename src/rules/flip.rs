//! The discs that one move flips.
//!
//! In a direction of rising square index the first square that is not the opponent's is the lowest set bit of
//! `ray & !opponent`; if it is the player's, all squares before it flip. The directions of falling index become
//! rising ones when the board is mirrored top to bottom, so the board and its mirror image travel as one pair of
//! lanes, which three steps serve for six directions. The two directions along the rank are done in one lane.

use crate::words::Square;

use super::lanes::Lanes;

/// The rays from one square: as lanes towards rank 8 (of the board and of its mirror image), and along the rank.
#[repr(C, align(16))]
struct Rays {
    up: [[u64; 2]; 3],
    east: u64,
    west: u64,
}

static RAYS: [Rays; 64] = {
    let mut rays = [const { Rays { up: [[0; 2]; 3], east: 0, west: 0 } }; 64];
    let mut square = 0;
    while square < 64 {
        let mirrored = square ^ 56;
        let mut file_step = -1;
        while file_step <= 1 {
            rays[square].up[(file_step + 1) as usize] =
                [ray(square, file_step, 1), ray(mirrored, file_step, 1)];
            file_step += 1;
        }
        rays[square].east = ray(square, 1, 0);
        rays[square].west = ray(square, -1, 0);
        square += 1;
    }
    rays
};

/// The squares from `square`, itself not included, to the edge of the board.
const fn ray(square: usize, file_step: i32, rank_step: i32) -> u64 {
    let (mut file, mut rank) = (square as i32 % 8 + file_step, square as i32 / 8 + rank_step);
    let mut set = 0;
    while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        set |= 1 << (rank * 8 + file);
        file += file_step;
        rank += rank_step;
    }
    set
}

/// The opponent's discs that the player outflanks by placing a disc on `square`, which must be empty.
#[inline(always)]
pub(super) fn flips(player: u64, opponent: u64, square: Square) -> u64 {
    let rays = &RAYS[square.index()];
    let (own, free) = (Lanes::with_mirror(player), Lanes::with_mirror(!opponent));
    let [left, straight, right] = &rays.up;
    let up = outflanked(own, free, left).or(outflanked(own, free, straight)).or(outflanked(own, free, right));
    up.join() | outflanked_east(player, opponent, rays.east) | outflanked_west(player, opponent, rays.west)
}

#[inline(always)]
fn outflanked(own: Lanes, free: Lanes, ray: &[u64; 2]) -> Lanes {
    let ray = Lanes::load(ray);
    let anchor = ray.and(free).lowest_bits().and(own);
    ray.and(anchor.below_or_none())
}

#[inline(always)]
fn outflanked_east(player: u64, opponent: u64, ray: u64) -> u64 {
    let stops = ray & !opponent;
    let anchor = stops & stops.wrapping_neg() & player;
    ray & anchor.wrapping_sub((anchor != 0) as u64)
}

#[inline(always)]
fn outflanked_west(player: u64, opponent: u64, ray: u64) -> u64 {
    // Bit 0 only stands in for "nothing stops the run": it is kept as an anchor when a1 itself is one.
    let stops = ray & !opponent;
    let anchor = (1 << 63 >> (stops | 1).leading_zeros()) & stops & player;
    // No anchor negates to the empty set.
    ray & (anchor << 1).wrapping_neg()
}
