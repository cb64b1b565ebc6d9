use flipside::evaluation::{DISC, Features, Model, ONE, UNITS, Weights};
use flipside::rules::{CORNERS, Position};
use flipside::types::{Square, Squares};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::examples::Example;
use super::network::{Network, importance};
use super::samples::Sample;
use super::*;
use crate::files::position_file::LabeledPosition;

/// The first features are near corners, those from there on along edges, and the last two the long diagonals; each
/// four that follow each other lie at the four corners or edges.
const AT_CORNERS: usize = 20;
const AT_EDGES: usize = 36;

const SCHEDULE: Schedule = Schedule { epochs: 30, rate: 0.005, decay: 0.1, batch: 64, seed: 1 };
const TRAINING: Training = Training { generation: 0, positions: 0 };

/// Positions of random games, with the score that the discs on the corners give.
fn examples(games: usize) -> Vec<Example> {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut examples = Vec::new();
    for _ in 0..games {
        let mut board = Position::START.board;
        for _ in 0..60 {
            if board.moves().is_empty() {
                board = board.pass();
            }
            let moves: Vec<_> = Square::all(board.moves()).collect();
            let Some(&next) = moves.choose(&mut random) else { break };
            board = board.play(next);
            let corners = |discs: Squares| (discs & CORNERS).count() as i16;
            let score = Some(512 * (corners(board.player) - corners(board.opponent)));
            examples.extend(Example::of(
                LabeledPosition { board, score },
                random.random_range(0.5..2.0),
                1.0,
            ));
        }
    }
    examples
}

fn survey(examples: &Vec<Example>, least: u32) -> Survey {
    Survey::of(examples, least, None).expect("configurations are few")
}

/// Positions as the network reads them, and what is known of all.
fn samples(examples: &Vec<Example>, least: u32) -> (Survey, Vec<Sample>) {
    let survey = survey(examples, least);
    let samples = examples.iter().map(|example| Sample::of(example, &survey.configurations)).collect();
    (survey, samples)
}

/// The value of a position in discs, number by number, of a network's rows, biases, weights and constants.
fn slow_value([rows, biases, weights, constants]: &[Vec<f64>; 4], sample: &Sample) -> f64 {
    /// The edges next to the corners a1, h1, a8 and h8: rank 1 is 0, rank 8 is 1, file a is 2 and file h is 3.
    const EDGES_AT: [[usize; 2]; 4] = [[0, 2], [0, 3], [1, 2], [1, 3]];
    let stage = usize::from(sample.empties);
    let part = |feature: usize, unit: usize| rows[usize::from(sample.rows[feature]) * UNITS + unit];
    let edge = |edge: usize, unit: usize| -> f64 {
        (AT_CORNERS..AT_EDGES).filter(|feature| feature % 4 == edge).map(|feature| part(feature, unit)).sum()
    };
    let corner = |corner: usize, unit: usize| -> f64 {
        let near = (0..AT_CORNERS).filter(|feature| feature % 4 == corner).map(|feature| part(feature, unit));
        let diagonal = if corner == 0 || corner == 3 { AT_EDGES } else { AT_EDGES + 1 };
        biases[stage * UNITS + unit] + near.sum::<f64>() + part(diagonal, unit)
    };
    let unit = |unit: usize| {
        let sum = |site: usize| match unit {
            0..8 => corner(site, unit) + EDGES_AT[site].iter().map(|&along| edge(along, unit)).sum::<f64>(),
            _ => {
                let ends = (0..4).filter(|&end| EDGES_AT[end].contains(&site));
                edge(site, unit) + ends.map(|end| corner(end, unit)).sum::<f64>()
            }
        };
        let squares: f64 = (0..4).map(|site| sum(site).clamp(0.0, 1.0).powi(2)).sum();
        weights[stage * UNITS + unit] * squares
    };
    constants[stage] + (0..UNITS).map(unit).sum::<f64>()
}

/// Half the weighted sum of the squared errors.
fn half_loss(network: &[Vec<f64>; 4], samples: &[Sample]) -> f64 {
    let error = |sample: &Sample| slow_value(network, sample) - f64::from(sample.score);
    samples.iter().map(|sample| f64::from(sample.weight) * error(sample).powi(2) / 2.0).sum()
}

fn in_double_precision(network: &Network) -> [Vec<f64>; 4] {
    network.parts().map(|part| part.iter().map(|&number| number.into()).collect())
}

