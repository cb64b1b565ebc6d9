use crate::evaluation::Features;
use crate::rules::{Board, Position};
use crate::table::Zobrist;
use crate::words::{Color, Square};

/// A position as the evaluation sees it, updated move by move.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub board: Board,
    pub turn: Color,
    pub features: Features,
}

/// A position as the search carries it: with the key by which the table knows it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub view: View,
    pub key: u64,
}

impl View {
    #[inline(always)]
    pub fn after_move(&self, square: Square, flips: u64) -> Self {
        Self {
            board: self.board.play_flips(square, flips),
            turn: !self.turn,
            features: self.features.placed(self.turn, square, flips),
        }
    }

    #[inline(always)]
    pub fn after_pass(&self) -> Self {
        Self { board: self.board.pass(), turn: !self.turn, ..*self }
    }
}

impl Node {
    pub fn of(position: &Position, zobrist: &Zobrist) -> Self {
        let Position { board, turn } = *position;
        Self { view: View { board, turn, features: Features::of(board, turn) }, key: zobrist.key(position) }
    }

    pub fn board(&self) -> Board {
        self.view.board
    }

    #[inline(always)]
    pub fn after_move(&self, zobrist: &Zobrist, square: Square, flips: u64) -> Self {
        Self {
            view: self.view.after_move(square, flips),
            key: zobrist.after_move(self.key, self.view.turn, square, flips),
        }
    }

    #[inline(always)]
    pub fn after_pass(&self, zobrist: &Zobrist) -> Self {
        Self { view: self.view.after_pass(), key: zobrist.after_pass(self.key) }
    }
}
