//! The trained network: from the bytes of a file to one number for a position.
//!
//! What stands on a pattern has a *row* of numbers, one for each of a few *units*. A unit adds up its numbers of all
//! features. The first units count as they are, which is the linear evaluation of old; the others count by the square
//! of their sum, where a sum below zero counts as zero and one above a full unit as full. So they can say what no sum of
//! patterns says: that something matters only while something else stands elsewhere. What a unit begins with and is
//! worth depends on the number of empty squares; the rows do not.
//!
//! This is the first layer of an efficiently updatable network (Y. Nasu, *Efficiently Updatable Neural-Network-based
//! Evaluation Functions for Computer Shogi*, 2018) with patterns for inputs, and squared clipped units, as chess
//! engines have them. It is not updated but added up anew, as a move changes about half of the features; the search
//! remembers values instead.

mod model;
#[cfg(not(target_feature = "simd128"))]
mod units;
#[cfg(target_feature = "simd128")]
#[path = "weights/units_simd128.rs"]
mod units;

pub use model::{GROUP, LINEAR, Model, Row, STAGES, Stage, Training, UNITS, WeightsError};

use crate::rules::Board;
use crate::words::{Color, MAX_SCORE};

use super::DISC;
use super::patterns::{FEATURES, Features, Folding, SLOTS};
use units::Units;

/// The sum at which a unit is full.
pub const FULL: i16 = 64;

/// The value of the units has so many binary places more than 1/128 disc: a full unit counts the square of [`FULL`], and
/// a weight is in 1/64 disc.
const VALUE_BITS: u32 = 2 * FULL.ilog2() - 1;

/// What an index of 16 bits can reach past the start of the last table: with so much room no index leaves the tables,
/// whatever it is.
const REACH: usize = FEATURES[FEATURES.len() - 1].offset + (1 << 16);

/// Where the table of each group of features begins: those of a group, [`GROUP`] in a row, are of one shape.
const OFFSETS: [usize; SLOTS / GROUP] = {
    let (mut offsets, mut feature) = ([0; SLOTS / GROUP], 0);
    while feature < FEATURES.len() {
        if feature % GROUP == 0 {
            offsets[feature / GROUP] = FEATURES[feature].offset;
        }
        assert!(offsets[feature / GROUP] == FEATURES[feature].offset, "a group of features has one shape");
        feature += 1;
    }
    offsets
};

/// The network ready for use: 10 MB, allocated once.
#[derive(Clone)]
pub struct Weights {
    /// For each content of each shape its row: symmetric contents have copies of one, as to look up a place before the
    /// row takes longer. What follows the tables is zeros.
    rows: Box<[Row]>,
    stages: Box<[Stage; STAGES]>,
    training: Training,
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

    /// Spreads the rows of a model from classes of symmetric contents to all contents.
    ///
    /// # Panics
    /// When the model has fewer rows than grains that ask for one, or a number beyond [`Row::MOST`], which none has that
    /// was read from bytes.
    pub fn new(model: &Model) -> Self {
        assert!(model.rows.iter().all(Row::is_within_most), "no number of a row is too large");
        let places = model.places();
        let mut rows = Vec::with_capacity(REACH);
        rows.extend(
            Folding::new().classes().iter().map(|&class| model.rows[usize::from(places[class as usize])]),
        );
        rows.resize(REACH, Row([0; UNITS]));
        Self { rows: rows.into(), stages: model.stages.clone(), training: model.training }
    }

    /// What the weights were trained on.
    pub fn training(&self) -> Training {
        self.training
    }

    /// A number that tells these weights from others.
    pub fn fingerprint(&self) -> u64 {
        Stage::fingerprint(&*self.stages)
    }

    /// The expected result for the side to move, in 1/128 of a disc; never beyond ±64 discs.
    ///
    /// `features` must be those of the board.
    #[inline]
    pub fn evaluate(&self, board: Board, turn: Color, features: &Features) -> i32 {
        let stage = &self.stages[(board.empty_count() as usize).min(STAGES - 1)];
        let mut units = Units::of(stage);
        let seen = features.seen_by(turn);
        for (numbers, &offset) in seen.as_chunks::<GROUP>().0.iter().zip(&OFFSETS) {
            // SAFETY: the reach of the tables is the largest offset and all that an index of 16 bits can add to it.
            let row =
                |at| unsafe { self.rows.get_unchecked(offset..).get_unchecked(usize::from(numbers[at])) };
            units.add(std::array::from_fn(row));
        }
        let value = (units.value(stage) >> VALUE_BITS) + i32::from(stage.constant);
        value.clamp(-MAX_SCORE * DISC, MAX_SCORE * DISC)
    }
}

#[cfg(test)]
mod tests;
