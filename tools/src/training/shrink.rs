//! Makes a file of weights smaller, with values that change as little as can be.
//!
//! Each number of a row becomes a neighboring multiple of its quantization step where that saves bits and hardly moves
//! the values of positions (rate–distortion optimized quantization). What a number moves is reckoned together with all
//! numbers that were moved before it, so that errors cancel out on the positions that searches value.

mod errors;
mod prices;
#[cfg(test)]
mod random_model;

use std::fmt;
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Args;
use flipside::evaluation::codec::{SymmetryClasses, neighbors};
use flipside::evaluation::{Model, UNITS};
use flipside::rules::Board;
use flipside::types::Square;
use rand::seq::IteratorRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::files::position_file::{self, LabeledPosition};
use crate::training::train::configurations::Configurations;
use crate::training::train::examples::{Example, Examples};
use crate::training::train::network::{Network, importance};
use crate::training::train::samples::Sample;
use errors::{Errors, Surface};
use prices::{Prices, context};

/// A number moves by at most this many of its steps.
const FARTHEST: i32 = 2;

#[derive(Args)]
pub struct Options {
    /// The file of weights.
    weights: PathBuf,
    /// Files of positions, whose scores are ignored: positions that searches visit.
    #[arg(required = true)]
    positions: Vec<PathBuf>,
    /// The file of weights to write.
    #[arg(long)]
    out: PathBuf,
    /// How large a mean square error a million bits are worth, in squares of a disc.
    #[arg(long, default_value_t = 2.0)]
    price: f64,
    /// In how many more positions each row counts as seen, with errors that do not cancel out.
    #[arg(long, default_value_t = 8.0)]
    unseen: f64,
    /// How many times all rows are gone through.
    #[arg(long, default_value_t = 3)]
    passes: u32,
    /// The seed of random moves.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub fn run(options: &Options) -> anyhow::Result<()> {
    let name = options.weights.display();
    let bytes = std::fs::read(&options.weights).with_context(|| format!("reading {name}"))?;
    let model = Model::parse(&bytes).with_context(|| format!("reading {name}"))?;
    let configurations = Configurations::of_model(&model);
    let original = Network::of_model(&model);
    let Examples { training, held_out } = examples(options)?;
    ensure!(!training.is_empty(), "positions: expected at least one, found none");
    let valued = |example: &Example| {
        let sample = Sample::of(example, &configurations);
        let (score, _) = original.value_and_slopes(&sample);
        Sample { score, weight: importance(score, sample.empties), ..sample }
    };
    let held_out: Vec<_> = held_out.iter().map(valued).collect();
    let mut errors = Errors::new(training.iter().map(valued).collect(), model.rows.len());
    let mut shrinking = Shrinking::new(model);
    println!("{} positions, {} held out\nbefore: {} bytes", training.len(), held_out.len(), bytes.len());
    for pass in 1..=options.passes {
        shrinking.pass(&mut errors, options);
        let network = Network::of_model(&shrinking.model);
        let bytes = shrinking.model.to_bytes();
        println!("pass {pass}: {} bytes, {}", bytes.len(), Difference::of(&network, &held_out));
        std::fs::write(&options.out, &bytes).with_context(|| format!("writing {}", options.out.display()))?;
    }
    Ok(())
}

/// The positions of the files, every other one after a random move: searches value what any move leads to.
fn examples(options: &Options) -> anyhow::Result<Examples> {
    let mut random = ChaCha8Rng::seed_from_u64(options.seed);
    let mut examples = Examples::default();
    for path in &options.positions {
        for LabeledPosition { board, .. } in position_file::read(path)? {
            let square = Square::all(board.moves()).choose(&mut random).filter(|_| random.random());
            let next =
                square.map(|square| board.play(square)).filter(|next: &Board| !next.moves().is_empty());
            examples.add(Example { board: next.unwrap_or(board), score: 0.0, weight: 1.0 });
        }
    }
    Ok(examples)
}

/// A model that becomes smaller.
struct Shrinking {
    /// The model as it was.
    original: Model,
    model: Model,
    /// For each row its quantization step; 0 for the first, of rare configurations.
    steps: Vec<i32>,
    /// For each row those of neighboring configurations that the coder knows before it.
    known: Vec<Vec<u16>>,
}

