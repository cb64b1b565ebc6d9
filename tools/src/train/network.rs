use std::iter::Sum;

use flipside::evaluation::{LINEAR, STAGES, UNITS};
use rand::Rng;

use super::samples::Sample;

/// The network in floating-point numbers: as it is while it learns, or the gradient of all its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// What each content adds to the units, in full units. The first row, of rare contents, stays zero.
    pub rows: Vec<[f32; UNITS]>,
    /// The sums that the units begin with, for each number of empty squares.
    pub biases: Vec<[f32; UNITS]>,
    /// What a full unit is worth in discs, for each number of empty squares.
    pub weights: Vec<[f32; UNITS]>,
    /// What is added to the value, in discs, for each number of empty squares.
    pub constants: Vec<f32>,
}

/// How far values are from labels.
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
    /// A network of so many rows in which all is zero.
    pub fn zero(rows: usize) -> Self {
        Self {
            rows: vec![[0.0; UNITS]; rows],
            biases: vec![[0.0; UNITS]; STAGES],
            weights: vec![[0.0; UNITS]; STAGES],
            constants: vec![0.0; STAGES],
        }
    }

    /// A network of so many rows to begin learning with.
    pub fn random(rows: usize, random: &mut impl Rng) -> Self {
        let mut network = Self::zero(rows);
        for row in &mut network.rows[1..] {
            row.fill_with(|| random.random_range(-0.05..0.05));
        }
        // Between empty and full, where a squared unit has a gradient.
        network.biases.fill([0.3; UNITS]);
        for unit in 0..UNITS {
            // Linear units differ from one another in when they count, as some phases need what others do not.
            let squared: f32 = random.random_range(-2.0..2.0);
            for weights in &mut network.weights {
                weights[unit] = if unit < LINEAR { random.random_range(0.0..12.0) } else { squared };
            }
        }
        network
    }

    /// Makes all of it zero.
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

    /// Adds to `gradient` how half the weighted squared errors of positions grow with each number.
    pub fn add_gradient<'a>(&self, samples: impl Iterator<Item = &'a Sample>, gradient: &mut Self) -> Loss {
        let mut loss = Loss::default();
        for sample in samples {
            let sums = self.sums(sample);
            let error = self.worth(&sums, sample) - sample.score;
            let slope = error * sample.weight;
            loss.squares += f64::from(error * slope);
            loss.weight += f64::from(sample.weight);

            let empties = usize::from(sample.empties);
            let (weights, weight_slopes) = (&self.weights[empties], &mut gradient.weights[empties]);
            let mut slopes = [0.0; UNITS];
            for unit in 0..UNITS {
                let sum = sums[unit];
                weight_slopes[unit] += slope * activation(unit, sum);
                slopes[unit] = slope * weights[unit] * activation_slope(unit, sum);
            }
            gradient.constants[empties] += slope;
            add(&mut gradient.biases[empties], &slopes);
            for &row in &sample.rows {
                add(&mut gradient.rows[usize::from(row)], &slopes);
            }
        }
        gradient.rows[0] = [0.0; UNITS];
        loss
    }

    /// The sums of the units.
    #[inline(always)]
    fn sums(&self, sample: &Sample) -> [f32; UNITS] {
        let mut sums = self.biases[usize::from(sample.empties)];
        for &row in &sample.rows {
            add(&mut sums, &self.rows[usize::from(row)]);
        }
        sums
    }

    /// What such sums are worth in discs.
    #[inline(always)]
    fn worth(&self, sums: &[f32; UNITS], sample: &Sample) -> f32 {
        let empties = usize::from(sample.empties);
        let units = sums.iter().zip(&self.weights[empties]).enumerate();
        let worth: f32 = units.map(|(unit, (&sum, weight))| weight * activation(unit, sum)).sum();
        worth + self.constants[empties]
    }
}

/// How full a unit is: the sum itself for a linear one, for the others the square of what it is between 0 and 1.
#[inline(always)]
fn activation(unit: usize, sum: f32) -> f32 {
    if unit < LINEAR { sum } else { sum.clamp(0.0, 1.0).powi(2) }
}

/// How [`activation`] grows with the sum.
#[inline(always)]
fn activation_slope(unit: usize, sum: f32) -> f32 {
    match unit < LINEAR {
        true => 1.0,
        false if sum > 0.0 && sum < 1.0 => 2.0 * sum,
        false => 0.0,
    }
}

#[inline(always)]
fn add(sums: &mut [f32; UNITS], row: &[f32; UNITS]) {
    for (sum, part) in sums.iter_mut().zip(row) {
        *sum += part;
    }
}
