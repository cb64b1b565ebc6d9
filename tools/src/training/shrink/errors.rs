//! The errors of a network's values on positions, followed while its rows change.

use flipside::evaluation::patterns::{SITES, WIRING};
use flipside::evaluation::{ONE, UNITS};

use crate::training::train::network::{Network, Sums};
use crate::training::train::samples::Sample;

/// Where a position adds up a row: its index, the part of the board and the site there.
#[derive(Clone, Copy)]
struct Use {
    position: u32,
    part: u8,
    site: u8,
}

/// The errors of values, as linear functions of the rows near those of a network.
pub struct Errors {
    samples: Vec<Sample>,
    /// The error on each position, in discs.
    errors: Vec<f32>,
    /// What a row's numbers change the value of each position by, at each corner and edge, in discs for each 1 of a
    /// number.
    slopes: Vec<[[Sums; SITES]; 2]>,
    /// The uses of all rows, one row after the other, those at one position side by side.
    uses: Vec<Use>,
    /// Where the uses of each row begin; and where those of the last one end.
    starts: Vec<usize>,
    /// For each unit the mean of the weighted squares of slopes.
    squared_slopes: [f64; UNITS],
}

impl Errors {
    /// The errors against the scores of samples, for a network of so many rows.
    pub fn new(samples: Vec<Sample>, rows: usize) -> Self {
        let mut starts = vec![0; rows + 1];
        for_each_use(&samples, |row, _| starts[row + 1] += 1);
        for row in 0..rows {
            starts[row + 1] += starts[row];
        }
        let mut uses = vec![Use { position: 0, part: 0, site: 0 }; starts[rows]];
        let mut filled = starts.clone();
        for_each_use(&samples, |row, found| {
            uses[filled[row]] = found;
            filled[row] += 1;
        });
        Self { samples, errors: Vec::new(), slopes: Vec::new(), uses, starts, squared_slopes: [0.0; UNITS] }
    }

    /// Takes errors and slopes from a network.
    pub fn refresh(&mut self, network: &Network) {
        (self.errors, self.slopes) = self
            .samples
            .iter()
            .map(|sample| {
                let (value, mut slopes) = network.value_and_slopes(sample);
                slopes
                    .as_flattened_mut()
                    .as_flattened_mut()
                    .iter_mut()
                    .for_each(|slope| *slope /= f32::from(ONE));
                (value - sample.score, slopes)
            })
            .unzip();
        let mut squares = [0.0; UNITS];
        for (sample, slopes) in self.samples.iter().zip(&self.slopes) {
            for sums in slopes.as_flattened() {
                for (square, slope) in squares.iter_mut().zip(sums) {
                    *square += f64::from(sample.weight * slope * slope);
                }
            }
        }
        let count = (2 * SITES * self.samples.len()) as f64;
        self.squared_slopes = squares.map(|square| square / count);
    }

    /// The sum of the weights of all positions.
    pub fn weight(&self) -> f64 {
        self.samples.iter().map(|sample| f64::from(sample.weight)).sum()
    }

    /// For each unit the mean of the weighted squares of slopes, over positions and sites.
    pub fn squared_slopes(&self) -> &[f64; UNITS] {
        &self.squared_slopes
    }

    /// How the weighted sum of squared errors changes with the numbers of a row.
    pub fn surface(&self, row: usize) -> Surface {
        let mut surface =
            Surface { slope: [0.0; UNITS], curvature: [[0.0; UNITS]; UNITS], stiffness: [0.0; UNITS] };
        self.for_each_position(row, |position, slopes| {
            let (weight, error) = (self.samples[position].weight, self.errors[position]);
            for unit in 0..UNITS {
                let weighted = weight * slopes[unit];
                surface.slope[unit] += f64::from(weighted * error);
                for (sum, slope) in surface.curvature[unit].iter_mut().zip(slopes) {
                    *sum += f64::from(weighted * slope);
                }
            }
        });
        surface
    }

    /// Changes the numbers of a row.
    pub fn change(&mut self, row: usize, change: &Sums) {
        if change.iter().all(|number| *number == 0.0) {
            return;
        }
        let mut errors = std::mem::take(&mut self.errors);
        self.for_each_position(row, |position, slopes| {
            errors[position] += slopes.iter().zip(change).map(|(slope, change)| slope * change).sum::<f32>();
        });
        self.errors = errors;
    }

