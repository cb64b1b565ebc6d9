use flipside::rules::Board;

use crate::record::Record;

/// One position in so many is held out of training.
const HELD_OUT: u64 = 64;

/// Labelled positions, sorted by their number of empty squares.
#[derive(Default)]
pub struct Rows {
    rows: Vec<Row>,
}

/// A labelled position.
#[derive(Clone, Copy)]
pub struct Row {
    pub board: Board,
    /// The score in discs.
    pub score: f32,
    /// How much its error counts.
    pub weight: f32,
}

impl Rows {
    /// Adds a record, its score stretched, unless it has none.
    pub fn add(&mut self, record: Record, weight: f32, stretch: f32) {
        if let Some(score) = record.score {
            let score = (stretch * f32::from(score) / 128.0).clamp(-64.0, 64.0);
            self.rows.push(Row { board: record.board, score, weight });
        }
    }

    /// Divides the rows into those to train on and those held out. Symmetric positions stay together.
    pub fn split(mut self) -> (Self, Self) {
        self.rows.sort_by_key(|row| row.board.empty_count());
        let (held_out, rows) = self.rows.into_iter().partition(|row| is_held_out(row.board));
        (Self { rows }, Self { rows: held_out })
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The rows with equally many empty squares, for each such number.
    pub fn by_empties(&self) -> impl Iterator<Item = (usize, &[Row])> {
        let groups = self.rows.chunk_by(|a, b| a.board.empty_count() == b.board.empty_count());
        groups.map(|rows| (rows[0].board.empty_count() as usize, rows))
    }
}

fn is_held_out(board: Board) -> bool {
    let board = board.canonical().0;
    let hash = (board.player ^ board.opponent.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (hash >> 40).is_multiple_of(HELD_OUT)
}
