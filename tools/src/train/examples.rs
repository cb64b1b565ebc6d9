//! Labeled positions, and which of them are held out to measure the result.

use flipside::evaluation::DISC;
use flipside::rules::Board;

use crate::record::Record;

/// One position in this many is held out of training.
const HELD_OUT: u64 = 64;

/// A labeled position.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The position, seen from the side to move.
    pub board: Board,
    /// The score in discs.
    pub score: f32,
    /// How much its error counts.
    pub weight: f32,
}

impl Example {
    /// An example from a record, its score multiplied by a factor; `None` when it has no score.
    pub fn of(record: Record, weight: f32, stretch: f32) -> Option<Self> {
        let score = stretch * f32::from(record.score?) / DISC as f32;
        Some(Self { board: record.board, score: score.clamp(-64.0, 64.0), weight })
    }

    /// Whether it is held out. Symmetric positions are treated alike.
    fn is_held_out(&self) -> bool {
        let board = self.board.canonical().0;
        let hash = (board.player ^ board.opponent.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (hash >> 40).is_multiple_of(HELD_OUT)
    }
}

/// Labeled positions: those to train on, and those held out for validation.
#[derive(Default)]
pub struct Examples {
    /// The positions to train on.
    pub training: Vec<Example>,
    /// The held-out positions.
    pub held_out: Vec<Example>,
}

impl Examples {
    /// Adds a position to the training set or to the held-out ones.
    pub fn add(&mut self, example: Example) {
        let examples = if example.is_held_out() { &mut self.held_out } else { &mut self.training };
        examples.push(example);
    }
}
