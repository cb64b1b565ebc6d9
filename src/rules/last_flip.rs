//! How many discs the last empty square flips.
//!
//! On a board with one empty square every other square is the player's or the opponent's, so the player's discs alone
//! decide. Each of the four lines through the square is gathered into a byte, by masking and multiplying or by
//! shifting, and a table has the count for each byte. Compare
//! <https://www.chessprogramming.org/Kindergarten_Bitboards>.

use crate::types::{Square, Squares};

use super::bitboard::{FILE_A, squares_of_file};

/// `COUNT[at][line]`: discs flipped on a line of eight by a disc at `at`, the player's discs being `line`.
static COUNT: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut at = 0;
    while at < 8 {
        let mut line = 0;
        while line < 256 {
            table[at][line] = (run(line, at as i32, 1) + run(line, at as i32, -1)) as u8;
            line += 1;
        }
        at += 1;
    }
    table
};

/// The length of the run of other discs from `at` that a disc of `line` closes, or 0 where the edge comes first.
const fn run(line: usize, at: i32, step: i32) -> i32 {
    let (mut length, mut next) = (0, at + step);
    while next >= 0 && next < 8 {
        if line >> next & 1 == 1 {
            return length;
        }
        length += 1;
        next += step;
    }
    0
}

/// The diagonals through each square: first the one that rises with the file, then the other.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            let files = other % 8 - square as i32 % 8;
            let ranks = other / 8 - square as i32 / 8;
            if files == ranks {
                diagonals[square][0] |= 1 << other;
            }
            if files == -ranks {
                diagonals[square][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    diagonals
};

/// The number of discs that the player flips by placing a disc on `square`, the only empty square of the board.
#[inline(always)]
pub fn count_last_flips(Squares(player): Squares, square: Square) -> u32 {
    let index = square.index();
    let (file, rank) = (index & 7, index >> 3);
    let [rising, falling] = DIAGONALS[index];
    let by_file = &COUNT[file];
    let on_rank = by_file[(player >> (rank * 8)) as usize & 0xff];
    let on_file = COUNT[rank][squares_of_file(player, file as u32)];
    // A diagonal has at most one square in each file, so multiplying by the a-file adds it up into the top rank.
    let on_rising = by_file[((player & rising).wrapping_mul(FILE_A) >> 56) as usize];
    let on_falling = by_file[((player & falling).wrapping_mul(FILE_A) >> 56) as usize];
    u32::from(on_rank) + u32::from(on_file) + u32::from(on_rising) + u32::from(on_falling)
}