impl Shrinking {
    fn new(model: Model) -> Self {
        let row_indices = model.rows_of_classes();
        let classes = SymmetryClasses::of_shapes();
        let (mut steps, mut known) = (vec![0; model.rows.len()], vec![Vec::new(); model.rows.len()]);
        for (class, &row_index) in row_indices.iter().enumerate().filter(|(_, row_index)| **row_index != 0) {
            steps[usize::from(row_index)] = model.steps[class].into();
            let entries = neighbors(classes.firsts()[class] as usize);
            let rows = entries.map(|entry| row_indices[classes.of_entries()[entry] as usize]);
            known[usize::from(row_index)] = rows.filter(|row| (1..row_index).contains(row)).collect();
        }
        Self { original: model.clone(), model, steps, known }
    }

    /// Goes through all rows and moves numbers where it is worth it.
    fn pass(&mut self, errors: &mut Errors, options: &Options) {
        errors.refresh(&Network::of_model(&self.model));
        let mut prices = Prices::new();
        for row in 1..self.steps.len() {
            prices.note(self.steps[row], &self.contexts(row), &self.model.rows[row].0);
        }
        let price = options.price / 1e6 * errors.weight();
        for row in 1..self.steps.len() {
            let mut surface = errors.surface(row);
            surface.stiffen(options.unseen, errors.squared_slopes());
            let change = self.move_row(row, &mut surface, &prices, price);
            errors.change(row, &change);
        }
    }

    /// Moves the numbers of a row to where error and price are least, and returns by how much.
    fn move_row(&mut self, row: usize, surface: &mut Surface, prices: &Prices, price: f64) -> [f32; UNITS] {
        let (step, contexts) = (self.steps[row], self.contexts(row));
        let (original, numbers) = (self.original.rows[row].0, &mut self.model.rows[row].0);
        let before = *numbers;
        // Later numbers change what is best for the first ones, so each is looked at twice.
        for unit in (0..UNITS).chain(0..UNITS) {
            let cost = |number: i32| price * prices.of(step, contexts[unit], number);
            let (now, home) = (i32::from(numbers[unit]), i32::from(original[unit]));
            let is_near =
                |number: &i32| (number - home).abs() <= FARTHEST * step && number.abs() <= i32::from(i8::MAX);
            let gain = |&number: &i32| cost(now) - cost(number) - surface.rise(unit, now, number, home);
            let best = [now, now - step, now + step, 0].into_iter().filter(is_near);
            let best = best.max_by(|one, other| gain(one).total_cmp(&gain(other))).unwrap_or(now);
            surface.advance(unit, best - now);
            numbers[unit] = best as i8;
        }
        std::array::from_fn(|unit| f32::from(numbers[unit]) - f32::from(before[unit]))
    }

    fn contexts(&self, row: usize) -> [usize; UNITS] {
        let mut sums = [0; UNITS];
        for &known in &self.known[row] {
            let numbers = self.model.rows[usize::from(known)].0;
            sums.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += i32::from(number));
        }
        sums.map(|sum| context(sum, self.known[row].len() as i32, self.steps[row]))
    }
}

/// By how much the values of positions differ from those before.
struct Difference {
    mean: f64,
    root_mean_square: f64,
}

impl Difference {
    /// The difference of a network's values from the scores of samples, in discs.
    fn of(network: &Network, samples: &[Sample]) -> Self {
        let (mut sum, mut squares, mut weight) = (0.0, 0.0, 0.0);
        for sample in samples {
            let (difference, counts) =
                (f64::from(network.value_and_slopes(sample).0 - sample.score), f64::from(sample.weight));
            sum += counts * difference;
            squares += counts * difference * difference;
            weight += counts;
        }
        Self { mean: sum / weight, root_mean_square: (squares / weight).sqrt() }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "values moved by {:.3} discs (root mean square), {:+.4} on average",
            self.root_mean_square, self.mean
        )
    }
}

#[cfg(test)]
mod tests;
