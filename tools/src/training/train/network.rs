//! The network in floating-point numbers: its value of a position, and the gradient of the error.

use std::iter::Sum;
use std::ops::Range;

use flipside::evaluation::patterns::{ENDS_OF_EDGES, SITES, WIRING};
use flipside::evaluation::{DISC, Model, ONE, STAGES, UNITS};
use rand::Rng;

use super::samples::Sample;

/// The parameters of the network in floating-point numbers, or the gradient with respect to all of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What each configuration adds to the units. The first row, of rare configurations, stays zero.
    pub rows: Vec<[f32; UNITS]>,
    /// The biases of the units at each corner, for each number of empty squares.
    pub biases: Vec<[f32; UNITS]>,
    /// What an activation of 1 at one corner or edge is worth in discs, for each number of empty squares.
    pub weights: Vec<[f32; UNITS]>,
    /// What is added to the value, in discs, for each number of empty squares.
    pub constants: Vec<f32>,
}

/// The error of values against labels.
#[derive(Clone, Copy, Debug, Default)]
pub struct Loss {
    /// The weighted sum of the squared errors, in squares of a disc.
    pub squares: f64,
    /// The sum of the weights.
    pub weight: f64,
}

impl Sum for Loss {
    fn sum<I: Iterator<Item = Self>>(losses: I) -> Self {
        losses.fold(Self::default(), |sum, loss| Self {
            squares: sum.squares + loss.squares,
            weight: sum.weight + loss.weight,
        })
    }
}

impl Network {
    /// A network of `rows` rows in which all numbers are zero.
    pub fn zero(rows: usize) -> Self {
        Self {
            rows: vec![[0.0; UNITS]; rows],
            biases: vec![[0.0; UNITS]; STAGES],
            weights: vec![[0.0; UNITS]; STAGES],
            constants: vec![0.0; STAGES],
        }
    }

    /// A random network of `rows` rows to start learning from.
    pub fn random(rows: usize, random: &mut impl Rng) -> Self {
        let mut network = Self::zero(rows);
        for row in &mut network.rows[1..] {
            row.fill_with(|| random.random_range(-0.05..0.05));
        }
        // Between 0 and 1, where a unit has a gradient.
        network.biases.fill([0.3; UNITS]);
        for unit in 0..UNITS {
            let worth = random.random_range(-2.0..2.0);
            network.weights.iter_mut().for_each(|weights| weights[unit] = worth);
        }
        network
    }

    /// The network of a finished model.
    pub fn of_model(model: &Model) -> Self {
        let part = |number: i8| f32::from(number) / f32::from(ONE);
        Self {
            rows: model.rows.iter().map(|row| row.0.map(part)).collect(),
            biases: model.stages.iter().map(|stage| stage.biases.map(part)).collect(),
            weights: model
                .stages
                .iter()
                .map(|stage| stage.weights.map(|weight| f32::from(weight) / f32::from(ONE)))
                .collect(),
            constants: model.stages.iter().map(|stage| f32::from(stage.constant) / DISC as f32).collect(),
        }
    }

    /// Sets all numbers to zero.
    pub fn clear(&mut self) {
        self.parts_mut().into_iter().for_each(|part| part.fill(0.0));
    }

    /// All its numbers: rows, biases, weights, constants.
    pub fn parts(&self) -> [&[f32]; 4] {
        [self.rows.as_flattened(), self.biases.as_flattened(), self.weights.as_flattened(), &self.constants]
    }

