//! What a file of weights holds, walked through in one way by the encoder, which writes it, and the decoder, which
//! reads it.
//!
//! A configuration resembles its neighbors, which differ from it on one square: in how rare it is, and a little in its
//! numbers. So steps and numbers are coded by models for the mean of the neighbors coded before.
//!
//! What runs for each class is not inlined: just-in-time compilers optimize a function for its next call, so that one
//! long loop would stay slow to its end.

use crate::coding::{BitCoder, BitModel, NumberModel};
use crate::evaluation::patterns::{ENTRIES, SymmetryClasses, neighbors, neighbors_before};

use super::model::{Model, Row, STAGES, Stage, UNITS};

/// Writes or reads stages, steps and rows, and returns how many classes have a row. Where that is not the number of
/// rows that the model has room for, the rows are left as they are.
pub(super) fn walk(coder: &mut impl BitCoder, classes: &SymmetryClasses, model: &mut Model) -> usize {
    walk_stages(coder, &mut model.stages);
    Steps::new().walk(coder, classes, &mut model.steps);
    let count = model.steps.iter().filter(|step| **step != 0).count();
    if 1 + count == model.rows.len() {
        let places = model.places();
        Rows::new(classes, &places, &mut model.rows).walk(coder, &model.steps);
    }
    count
}

/// The numbers of a stage, as differences from those of the stage before.
fn walk_stages(coder: &mut impl BitCoder, stages: &mut [Stage; STAGES]) {
    let [mut biases, mut weights, mut constants] = [NumberModel::NEW; 3];
    let mut code = |model: &mut NumberModel, before: i16, known: i16| {
        let change = model.code(coder, known.wrapping_sub(before).into(), 1 << 15);
        before.wrapping_add(change as i16)
    };
    let mut before = Stage::default();
    for stage in stages {
        for unit in 0..UNITS {
            let (bias, weight) = (&mut stage.biases[unit], &mut stage.weights[unit]);
            *bias = code(&mut biases, before.biases[unit].into(), (*bias).into()) as i8;
            *weight = code(&mut weights, before.weights[unit], *weight);
        }
        stage.constant = code(&mut constants, before.constant, stage.constant);
        before.clone_from(stage);
    }
}

/// The kinds of classes: those without a row, then those with one from the coarsest step to the finest.
const KINDS: [u8; 1 + Model::STEPS.len()] = {
    let [finest, fine, coarse, coarsest] = Model::STEPS;
    [0, coarsest, coarse, fine, finest]
};
/// By how much the mean kind of the neighbors is multiplied to choose the model.
const KIND_SCALE: usize = 6;

/// The steps so far.
struct Steps {
    /// For each entry the index of its kind; 0 for those that are not known yet.
    kinds: Vec<u8>,
    models: [[BitModel; KINDS.len() - 1]; KIND_SCALE * KINDS.len()],
}

impl Steps {
    fn new() -> Self {
        let models = [[BitModel::NEW; KINDS.len() - 1]; KIND_SCALE * KINDS.len()];
        Self { kinds: vec![0; ENTRIES], models }
    }

    fn walk(&mut self, coder: &mut impl BitCoder, classes: &SymmetryClasses, steps: &mut [u8]) {
        for (entry, &class) in classes.of_entries().iter().enumerate() {
            let step = &mut steps[class as usize];
            let is_first = classes.firsts()[class as usize] as usize == entry;
            let known = kind(*step);
            let kind = if is_first { self.walk_kind(coder, entry, known) } else { known };
            *step = KINDS[usize::from(kind)];
            self.kinds[entry] = kind;
        }
    }

    /// A decision for each kind that the class of an entry is beyond.
    #[inline(never)]
    fn walk_kind(&mut self, coder: &mut impl BitCoder, entry: usize, known: u8) -> u8 {
        let (mut sum, mut count) = (0, 0);
        for pair in neighbors_before(entry) {
            for neighbor in pair {
                // The kind of the entry itself is still 0.
                sum += usize::from(self.kinds[neighbor]);
                count += usize::from(neighbor != entry);
            }
        }
        let models = &mut self.models[KIND_SCALE * sum / count.max(1)];
        let mut kind = 0;
        while let Some(model) = models.get_mut(usize::from(kind))
            && coder.bit(model, || known > kind)
        {
            kind += 1;
        }
        kind
    }
}

/// The index of the kind of a class with such a step.
fn kind(step: u8) -> u8 {
    KINDS.iter().position(|other| *other == step).expect("steps are those of models") as u8
}

/// The means that are told apart: from minus to plus this many thirds of a step.
const MOST_MEAN: i32 = 6;

/// A model for each mean.
const ROW_MODELS: [NumberModel; 2 * MOST_MEAN as usize + 1] = [NumberModel::NEW; 2 * MOST_MEAN as usize + 1];

/// The rows so far.
struct Rows<'a> {
    classes: &'a SymmetryClasses,
    /// For each entry the index of its row, or 0.
    places: Vec<u16>,
    rows: &'a mut [Row],
    /// The index of the last row.
    last: usize,
    models: [NumberModel; ROW_MODELS.len()],
}

impl<'a> Rows<'a> {
    /// `places` has for each class the index of its row, or 0.
    fn new(classes: &'a SymmetryClasses, places: &[u16], rows: &'a mut [Row]) -> Self {
        let places = classes.of_entries().iter().map(|class| places[*class as usize]).collect();
        Self { classes, places, rows, last: 0, models: ROW_MODELS }
    }

    fn walk(&mut self, coder: &mut impl BitCoder, steps: &[u8]) {
        for step in Model::STEPS {
            self.models = ROW_MODELS;
            for class in (0..steps.len()).filter(|class| steps[*class] == step) {
                self.walk_row(coder, class, step.into());
            }
        }
    }

    #[inline(never)]
    fn walk_row(&mut self, coder: &mut impl BitCoder, class: usize, step: i32) {
        let (mut sums, mut count) = ([0i16; UNITS], 0);
        for neighbor in neighbors(self.classes.firsts()[class] as usize) {
            // Without a branch, which would be mispredicted: the row at 0 is all zeros.
            let place = usize::from(self.places[neighbor]);
            let known = if place <= self.last { place } else { 0 };
            let numbers = self.rows[known].0;
            sums = std::array::from_fn(|unit| sums[unit] + i16::from(numbers[unit]));
            count += i32::from(known != 0);
        }
        self.last += 1;
        // The mean in thirds of a step, by a multiplication for each number instead of a division.
        let scale = (3 << 16) / (step * count).max(1);
        for (number, sum) in self.rows[self.last].0.iter_mut().zip(sums) {
            let mean = (i32::from(sum) * scale + (1 << 15)) >> 16;
            let model = &mut self.models[(mean.clamp(-MOST_MEAN, MOST_MEAN) + MOST_MEAN) as usize];
            *number = (step * model.code(coder, i32::from(*number) / step, 127 / step)) as i8;
        }
    }
}
