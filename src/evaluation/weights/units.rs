//! The units of the network, portably.

use super::FULL;
use super::model::{GROUP, LINEAR, Row, Stage, UNITS};

/// The sums of the units.
pub(super) struct Units([i16; UNITS]);

impl Units {
    /// The sums to begin with.
    #[inline(always)]
    pub fn of(stage: &Stage) -> Self {
        Self(stage.biases)
    }

    /// Adds what the contents of some patterns say.
    #[inline(always)]
    pub fn add(&mut self, rows: [&Row; GROUP]) {
        for (unit, sum) in self.0.iter_mut().enumerate() {
            // As no number is beyond `Row::MOST`, 8 bits hold the sum; biases may be anything, so those of 16 wrap as the
            // vectors do.
            *sum = sum.wrapping_add(rows.iter().map(|row| row.0[unit]).sum::<i8>().into());
        }
    }

    /// What the units are worth, in 1/128 disc with [`VALUE_BITS`](super::VALUE_BITS) binary places.
    #[inline(always)]
    pub fn value(&self, stage: &Stage) -> i32 {
        let (linear, others) = self.0.split_at(LINEAR);
        let (linear_weights, weights) = stage.weights.split_at(LINEAR);
        let linear = dot(linear, linear_weights, |sum| sum);
        let squared = dot(others, weights, |sum| sum.clamp(0, FULL).pow(2));
        i32::from(FULL) * linear + squared
    }
}

#[inline(always)]
fn dot(sums: &[i16], weights: &[i16], activation: impl Fn(i16) -> i16) -> i32 {
    sums.iter().zip(weights).map(|(&sum, &weight)| i32::from(activation(sum)) * i32::from(weight)).sum()
}
