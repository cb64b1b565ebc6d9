use flipside::evaluation::{DISC, FULL, Model, Row, Stage, Training, UNITS};

use super::contents::Contents;
use super::network::Network;

/// How often contents must be seen for each of [`Model::GRAINS`].
///
/// What was seen rarely is not known more finely, and coarse numbers pack into fewer bytes. Values change by less than
/// what they err, as rare contents are rare on boards as well.
const LEAST_SEEN: [u32; 4] = [100_000, 10_000, 1_000, 0];

/// The network as the engine reads it, in whole numbers.
pub fn model(network: &Network, contents: &Contents, training: Training) -> Model {
    let grain_of = |&place: &u16| if place == 0 { 0 } else { grain(contents.seen(place.into())) };
    let grains: Vec<u8> = contents.places().iter().map(grain_of).collect();
    let mut rows = vec![Row([0; UNITS])];
    for grain in Model::GRAINS {
        let places = contents.places().iter().zip(&grains).filter(|(_, found)| **found == grain);
        let numbers = places.map(|(&place, _)| &network.rows[usize::from(place)]);
        rows.extend(numbers.map(|numbers| Row(numbers.map(|number| rounded(number, grain)))));
    }
    let stages = std::array::from_fn(|empties| {
        // What no position has taught is still as chance began it.
        let phase = contents.nearest_phase(empties);
        Stage {
            // Casts end at the limits of the type.
            biases: network.biases[phase].map(|sum| scaled(sum) as i8),
            weights: network.weights[phase].map(|worth| scaled(worth) as i16),
            constant: (network.constants[phase] * DISC as f32).round() as i16,
        }
    });
    Model { training, grains, rows, stages: Box::new(stages) }
}

fn grain(seen: u32) -> u8 {
    let index = LEAST_SEEN.iter().position(|least| seen >= *least).unwrap_or(LEAST_SEEN.len() - 1);
    Model::GRAINS[index]
}

/// A number of full units in parts, the nearest multiple of the grain.
fn rounded(number: f32, grain: u8) -> i8 {
    let most = f32::from(i8::MAX as u8 / grain);
    let grain = f32::from(grain);
    ((number * f32::from(FULL) / grain).round().clamp(-most, most) * grain) as i8
}

/// A sum in parts, or a weight of a full unit in 1/64 of a disc.
fn scaled(number: f32) -> f32 {
    (number * f32::from(FULL)).round()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_rare_contents_are_rounded_more_coarsely_and_none_overflows() {
        assert_eq!([0, 999, 1_000, 9_999, 10_000, 100_000].map(grain), [8, 8, 4, 4, 2, 1]);
        assert_eq!([1, 2, 4, 8].map(|grain| rounded(7.3 / 64.0, grain)), [7, 8, 8, 8]);
        assert_eq!([1, 2, 4, 8].map(|grain| rounded(-5.0, grain)), [-127, -126, -124, -120]);
    }
}