    /// All its numbers in the same order, to change them.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 4] {
        [
            self.rows.as_flattened_mut(),
            self.biases.as_flattened_mut(),
            self.weights.as_flattened_mut(),
            &mut self.constants,
        ]
    }

    /// Adds to `gradient` the gradient of half the weighted squared error of positions. The weight of a position is its
    /// own weight times its [`importance`].
    pub fn add_gradient(&self, samples: impl Iterator<Item = Sample>, gradient: &mut Self) -> Loss {
        let mut loss = Loss::default();
        for sample in samples {
            let sums = self.sums(&sample);
            let value = self.value(&sums, &sample);
            let error = value - sample.score;
            let weight = sample.weight * importance(value, sample.empties);
            let slope = error * weight;
            loss.squares += f64::from(error * slope);
            loss.weight += f64::from(weight);

            let empties = usize::from(sample.empties);
            let weight_slopes = &mut gradient.weights[empties];
            for (part, sums) in sums.iter().enumerate() {
                for sum in sums {
                    for unit in units_of(part) {
                        weight_slopes[unit] += slope * sum[unit].clamp(0.0, 1.0).powi(2);
                    }
                }
            }
            gradient.constants[empties] += slope;
            let slopes =
                self.slopes(&sums, &sample).map(|part| part.map(|sums| sums.map(|rise| rise * slope)));
            slopes[0].iter().for_each(|slopes| add(&mut gradient.biases[empties], slopes));
            for input in &WIRING {
                for (site, slopes) in slopes[input.part as usize].iter().enumerate() {
                    for feature in input.at(site) {
                        add(&mut gradient.rows[usize::from(sample.rows[feature])], slopes);
                    }
                }
            }
        }
        gradient.rows[0] = [0.0; UNITS];
        loss
    }

    /// The value of a position in discs, and what it rises by with the numbers of a row that is added up at each corner
    /// and at each edge.
    pub fn value_and_slopes(&self, sample: &Sample) -> (f32, [[Sums; SITES]; 2]) {
        let sums = self.sums(sample);
        (self.value(&sums, sample), self.slopes(&sums, sample))
    }

    /// What the value of a position with such sums rises by with the numbers of rows.
    #[inline(always)]
    fn slopes(&self, sums: &[[Sums; SITES]; 2], sample: &Sample) -> [[Sums; SITES]; 2] {
        let weights = &self.weights[usize::from(sample.empties)];
        let mut slopes = [[[0.0; UNITS]; SITES]; 2];
        for (part, (sums, slopes)) in sums.iter().zip(&mut slopes).enumerate() {
            for (sum, slopes) in sums.iter().zip(slopes) {
                // A unit of the other part, and one that is clipped, have no slope.
                for unit in units_of(part) {
                    let clipped = sum[unit].clamp(0.0, 1.0);
                    slopes[unit] = if clipped < 1.0 { 2.0 * clipped * weights[unit] } else { 0.0 };
                }
            }
        }
        exchanged(slopes)
    }

    /// The sums of the units at each corner, of which the first half count, and at each edge, of which the others do.
    #[inline(always)]
    fn sums(&self, sample: &Sample) -> [[Sums; SITES]; 2] {
        let biases = self.biases[usize::from(sample.empties)];
        let mut sums = [[biases; SITES], [[0.0; UNITS]; SITES]];
        for input in &WIRING {
            for (site, sums) in sums[input.part as usize].iter_mut().enumerate() {
                for feature in input.at(site) {
                    add(sums, &self.rows[usize::from(sample.rows[feature])]);
                }
            }
        }
        exchanged(sums)
    }

    /// The value of a position with such sums, in discs.
    #[inline(always)]
    fn value(&self, sums: &[[Sums; SITES]; 2], sample: &Sample) -> f32 {
        let empties = usize::from(sample.empties);
        let mut squares = [0.0; UNITS];
        for (part, sums) in sums.iter().enumerate() {
            for sum in sums {
                for unit in units_of(part) {
                    squares[unit] += sum[unit].clamp(0.0, 1.0).powi(2);
                }
            }
        }
        let value: f32 =
            squares.iter().zip(&self.weights[empties]).map(|(square, weight)| square * weight).sum();
        value + self.constants[empties]
    }
}

/// The weight of the error of a position that the network evaluates at `value` discs. Positions that are nearly decided
/// matter less to a search, and those with few empty squares are solved.
///
/// It depends on the network's value, not on the label: giving high labels less weight would teach the network low
/// values.
pub fn importance(value: f32, empties: u8) -> f32 {
    const HALF_AT: f32 = 20.0;
    const LAST_SQUARES: u8 = 12;
    let phase = if empties < LAST_SQUARES { 0.5 } else { 1.0 };
    phase / (1.0 + (value / HALF_AT).powi(2))
}

/// A sum, or its slope, for each unit.
pub type Sums = [f32; UNITS];

/// The units of the corners, part 0, or those of the edges, part 1.
fn units_of(part: usize) -> Range<usize> {
    part * UNITS / 2..(part + 1) * UNITS / 2
}

/// Adds to each corner what its two edges have, and to each edge what its two corners have. Slopes go back the same way
/// that sums came.
#[inline(always)]
fn exchanged([corners, edges]: [[Sums; SITES]; 2]) -> [[Sums; SITES]; 2] {
    let (mut all_corners, mut all_edges) = (corners, edges);
    for (edge, ends) in ENDS_OF_EDGES.into_iter().enumerate() {
        for corner in ends {
            add(&mut all_corners[corner], &edges[edge]);
            add(&mut all_edges[edge], &corners[corner]);
        }
    }
    [all_corners, all_edges]
}

#[inline(always)]
fn add(sums: &mut Sums, row: &Sums) {
    for (sum, part) in sums.iter_mut().zip(row) {
        *sum += part;
    }
}
