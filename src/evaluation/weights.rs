//! What the patterns are worth: the trained tables, from the bytes of a file to one number for a position.
//!
//! A position is valued differently with 40 empty squares than with 10. The file holds the tables at a few *knots*,
//! each a number of empty squares; at load they are interpolated to one set of tables for every two plies, and spread
//! from classes of symmetric contents to all contents, so that the evaluation is one sum of table entries.

mod mix;
mod model;

pub use mix::Mix;
pub use model::{Model, Training, WeightsError};

use crate::rules::Board;
use crate::words::{Color, MAX_SCORE};

use super::DISC;
use super::patterns::{ENTRIES, FEATURES, Features, Folding};

/// What an index of 16 bits can reach past the start of the last table: with so much room behind the last stage no
/// index leaves the tables, whatever it is.
const STAGE_REACH: usize = FEATURES[FEATURES.len() - 1].offset + (1 << 16);

const OFFSETS: [u32; FEATURES.len()] = {
    let (mut offsets, mut feature) = ([0; FEATURES.len()], 0);
    while feature < FEATURES.len() {
        offsets[feature] = FEATURES[feature].offset as u32;
        feature += 1;
    }
    offsets
};

/// The tables ready for use: about 14 MB, allocated once.
#[derive(Clone)]
pub struct Weights {
    /// One set of tables after the other, in units.
    tables: Box<[i16]>,
    /// For each number of empty squares where its tables begin, and what is added to their sum.
    stages: [Stage; 65],
    training: Training,
}

#[derive(Clone, Copy, Default)]
struct Stage {
    start: usize,
    bias: i32,
}

impl Weights {
    /// The weights that come with the engine.
    ///
    /// # Panics
    /// When the file built into the program is damaged, which a test rules out.
    pub fn embedded() -> Self {
        Self::parse(include_bytes!("../../data/eval.bin")).expect("the embedded weights are sound")
    }

    /// Reads weights from the bytes of a file.
    ///
    /// # Errors
    /// Names what is wrong with damaged bytes, or with those of another version.
    pub fn parse(bytes: &[u8]) -> Result<Self, WeightsError> {
        Model::parse(bytes).map(|model| Self::new(&model))
    }

    /// Interpolates between the knots of a model and unfolds its classes.
    pub fn new(model: &Model) -> Self {
        let folding = Folding::new();
        let mixes: [Mix; 65] = std::array::from_fn(|empties| Mix::at(&model.knots, empties));
        let kinds = 1 + mixes.windows(2).filter(|pair| pair[0] != pair[1]).count();
        // Memory once taken is never given back in WebAssembly, so the tables are not grown but made to measure.
        let mut tables = Vec::with_capacity((kinds - 1) * ENTRIES + STAGE_REACH);
        let mut stages = [Stage::default(); 65];
        let mut last = None;
        for (empties, stage) in stages.iter_mut().enumerate() {
            let mix = mixes[empties];
            if last != Some(mix) {
                last = Some(mix);
                let classes = model.mixed(mix);
                tables.extend(folding.classes().iter().map(|&class| classes[class as usize]));
            }
            *stage = Stage { start: tables.len() - ENTRIES, bias: i32::from(model.biases[empties.min(60)]) };
        }
        tables.resize(tables.len() - ENTRIES + STAGE_REACH, 0);
        Self { tables: tables.into(), stages, training: model.training }
    }

    /// What the weights were trained on.
    pub fn training(&self) -> Training {
        self.training
    }

    /// The expected result for the side to move, in 1/128 of a disc; never beyond ±64 discs.
    ///
    /// `features` must be those of the board.
    #[inline]
    pub fn evaluate(&self, board: Board, turn: Color, features: &Features) -> i32 {
        let Stage { start, bias } = self.stages[board.empty_count() as usize];
        let tables = &self.tables[start..start + STAGE_REACH];
        let indices = features.seen_by(turn);
        let mut sum = 0;
        for (&index, &offset) in indices.iter().zip(&OFFSETS) {
            // SAFETY: the reach of a stage is the largest offset and all that an index of 16 bits can add to it.
            sum += i32::from(unsafe { *tables.get_unchecked(offset as usize + usize::from(index)) });
        }
        (sum + bias).clamp(-MAX_SCORE * DISC, MAX_SCORE * DISC)
    }
}

#[cfg(test)]
mod tests;
