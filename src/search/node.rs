use crate::evaluation::Features;
use crate::rules::{Board, Position};
use crate::table::Zobrist;
use crate::words::{Color, Square};

/// A position as the search carries it: with everything that is updated move by move.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub board: Board,
    pub turn: Color,
    pub key: u64,
    pub features: Features,
}

impl Node {
    pub fn of(position: &Position, zobrist: &Zobrist) -> Self {
        let Position { board, turn } = *position;
        Self { board, turn, key: zobrist.key(position), features: Features::of(board, turn) }
    }

    #[inline(always)]
    pub fn after_move(&self, zobrist: &Zobrist, square: Square, flips: u64) -> Self {
        Self {
            board: self.board.play_flips(square, flips),
            turn: !self.turn,
            key: zobrist.after_move(self.key, self.turn, square, flips),
            features: self.features.placed(self.turn, square, flips),
        }
    }

    #[inline(always)]
    pub fn after_pass(&self, zobrist: &Zobrist) -> Self {
        Self { board: self.board.pass(), turn: !self.turn, key: zobrist.after_pass(self.key), ..*self }
    }
}
