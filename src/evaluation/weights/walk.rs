//! What a file of weights holds, walked through in one way by the encoder, which writes it, and the decoder, which
//! reads it.
//!
//! A configuration resembles its neighbors, which differ from it on one square: how rare it is, and a little what its
//! numbers are. So steps and numbers are coded with the mean of the neighbors coded before as their context.

use crate::coding::{BitCoder, BitModel};
use crate::evaluation::patterns::{SymmetryClasses, neighbors, neighbors_before};

use super::model::{Model, Row, STAGES, Stage, UNITS};
use super::number::NumberModel;

/// Writes or reads stages, steps and rows, and returns how many classes have a row. Where that is not the number of
/// rows that the model has room for, the rows are left as they are.
pub(super) fn walk(coder: &mut impl BitCoder, classes: &SymmetryClasses, model: &mut Model) -> usize {
    walk_stages(coder, &mut model.stages);
    walk_steps(coder, classes, &mut model.steps);
    let count = model.steps.iter().filter(|step| **step != 0).count();
    if 1 + count == model.rows.len() {
        walk_rows(coder, classes, model);
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

fn walk_steps(coder: &mut impl BitCoder, classes: &SymmetryClasses, steps: &mut [u8]) {
    let mut models = [[BitModel::NEW; KINDS.len() - 1]; KIND_SCALE * KINDS.len()];
    let mut kinds = vec![0u8; classes.of_entries().len()];
    let mut coded = 0;
    for (entry, &class) in classes.of_entries().iter().enumerate() {
        let class = class as usize;
        if class == coded {
            coded += 1;
            let (mut sum, mut count) = (0, 0);
            neighbors_before(entry).for_each(|neighbor| {
                sum += usize::from(kinds[neighbor]);
                count += 1;
            });
            let model = KIND_SCALE * sum / count.max(1);
            steps[class] = walk_step(coder, &mut models[model], steps[class]);
        }
        kinds[entry] = kind(steps[class]);
    }
}

/// A decision for each kind that a class is beyond.
fn walk_step(coder: &mut impl BitCoder, models: &mut [BitModel; KINDS.len() - 1], known: u8) -> u8 {
    let known = kind(known);
    let beyond = |(model, kind): (&mut BitModel, u8)| coder.bit(model, || known > kind);
    let count = models.iter_mut().zip(0..).map(beyond).take_while(|beyond| *beyond).count();
    KINDS[count]
}

/// The index of the kind of a class with such a step.
fn kind(step: u8) -> u8 {
    KINDS.iter().position(|other| *other == step).expect("steps are those of models") as u8
}

/// The means that are told apart: from minus to plus this many thirds of a step.
const MOST_MEAN: i32 = 6;

fn walk_rows(coder: &mut impl BitCoder, classes: &SymmetryClasses, model: &mut Model) {
    let firsts = classes.firsts();
    let mut places = vec![0u16; classes.count()];
    let mut place = 0;
    for step in Model::STEPS {
        let mut models = [NumberModel::NEW; 2 * MOST_MEAN as usize + 1];
        for class in (0..classes.count()).filter(|class| model.steps[*class] == step) {
            place += 1;
            let (mut sums, mut count) = ([0; UNITS], 0);
            neighbors(firsts[class] as usize).for_each(|neighbor| {
                let place = usize::from(places[classes.of_entries()[neighbor] as usize]);
                let units = sums.iter_mut().zip(model.rows[place].0);
                units.for_each(|(sum, number)| *sum += i32::from(number));
                count += i32::from(place != 0);
            });
            walk_row(coder, &mut models, &mut model.rows[place], step, sums, count);
            places[class] = place as u16;
        }
    }
}

/// The numbers of a row, whose neighbors have such sums of theirs.
///
/// Not inlined: a just-in-time compiler optimizes a function when it has been called often.
#[inline(never)]
fn walk_row(
    coder: &mut impl BitCoder,
    models: &mut [NumberModel; 2 * MOST_MEAN as usize + 1],
    row: &mut Row,
    step: u8,
    sums: [i32; UNITS],
    count: i32,
) {
    let step = i32::from(step);
    for (number, sum) in row.0.iter_mut().zip(sums) {
        let mean = 3 * sum / (step * count).max(1);
        let model = &mut models[(mean.clamp(-MOST_MEAN, MOST_MEAN) + MOST_MEAN) as usize];
        *number = (step * model.code(coder, i32::from(*number) / step, 127 / step)) as i8;
    }
}
