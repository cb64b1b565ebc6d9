//! Stable discs on the four edges, from a table of all 3^8 edges.

use crate::rules::{Board, FILE_A, squares_of_file};
use crate::types::Squares;

/// The index of an edge: in base three, 1 for each disc of the player and 2 for each of the opponent.
#[inline(always)]
const fn ternary(player: usize, opponent: usize) -> usize {
    // Every index is smaller already; the remainder proves it to the compiler, which then leaves out the bounds check.
    (TERNARY[player] as usize + 2 * TERNARY[opponent] as usize) % EDGES
}

/// A power of two above the 3^8 edges, so that an index is bounded by a mask instead of a check.
const EDGES: usize = 1 << 13;

/// A set of eight squares read as digits in base three.
static TERNARY: [u16; 256] = {
    let mut table = [0; 256];
    let mut set = 1;
    while set < 256 {
        // The number without the top bit's digit is known already.
        let top = usize::ilog2(set);
        table[set] = table[set ^ (1 << top)] + 3u16.pow(top);
        set += 1;
    }
    table
};

/// For each edge, the player's discs on it that no way of filling it flips.
#[allow(
    long_running_const_eval,
    reason = "6561 edges with 16 moves each take a second to compile, none to start"
)]
static STABLE: [u8; EDGES] = {
    let mut table = [0; EDGES];
    // Edges with fewer empty squares come first, because the others are made of them.
    let mut empty_count = 0;
    while empty_count <= 8 {
        let mut player = 0;
        while player < 256 {
            let mut opponent = 0;
            while opponent < 256 {
                if player & opponent == 0 && usize::count_ones(player | opponent) + empty_count == 8 {
                    table[ternary(player, opponent)] = survivors(&table, player, opponent);
                }
                opponent += 1;
            }
            player += 1;
        }
        empty_count += 1;
    }
    table
};

/// The player's discs that survive every first move on the edge by either side, and all that follows.
const fn survivors(table: &[u8; EDGES], player: usize, opponent: usize) -> u8 {
    let mut stable = player;
    let mut square = 0;
    while square < 8 && stable != 0 {
        let bit = 1 << square;
        if (player | opponent) & bit == 0 {
            // A disc may be placed without flipping along the edge, because it may flip along another line.
            let own = flips(player, opponent, square);
            stable &= table[ternary(player | bit | own, opponent & !own)] as usize;
            let lost = flips(opponent, player, square);
            stable &= table[ternary(player & !lost, opponent | bit | lost)] as usize;
        }
        square += 1;
    }
    stable as u8
}

/// The discs of `other` that `own` flips along the edge by a disc on `square`.
const fn flips(own: usize, other: usize, square: i32) -> usize {
    let mut all = 0;
    let mut step = -1;
    while step <= 1 {
        let (mut run, mut next) = (0, square + step);
        while step != 0 && next >= 0 && next < 8 && other >> next & 1 == 1 {
            run |= 1 << next;
            next += step;
        }
        if next >= 0 && next < 8 && own >> next & 1 == 1 {
            all |= run;
        }
        step += 2;
    }
    all
}

/// For each edge, how many more discs that no way of filling it flips the player has on it than the opponent.
static BALANCE: [i8; EDGES] = {
    let mut table = [0; EDGES];
    let mut sets = 0;
    while sets < 256 * 256 {
        let (player, opponent) = (sets >> 8, sets & 255);
        if player & opponent == 0 {
            let own = STABLE[ternary(player, opponent)].count_ones();
            let others = STABLE[ternary(opponent, player)].count_ones();
            table[ternary(player, opponent)] = own as i8 - others as i8;
        }
        sets += 1;
    }
    table
};

/// Discs of the side to move that are stable on an edge.
#[inline]
pub(super) fn stable_discs(board: Board) -> Squares {
    let [south, north, west, east] = edges(board).map(|edge| u64::from(STABLE[edge]));
    Squares(south | north << 56 | spread_over_file(west) | spread_over_file(east) << 7)
}

/// How many more discs of the side to move than of the other side are stable on an edge, from -32 to 32 discs; those in
/// corners, which are on two edges, count twice.
#[inline(always)]
pub fn balance(board: Board) -> i32 {
    edges(board).into_iter().map(|edge| i32::from(BALANCE[edge])).sum()
}

/// The indices of rank 1, rank 8, file a and file h.
#[inline(always)]
fn edges(Board { player, opponent }: Board) -> [usize; 4] {
    let (player, opponent) = (player.0, opponent.0);
    let rank = |shift: u32| ternary((player >> shift) as usize & 0xff, (opponent >> shift) as usize & 0xff);
    let file = |file: u32| ternary(squares_of_file(player, file), squares_of_file(opponent, file));
    [rank(0), rank(56), file(0), file(7)]
}

/// Bit k of a byte, moved to the first square of rank k.
#[inline(always)]
fn spread_over_file(line: u64) -> u64 {
    // Seven copies, each one square further along, put bit k onto square 8k; bit 7 would meet a copy of another bit.
    ((line & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & FILE_A) | (line & 0x80) << 49
}
