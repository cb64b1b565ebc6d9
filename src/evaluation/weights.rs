//! The trained network: from the bytes of a weights file to one number for a position.
//!
//! A small neural network with one hidden layer. Each configuration of a pattern has a *row* of numbers, one for each
//! of 16 *units*: eight for corners and eight for edges. At each of the four corners, a unit sums its numbers of the
//! features next to that corner and along the two edges that meet there; at each of the four edges, those of the
//! features along the edge and next to its two corners ([`WIRING`]). The activation is the squared clipped ReLU: the
//! sum, clipped to 0 … 1, squared. This lets a unit express what no sum of patterns can: that one configuration matters
//! only next to another one. Biases and output weights depend on the number of empty squares; the rows do not, and all
//! corners and edges share them.
//!
//! This is the first layer of an efficiently updatable network (Y. Nasu, *Efficiently Updatable Neural-Network-based
//! Evaluation Functions for Computer Shogi*, 2018) with patterns for inputs, applied to each part of the board by
//! itself as convolutional networks do. The sums are not updated incrementally, because a move changes about half of
//! the features; the search caches values instead.

mod fence;
mod units;

use crate::rules::Board;
use crate::types::MAX_SCORE;

use super::codec::{self, SymmetryClasses, WeightsError};
use super::model::{Model, ONE, Row, STAGES, Stage};
use super::patterns::{ENTRIES, FEATURES, Features, WIRING};
use super::value::DISC;
use units::Units;

/// How many binary places more than 1/128 disc the output has: an activation of 1 is the square of [`ONE`], and a
/// weight is in 1/64 disc.
const VALUE_BITS: u32 = 2 * ONE.ilog2() - 1;

/// The number of zero rows before the tables, and behind them: whatever 16-bit number is looked up, there is a row.
const PADDING: usize = 1 << 14;

const _: () = {
    let mut at = 0;
    while at < FEATURES.len() {
        let (middle, step) = (FEATURES[at].middle(), FEATURES[at].step() as usize);
        // The number that is farthest from 0 is this many rows away. Where each number has a row of its own, these are
        // more than the padding has, and the table of the shape itself has the others.
        let reach = (1 << 15) / step;
        assert!(PADDING + middle >= reach && ENTRIES - middle + PADDING >= reach, "a row for any number");
        at += 1;
    }
};

/// The network ready for use: 5 MB, allocated once.
#[derive(Clone)]
pub struct Weights {
    /// For each configuration of each shape its row, with padding around. Symmetric configurations have copies of one
    /// row: an index in between would make the lookup slower.
    rows: Box<[Row]>,
    stages: Box<[Stage; STAGES]>,
    fingerprint: u64,
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
        let codec::Contents { rows, stages, .. } = codec::read(bytes, PADDING)?;
        Ok(Self { rows: rows.into(), stages, fingerprint: codec::stored_checksum(bytes) })
    }

    /// Makes a model ready for use.
    ///
    /// # Panics
    /// When the model has fewer rows than classes that need one; a model read from bytes never does.
    pub fn new(model: &Model) -> Self {
        let fingerprint = codec::stored_checksum(&model.to_bytes());
        let (classes, rows_of_classes) = (SymmetryClasses::of_shapes(), model.rows_of_classes());
        let zeros = std::iter::repeat_n(Row::default(), PADDING);
        let row = |&class: &u32| model.rows[usize::from(rows_of_classes[class as usize])];
        let rows = zeros.clone().chain(classes.of_entries().iter().map(row)).chain(zeros).collect();
        Self { rows, stages: model.stages.clone(), fingerprint }
    }

    /// The checksum of the file, which identifies the weights.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// The expected result for the side to move, in 1/128 of a disc; never beyond ±64 discs.
    ///
    /// `features` should be those of the board: with others it is any value in that range.
    #[inline(never)]
    pub fn evaluate(&self, board: Board, features: &Features) -> i32 {
        let stage = &self.stages[(board.empty_count() as usize).min(STAGES - 1)];
        let mut units = Units::of(stage);
        const { assert!(WIRING.len() == 9, "each shape is added once") };
        units.add::<0>(self.row_of::<0>(features));
        units.add::<1>(self.row_of::<1>(features));
        units.add::<2>(self.row_of::<2>(features));
        units.add::<3>(self.row_of::<3>(features));
        units.add::<4>(self.row_of::<4>(features));
        units.add::<5>(self.row_of::<5>(features));
        units.add::<6>(self.row_of::<6>(features));
        units.add::<7>(self.row_of::<7>(features));
        units.add::<8>(self.row_of::<8>(features));
        let value = (units.value(stage) >> VALUE_BITS) + i32::from(stage.constant);
        value.clamp(-MAX_SCORE * DISC, MAX_SCORE * DISC)
    }

    /// The row of the configuration on a feature of a shape.
    #[inline(always)]
    fn row_of<'a, const SHAPE: usize>(&'a self, features: &'a Features) -> impl Fn(usize) -> &'a Row {
        let Table { middle, step } = const { Table::of(SHAPE) };
        let middle = self.rows.as_ptr().wrapping_add(middle);
        move |feature| {
            let number = isize::from(features.numbers()[feature]);
            // SAFETY: a number is a multiple of the feature's step, so that whole rows lie between it and the middle;
            // and whatever number of 16 bits it is, its row is there, as the assertion beside PADDING proves.
            unsafe { &*middle.byte_offset(number * step) }
        }
    }
}

/// Where the rows of a shape are.
struct Table {
    /// The index of the row of number 0.
    middle: usize,
    /// How many bytes lie between the rows of two numbers that differ by 1.
    step: isize,
}

impl Table {
    const fn of(shape: usize) -> Self {
        let feature = &FEATURES[WIRING[shape].features[0]];
        Self { middle: PADDING + feature.middle(), step: size_of::<Row>() as isize / feature.step() as isize }
    }
}

#[cfg(test)]
mod tests;
