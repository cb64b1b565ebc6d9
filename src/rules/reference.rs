//! Reference implementations of the fast routines: slow, but as simple as the rules.
//!
//! Only tests use them, to check the fast routines.

use crate::types::{Square, Squares};

use super::Board;

const DIRECTIONS: [(i32, i32); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// [`Board::flips`] by walking from the square in each direction.
pub fn flips(board: Board, square: Square) -> Squares {
    DIRECTIONS
        .iter()
        .map(|&direction| flips_towards(board, square, direction))
        .fold(Squares::NONE, |all, some| all | some)
}

fn flips_towards(board: Board, square: Square, (file_step, rank_step): (i32, i32)) -> Squares {
    let (mut file, mut rank) = (square.index() as i32 % 8, square.index() as i32 / 8);
    let mut run = Squares::NONE;
    loop {
        file += file_step;
        rank += rank_step;
        if !(0..8).contains(&file) || !(0..8).contains(&rank) {
            return Squares::NONE;
        }
        let next = Square::new((rank * 8 + file) as u8);
        if board.player.has(next) {
            return run;
        }
        if !board.opponent.has(next) {
            return Squares::NONE;
        }
        run |= next.bit();
    }
}

/// [`Board::moves`] by trying every empty square.
pub fn moves(board: Board) -> Squares {
    Square::all(board.empties())
        .filter(|&square| !flips(board, square).is_empty())
        .fold(Squares::NONE, |set, square| set | square.bit())
}

/// [`perft`](super::perft) by playing every move to the last ply.
pub fn perft(board: Board, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let moves = moves(board);
    if !moves.is_empty() {
        let children = Square::all(moves).map(|square| board.play_flips(square, flips(board, square)));
        return children.map(|child| perft(child, plies - 1)).sum();
    }
    if self::moves(board.pass()).is_empty() { 1 } else { perft(board.pass(), plies - 1) }
}
