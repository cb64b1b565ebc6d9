//! The error of finished weights on held-out positions, by phase of the game.

use std::fmt;

use flipside::evaluation::{DISC, Features, Model, Weights};

use super::examples::Example;

/// How many numbers of empty squares a line covers.
const BAND: usize = 4;

/// The error of weights on labeled positions, by phase.
pub struct Report {
    bands: Vec<Band>,
}

#[derive(Clone, Copy, Default)]
struct Band {
    /// The sum of the weights of its positions.
    weight: f64,
    absolute: f64,
    squared: f64,
}

impl Report {
    /// Values positions with finished weights.
    pub fn of(model: &Model, examples: &[Example]) -> Self {
        let weights = Weights::new(model);
        let mut bands = vec![Band::default(); 64 / BAND];
        for &Example { board, score, weight } in examples {
            let value = weights.evaluate(board, &Features::of(board));
            let error = f64::from(value) / f64::from(DISC) - f64::from(score);
            bands[board.empty_count() as usize / BAND].add(error, f64::from(weight));
        }
        Self { bands }
    }
}

impl Band {
    fn add(&mut self, error: f64, weight: f64) {
        self.weight += weight;
        self.absolute += weight * error.abs();
        self.squared += weight * error * error;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "empty squares | weight held out | mean absolute error | root mean square error")?;
        for (index, band) in self.bands.iter().enumerate().filter(|(_, band)| band.weight > 0.0) {
            let (from, to) = (index * BAND, index * BAND + BAND - 1);
            let (absolute, squared) = (band.absolute / band.weight, (band.squared / band.weight).sqrt());
            writeln!(f, "{from:2} – {to:2} | {:.0} | {absolute:.3} | {squared:.3}", band.weight)?;
        }
        Ok(())
    }
}