#[test]
fn the_gradient_agrees_with_finite_differences() {
    let (Survey { configurations, .. }, samples) = samples(&examples(4), 3);
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let network = Network::random(configurations.rows(), &mut random);
    let mut gradient = Network::zero(configurations.rows());
    let loss = network.add_gradient(samples.iter().copied(), &mut gradient);
    let mut network = in_double_precision(&network);
    // How much errors count follows from the network as it is and stays the same while its numbers are changed.
    let samples: Vec<_> = samples
        .into_iter()
        .map(|sample| {
            let value = slow_value(&network, &sample) as f32;
            Sample { weight: sample.weight * importance(value, sample.empties), ..sample }
        })
        .collect();
    assert!((loss.squares / 2.0 / half_loss(&network, &samples) - 1.0).abs() < 1e-4, "{loss:?}");
    for (part, slopes) in gradient.parts().into_iter().enumerate() {
        let mut differing = 0;
        for _ in 0..100 {
            // The first row stays as it is.
            let index = random.random_range(if part == 0 { UNITS } else { 0 }..slopes.len());
            let (value, change) = (network[part][index], 1e-5);
            let losses = [change, -change].map(|change| {
                network[part][index] = value + change;
                half_loss(&network, &samples)
            });
            network[part][index] = value;
            let (slope, slow) = (f64::from(slopes[index]), (losses[0] - losses[1]) / (2.0 * change));
            assert!((slope - slow).abs() < 0.01 + 0.001 * slow.abs(), "{part}: {slope} is not {slow}");
            differing += usize::from(slow.abs() > 0.1);
        }
        assert!(differing > 10, "only {differing} numbers of part {part} matter");
    }
}

#[test]
fn errors_count_the_less_the_clearer_a_position_seems() {
    let of = |value| importance(value, 20);
    assert_eq!((of(0.0), of(20.0), of(-20.0)), (1.0, 0.5, 0.5));
    assert!(of(5.0) > of(-10.0) && of(40.0) < 0.25);
    assert_eq!(importance(0.0, 11), 0.5);
}

#[test]
fn configurations_that_are_too_rare_share_a_row_that_stays_zero() {
    let examples = examples(40);
    let (survey, samples) = samples(&examples, 20);
    let row_indices = survey.configurations.rows_of_classes();
    assert!(row_indices.contains(&0) && samples.iter().any(|sample| sample.rows.contains(&0)));
    let mut fit = Fit::new(&examples, &survey, SCHEDULE, None);
    fit.epoch().unwrap();
    assert_eq!(fit.averaged().rows[0], [0.0; UNITS]);
    let model = rounding::model(fit.averaged(), &survey.configurations, TRAINING);
    assert_eq!(Model::parse(&model.to_bytes()).as_ref(), Ok(&model));
}

#[test]
fn more_configurations_than_a_file_has_room_for_are_refused() {
    let error = Survey::of(&examples(2_000), 1, None).err().map(|error| error.to_string());
    assert!(error.as_ref().is_some_and(|error| error.contains("choose a larger --least")), "{error:?}");
}

#[test]
fn a_phase_that_was_never_seen_is_valued_as_the_nearest_that_was() {
    let late: Vec<_> = examples(40).into_iter().filter(|example| example.board.empty_count() < 20).collect();
    let survey = survey(&late, 1);
    let mut fit = Fit::new(&late, &survey, SCHEDULE, None);
    for _ in 0..5 {
        fit.epoch().unwrap();
    }
    let model = rounding::model(fit.averaged(), &survey.configurations, TRAINING);
    assert!(model.stages[19..].iter().all(|stage| stage == &model.stages[19]));
    assert_ne!(model.stages[18], model.stages[19]);
}

#[test]
fn the_network_learns_what_can_be_learned() {
    let examples = examples(40);
    let survey = survey(&examples, 5);
    let mut fit = Fit::new(&examples, &survey, SCHEDULE, None);
    let errors: Vec<_> = (0..SCHEDULE.epochs).map(|_| fit.epoch().unwrap()).collect();
    assert!(fit.is_finished());
    assert!(errors[0] > 2.0 && errors[errors.len() - 1] < 0.5, "{errors:?}");
}

/// A finished network in floating-point numbers again: rows, biases, weights and constants.
fn unrounded(model: &Model) -> [Vec<f64>; 4] {
    let one = f64::from(ONE);
    let stages = || model.stages.iter();
    [
        model.rows.iter().flat_map(|row| row.0).map(|part| f64::from(part) / one).collect(),
        stages().flat_map(|stage| stage.biases).map(|part| f64::from(part) / one).collect(),
        stages().flat_map(|stage| stage.weights).map(|weight| f64::from(weight) / one).collect(),
        stages().map(|stage| f64::from(stage.constant) / f64::from(DISC)).collect(),
    ]
}

