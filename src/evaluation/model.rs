//! The weights as training produces them.

/// The number of units of a row: the first half are those of a corner, the second half those of an edge.
pub const UNITS: usize = 16;

/// The number of stages: one for each number of empty squares, 0 … 60.
pub const STAGES: usize = 61;

/// Sums are fixed-point numbers: this one stands for 1, where the activation is clipped.
pub const ONE: i8 = 64;

/// What a configuration of a pattern adds to each unit: fixed-point numbers in which [`ONE`] stands for 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(16))]
pub struct Row(pub [i8; UNITS]);

/// The biases and output weights at one number of empty squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// The biases of the units at each corner; an edge has those of its two corners.
    pub biases: [i8; UNITS],
    /// What an activation of 1 at one corner or edge is worth, in 1/64 of a disc.
    pub weights: [i16; UNITS],
    /// What is added to the value, in units of 1/128 disc.
    pub constant: i16,
}

/// The weights as training produces them and `data/eval.bin` stores them.
///
/// The file, with its numbers in little-endian order: magic `FlipEval`, version (u16), number of rows (u16), generation
/// (u32), positions (u64), checksum of all but itself (u64), length of the next part (u16); then stages and the shares
/// of symbols, arithmetic-coded, and the symbols of quantization steps and rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// What the weights were trained on.
    pub training: Training,
    /// For each symmetry class the quantization step of its row, one of [`STEPS`](Self::STEPS), or 0 for a class too
    /// rare to have a row.
    pub steps: Vec<u8>,
    /// The first row, of rare configurations, which is all zeros; then those of the first step in the order of the
    /// classes, those of the second, and so on. There are at most 65,535 of them.
    pub rows: Vec<Row>,
    /// One for each number of empty squares, 0 … 60.
    pub stages: Box<[Stage; STAGES]>,
}

/// What weights were trained on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Training {
    /// How many times the training positions have been relabeled with earlier weights.
    pub generation: u32,
    /// The number of training positions.
    pub positions: u64,
}

impl Model {
    /// The quantization steps: the numbers of a row are multiples of one of these. Coarse ones, for configurations that
    /// were seen rarely, take fewer bits.
    pub const STEPS: [u8; 4] = [1, 2, 4, 8];

    /// For each symmetry class the index of its row.
    pub fn rows_of_classes(&self) -> Vec<u16> {
        let mut found = vec![0; self.steps.len()];
        let mut row = 0;
        for step in Self::STEPS {
            for (row_of_class, _) in
                found.iter_mut().zip(&self.steps).filter(|(_, of_class)| **of_class == step)
            {
                row += 1;
                *row_of_class = row;
            }
        }
        found
    }
}
