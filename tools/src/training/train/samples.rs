//! Training positions as the network reads them.

use flipside::evaluation::patterns::FEATURES;

use super::configurations::Configurations;
use super::examples::Example;

/// A labeled position as the network reads it. There are millions, so it is small.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The indices of the rows that it adds up.
    pub rows: [u16; FEATURES.len()],
    /// The number of empty squares, 0 … 60.
    pub empties: u8,
    /// The score in discs.
    pub score: f32,
    /// How much its error counts.
    pub weight: f32,
}

impl Sample {
    /// Looks up the rows of a position.
    pub fn of(example: &Example, configurations: &Configurations) -> Self {
        Self {
            rows: configurations.rows_of(example.board),
            empties: example.board.empty_count().min(60) as u8,
            score: example.score,
            weight: example.weight,
        }
    }
}
