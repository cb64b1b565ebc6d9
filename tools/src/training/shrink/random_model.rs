//! A random model, and positions that it values, for the tests.

use flipside::evaluation::codec::SymmetryClasses;
use flipside::evaluation::{Model, Row, Stage, Training, UNITS};
use flipside::rules::Position;
use flipside::types::Square;
use rand::seq::IteratorRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::training::train::configurations::Configurations;
use crate::training::train::examples::Example;
use crate::training::train::network::Network;
use crate::training::train::samples::Sample;

/// A model of random rows for every third class, of all steps in turn.
pub fn model() -> Model {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let classes = SymmetryClasses::of_shapes().count();
    let steps: Vec<u8> = (0..classes).map(|class| [Model::STEPS[class / 3 % 4], 0, 0][class % 3]).collect();
    // Most numbers are zero, as those of rare configurations are.
    let mut number =
        |step: u8| if random.random_bool(0.8) { 0 } else { random.random_range(-2..=2) * step as i8 };
    let mut rows = vec![Row::default()];
    for step in Model::STEPS {
        let of_step = steps.iter().filter(|found| **found == step);
        rows.extend(of_step.map(|&step| Row([(); UNITS].map(|()| number(step)))));
    }
    let stage = Stage { biases: [30; UNITS], weights: [300; UNITS], constant: 0 };
    let stages = Box::new(std::array::from_fn(|_| stage.clone()));
    Model { training: Training { generation: 0, positions: 0 }, steps, rows, stages }
}

/// Positions of random games as a model's network reads them, their scores its values.
pub fn samples(model: &Model) -> Vec<Sample> {
    let (configurations, network) = (Configurations::of_model(model), Network::of_model(model));
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let mut samples = Vec::new();
    for _ in 0..8 {
        let mut board = Position::START.board;
        while let Some(square) = Square::all(board.moves()).choose(&mut random) {
            board = board.play(square);
            let example = Example { board, score: 0.0, weight: random.random_range(0.5..2.0) };
            let sample = Sample::of(&example, &configurations);
            samples.push(Sample { score: network.value_and_slopes(&sample).0, ..sample });
        }
    }
    samples
}
