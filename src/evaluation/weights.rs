//! The trained network: from the bytes of a file to one number for a position.
//!
//! What stands on a pattern has a *row* of numbers, one for each of a few *units*. Eight units look at a corner and eight
//! at an edge: at each of the four corners, a unit adds up its numbers of the features next to that corner and along the
//! two edges that meet there; at each of the four edges, of those along the edge and next to its two corners; and the
//! long diagonals count at the corners that they join and at the edges from these. What a sum says is its square, where
//! one below zero counts as zero and one above a full unit as full. So a unit can say what no sum of patterns says: that
//! something matters only while something else stands beside it. What a unit begins with and is worth depends on the
//! number of empty squares; the rows do not, and all corners and edges have the same.
//!
//! The first layer of an efficiently updatable network (Y. Nasu, *Efficiently Updatable Neural-Network-based Evaluation
//! Functions for Computer Shogi*, 2018) with patterns for inputs, applied to each part of the board by itself as
//! convolutional networks do. It is not updated but added up anew, as a move changes about half of the features; the
//! search remembers values instead.

mod model;
mod units;

pub use model::{Model, Row, STAGES, Stage, Training, UNITS, WeightsError};

use crate::rules::Board;
use crate::types::MAX_SCORE;

use super::DISC;
use super::patterns::{AT_CORNERS, AT_EDGES, CORNER_COUNT, DIAGONAL_OF_CORNERS, FEATURES, Features, Folding};
use units::Units;

/// The sum at which a unit is full.
pub const FULL: i8 = 64;

/// The value of the units has so many binary places more than 1/128 disc: a full unit counts the square of [`FULL`], and
/// a weight is in 1/64 disc.
const VALUE_BITS: u32 = 2 * FULL.ilog2() - 1;

/// So many rows of zeros stand before the tables and behind them: whatever 16 bits count from within, there is a row.
const REACH: usize = 1 << 14;

/// Features of one shape side by side, one for each corner or edge, or the two long diagonals.
#[derive(Clone, Copy)]
struct Group {
    /// Which row is that of the number 0.
    middle: usize,
    /// How many bytes lie between the rows of two numbers that differ by 1.
    step: isize,
}

/// Where the rows of the features are: two groups at corners that are mirror images of each other, three more at corners,
/// four along edges, and the long diagonals.
const GROUPS: [Group; 10] = {
    assert!(AT_CORNERS == 5 * CORNER_COUNT && AT_EDGES == 9 * CORNER_COUNT);
    let (mut groups, mut feature) = ([Group { middle: REACH, step: 0 }; 10], 0);
    while feature < FEATURES.len() {
        let first = FEATURES[feature / CORNER_COUNT * CORNER_COUNT];
        assert!(FEATURES[feature].offset == first.offset, "a group of features has one shape");
        groups[feature / CORNER_COUNT] =
            Group { middle: REACH + first.middle(), step: size_of::<Row>() as isize / first.step() as isize };
        feature += 1;
    }
    groups
};

/// The network ready for use: 5 MB, allocated once.
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
    /// When the model has fewer rows than grains that ask for one, which none has that was read from bytes.
    pub fn new(model: &Model) -> Self {
        let places = model.places();
        let none = std::iter::repeat_n(Row([0; UNITS]), REACH);
        let row = |&class: &u32| model.rows[usize::from(places[class as usize])];
        let rows = none.clone().chain(Folding::new().classes().iter().map(row)).chain(none).collect();
        Self { rows, stages: model.stages.clone(), training: model.training }
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
    #[inline(never)]
    pub fn evaluate(&self, board: Board, features: &Features) -> i32 {
        let stage = &self.stages[(board.empty_count() as usize).min(STAGES - 1)];
        let units = self.units(stage, features);
        let value = (units.value(stage) >> VALUE_BITS) + i32::from(stage.constant);
        value.clamp(-MAX_SCORE * DISC, MAX_SCORE * DISC)
    }

    /// Adds up the rows of all features.
    #[inline(always)]
    fn units(&self, stage: &Stage, features: &Features) -> Units {
        let numbers = features.numbers().as_chunks::<CORNER_COUNT>().0;
        let row = |group: usize| {
            let Group { middle, step } = GROUPS[group];
            let middle = self.rows.as_ptr().wrapping_add(middle);
            move |at: usize| {
                let number = isize::from(numbers[group][at]);
                // SAFETY: REACH rows come before the middle and after it, as many as 16 bits can count; and a number is
                // a multiple of the feature's step, so that whole rows lie between.
                unsafe { &*middle.byte_offset(number * step) }
            }
        };
        let mut units = Units::of(stage);
        units.add_twins(row(0), row(1));
        units.add_at_corners(row(2));
        units.add_at_corners(row(3));
        units.add_at_corners(row(4));
        units.add_at_edges(row(5));
        units.add_at_edges(row(6));
        units.add_at_edges(row(7));
        units.add_at_edges(row(8));
        let diagonal = row(9);
        units.add_at_corners(|corner| diagonal(DIAGONAL_OF_CORNERS[corner]));
        units
    }
}

#[cfg(test)]
mod tests;
