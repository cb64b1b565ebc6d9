//! Quantization: from the network in floating-point numbers to the whole numbers of a weights file.

use flipside::evaluation::{DISC, Model, ONE, Row, Stage, Training, UNITS};

use super::configurations::Configurations;
use super::network::Network;

/// How often configurations must be seen for each of [`Model::STEPS`].
///
/// The numbers of rare configurations are not known precisely, and coarse numbers take fewer bits. The change of the
/// values is smaller than their error, because rare configurations seldom occur. `shrink` goes on from there.
const LEAST_SEEN: [u32; 4] = [100_000, 10_000, 1_000, 0];

/// The network as the engine reads it, in whole numbers.
pub fn model(network: &Network, configurations: &Configurations, training: Training) -> Model {
    let step_of = |&row_index: &u16| match usize::from(row_index) {
        0 => 0,
        // What earlier training knew precisely stays precise.
        row => step(configurations.seen(row)).min(configurations.step(row).unwrap_or(u8::MAX)),
    };
    let steps: Vec<u8> = configurations.rows_of_classes().iter().map(step_of).collect();
    let mut rows = vec![Row([0; UNITS])];
    for step in Model::STEPS {
        let row_indices =
            configurations.rows_of_classes().iter().zip(&steps).filter(|(_, found)| **found == step);
        let numbers = row_indices.map(|(&row_index, _)| &network.rows[usize::from(row_index)]);
        rows.extend(numbers.map(|numbers| Row(numbers.map(|number| rounded(number, step)))));
    }
    let stages = std::array::from_fn(|empties| {
        // Numbers that no position has trained are still random.
        let phase = configurations.nearest_phase(empties);
        Stage {
            // A cast saturates at the limits of the type.
            biases: network.biases[phase].map(|bias| scaled(bias) as i8),
            weights: network.weights[phase].map(|weight| scaled(weight) as i16),
            constant: (network.constants[phase] * DISC as f32).round() as i16,
        }
    });
    Model { training, steps, rows, stages: Box::new(stages) }
}

fn step(seen: u32) -> u8 {
    let index = LEAST_SEEN.iter().position(|least| seen >= *least).unwrap_or(LEAST_SEEN.len() - 1);
    Model::STEPS[index]
}

/// The fixed-point number nearest to `number` that is a multiple of the quantization step.
fn rounded(number: f32, step: u8) -> i8 {
    let most = f32::from(i8::MAX as u8 / step);
    let step = f32::from(step);
    ((number * f32::from(ONE) / step).round().clamp(-most, most) * step) as i8
}

/// A bias in fixed-point numbers, or a weight in 1/64 of a disc.
fn scaled(number: f32) -> f32 {
    (number * f32::from(ONE)).round()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_rare_configurations_are_rounded_more_coarsely_and_none_overflows() {
        assert_eq!([0, 999, 1_000, 9_999, 10_000, 100_000].map(step), [8, 8, 4, 4, 2, 1]);
        assert_eq!(Model::STEPS.map(|step| rounded(7.3 / 64.0, step)), [7, 8, 8, 8]);
        assert_eq!(Model::STEPS.map(|step| rounded(-5.0, step)), [-127, -126, -124, -120]);
    }
}
