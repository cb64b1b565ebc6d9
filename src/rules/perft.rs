use crate::types::Square;

use super::Board;

/// The number of move sequences of `plies` plies from a board; a pass is a ply, and a finished game is one sequence
/// however short it is.
///
/// The last ply is counted without being played.
pub fn perft(board: Board, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let moves = board.moves();
    if moves.is_empty() {
        return if board.opponent_moves().is_empty() { 1 } else { perft(board.pass(), plies - 1) };
    }
    if plies == 1 {
        return u64::from(moves.count());
    }
    Square::all(moves).map(|square| perft(board.play(square), plies - 1)).sum()
}