#[test]
fn finished_weights_say_what_the_network_says() {
    let examples = examples(40);
    let (survey, samples) = samples(&examples, 5);
    let mut fit = Fit::new(&examples, &survey, SCHEDULE, None);
    while !fit.is_finished() {
        fit.epoch().unwrap();
    }
    let network = fit.averaged().clone();
    let configurations = survey.configurations.with_all_seen(100_000);
    let model = rounding::model(&network, &configurations, TRAINING);
    let (weights, exact) = (Weights::new(&model), unrounded(&model));
    let network = in_double_precision(&network);
    let mut squares = 0.0;
    for (example, sample) in examples.iter().zip(&samples) {
        let value = weights.evaluate(example.board, &Features::of(example.board));
        let value = f64::from(value) / f64::from(DISC);
        let expected = slow_value(&exact, sample).clamp(-64.0, 64.0);
        assert!((value - expected).abs() < 0.02, "{value} is not {expected}");
        squares += (value - slow_value(&network, sample).clamp(-64.0, 64.0)).powi(2);
    }
    let error = (squares / samples.len() as f64).sqrt();
    assert!(error < 0.75, "rounding moves values by {error} discs");
}

/// A run that was interrupted after two of three epochs ends as one that was not.
fn assert_resumes(examples: &Vec<Example>, survey: &Survey, start: Option<Network>) {
    let schedule = Schedule { epochs: 3, ..SCHEDULE };
    let fresh = || Fit::new(examples, survey, schedule, start.clone());
    let mut whole = fresh();
    whole.epoch().unwrap();
    whole.epoch().unwrap();
    let state = state::to_bytes(&whole);
    whole.epoch().unwrap();
    let mut resumed = fresh();
    state::restore(&mut resumed, &state).expect("the state is of this run");
    assert_eq!(resumed.epochs(), 2);
    resumed.epoch().unwrap();
    assert!(state::to_bytes(&resumed) == state::to_bytes(&whole), "the states differ");
    let bytes = |fit: &Fit| rounding::model(fit.averaged(), &survey.configurations, TRAINING).to_bytes();
    assert!(bytes(&resumed) == bytes(&whole), "the weights differ");
}

#[test]
fn an_interrupted_run_that_goes_on_ends_as_one_that_was_not() {
    let examples = examples(10);
    assert_resumes(&examples, &survey(&examples, 5), None);
    let start = Model::parse(include_bytes!("../../../../data/eval.bin")).unwrap();
    let survey = Survey::of(&examples, 5, Some(&start)).unwrap();
    assert_resumes(&examples, &survey, Some(warm_start::network(&start, &survey.configurations)));
}

#[test]
fn a_state_of_another_run_or_cut_short_is_refused() {
    let all = examples(10);
    let of_all = survey(&all, 5);
    let state = state::to_bytes(&Fit::new(&all, &of_all, SCHEDULE, None));
    let refusal = |examples: &Vec<Example>, schedule, start, state: &[u8]| {
        let survey = survey(examples, 5);
        let mut fit = Fit::new(examples, &survey, schedule, start);
        state::restore(&mut fit, state).expect_err("it should be refused").to_string()
    };
    assert!(refusal(&all[1..].to_vec(), SCHEDULE, None, &state).contains("another run"));
    let start = Network::random(of_all.configurations.rows(), &mut ChaCha8Rng::seed_from_u64(2));
    assert!(refusal(&all, SCHEDULE, Some(start), &state).contains("another run"));
    let other = Schedule { rate: 0.25, ..SCHEDULE };
    assert!(refusal(&all, other, None, &state).contains("rate: 0.25"));
    let length = state.len();
    let short = refusal(&all, SCHEDULE, None, &state[..length - 3]);
    assert!(short.contains(&format!("expected {length} bytes, found {}", length - 3)), "{short}");
}

#[test]
fn a_source_names_a_file_its_weight_and_its_stretch() {
    let source =
        |text: &str| text.parse::<Source>().map(|source| (source.path, source.weight, source.stretch));
    assert_eq!(source("a.bin").unwrap(), ("a.bin".into(), 1.0, 1.0));
    assert_eq!(source("a.bin=2x1.07").unwrap(), ("a.bin".into(), 2.0, 1.07));
    for wrong in ["a.bin=much", "a.bin=0", "a.bin=1x-1", "a.bin=NaN"] {
        assert!(source(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn options_that_make_no_sense_are_named() {
    let refusal =
        |schedule: Schedule| schedule.check().err().map(|error| error.to_string()).unwrap_or_default();
    assert!(SCHEDULE.check().is_ok());
    assert_eq!(
        refusal(Schedule { epochs: 0, ..SCHEDULE }),
        "--epochs: expected a number above zero, found 0"
    );
    assert_eq!(refusal(Schedule { batch: 0, ..SCHEDULE }), "--batch: expected a number above zero, found 0");
    assert_eq!(
        refusal(Schedule { rate: -1.0, ..SCHEDULE }),
        "--rate: expected a number above zero, found -1"
    );
    assert_eq!(
        refusal(Schedule { decay: f32::NAN, ..SCHEDULE }),
        "--decay: expected zero or more, found NaN"
    );
}
