//! Reference implementations of the fast routines: slow, but as simple as the rules.
//!
//! Only tests use them, to check the fast routines.

use crate::types::Square;

use super::Board;

const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// [`Board::flips`] by walking from the square in each direction.
pub fn flips(board: Board, square: Square) -> u64 {
    DIRECTIONS
        .iter()
        .map(|&direction| flips_towards(board, square, direction))
        .fold(0, |all, some| all | some)
}

fn flips_towards(board: Board, square: Square, (file_step, rank_step): (i32, i32)) -> u64 {
    let (mut file, mut rank) = (square.index() as i32 % 8, square.index() as i32 / 8);
    let mut run = 0;
    loop {
        file += file_step;
        rank += rank_step;
        if !(0..8).contains(&file) || !(0..8).contains(&rank) {
            return 0;
        }
        let bit = 1 << (rank * 8 + file);
        if board.player & bit != 0 {
            return run;
        }
        if board.opponent & bit == 0 {
            return 0;
        }
        run |= bit;
    }
}

/// [`Board::moves`] by trying every empty square.
pub fn moves(board: Board) -> u64 {
    Square::all(board.empties())
        .filter(|&square| flips(board, square) != 0)
        .fold(0, |set, square| set | square.bit())
}

/// [`perft`](super::perft) by playing every move to the last ply.
pub fn perft(board: Board, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let moves = moves(board);
    if moves != 0 {
        let children = Square::all(moves).map(|square| board.play_flips(square, flips(board, square)));
        return children.map(|child| perft(child, plies - 1)).sum();
    }
    if self::moves(board.pass()) == 0 { 1 } else { perft(board.pass(), plies - 1) }
}