    /// Each position that adds up a row, with what the row's numbers change its value by.
    fn for_each_position(&self, row: usize, mut visit: impl FnMut(usize, &Sums)) {
        let uses = &self.uses[self.starts[row]..self.starts[row + 1]];
        for of_position in uses.chunk_by(|one, other| one.position == other.position) {
            let position = of_position[0].position as usize;
            let mut slopes = [0.0; UNITS];
            for found in of_position {
                let of_site = &self.slopes[position][usize::from(found.part)][usize::from(found.site)];
                slopes.iter_mut().zip(of_site).for_each(|(sum, slope)| *sum += slope);
            }
            visit(position, &slopes);
        }
    }
}

/// The weighted sum of squared errors as a quadratic function of the numbers of a row.
pub struct Surface {
    /// Half of what a unit's number changes it by.
    slope: [f64; UNITS],
    curvature: [[f64; UNITS]; UNITS],
    /// What the square of a number's distance from where it was costs besides.
    stiffness: [f64; UNITS],
}

impl Surface {
    /// Counts the row in so many more positions, of such squared slopes, with errors that do not cancel out.
    pub fn stiffen(&mut self, positions: f64, squared_slopes: &[f64; UNITS]) {
        self.stiffness = squared_slopes.map(|square| positions * square);
    }

    /// By how much the sum rises when a unit's number moves, which was `home` at first.
    pub fn rise(&self, unit: usize, from: i32, to: i32, home: i32) -> f64 {
        let change = f64::from(to - from);
        let away = |number: i32| f64::from(number - home).powi(2);
        2.0 * change * self.slope[unit]
            + change * change * self.curvature[unit][unit]
            + self.stiffness[unit] * (away(to) - away(from))
    }

    /// Moves a unit's number.
    pub fn advance(&mut self, unit: usize, change: i32) {
        for (slope, curvature) in self.slope.iter_mut().zip(self.curvature[unit]) {
            *slope += f64::from(change) * curvature;
        }
    }
}

fn for_each_use(samples: &[Sample], mut visit: impl FnMut(usize, Use)) {
    for (position, sample) in (0..).zip(samples) {
        for input in &WIRING {
            for site in 0..SITES {
                for feature in input.at(site) {
                    let found = Use { position, part: input.part as u8, site: site as u8 };
                    visit(sample.rows[feature].into(), found);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::shrink::random_model::{model, samples};

    #[test]
    fn the_surface_foretells_what_a_change_of_a_row_does_to_the_errors() {
        let mut model = model();
        let samples = samples(&model);
        let mut errors = Errors::new(samples, model.rows.len());
        errors.refresh(&Network::of_model(&model));
        let squares = |errors: &Errors| -> f64 {
            let all = errors.samples.iter().zip(&errors.errors);
            all.map(|(sample, &error)| f64::from(sample.weight * error * error)).sum()
        };
        assert_eq!(squares(&errors), 0.0);
        let used = (1..model.rows.len()).filter(|&row| errors.starts[row] < errors.starts[row + 1]);
        for row in used.step_by(400).collect::<Vec<_>>() {
            let (before, mut surface, mut change) = (squares(&errors), errors.surface(row), [0.0; UNITS]);
            let mut rise = 0.0;
            for (unit, to) in [(0, 1), (9, -1), (0, 2)] {
                let from = change[unit] as i32;
                rise += surface.rise(unit, from, to, 0);
                surface.advance(unit, to - from);
                change[unit] = to as f32;
            }
            errors.change(row, &change);
            let found = squares(&errors) - before;
            assert!((found - rise).abs() < 1e-3 * (found.abs() + before).max(0.01), "{found} is not {rise}");
            model.rows[row].0[0] += 2;
            model.rows[row].0[9] -= 1;
        }
        // The network agrees about as far as it is linear there.
        let foretold = errors.errors.clone();
        errors.refresh(&Network::of_model(&model));
        let far: f32 = foretold.iter().zip(&errors.errors).map(|(one, other)| (one - other).powi(2)).sum();
        let all: f32 = errors.errors.iter().map(|error| error.powi(2)).sum();
        assert!(all > 0.1 && far < 0.1 * all, "{far} of {all}");
    }
}
