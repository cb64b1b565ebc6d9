use proptest::prelude::*;

use super::*;
use crate::rules::{Position, Symmetry};
use crate::words::Square;

/// A small linear congruential generator, for numbers that look like weights.
fn noise(seed: u64) -> impl Iterator<Item = u64> {
    std::iter::successors(Some(seed), |state| {
        Some(state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
    })
    .map(|state| state >> 33)
}

fn model() -> Model {
    let knots = vec![8, 20, 41];
    let mut numbers = noise(7);
    let mut next = || numbers.next().unwrap_or_default();
    Model {
        training: Training { generation: 3, positions: 12_345 },
        step: 16,
        biases: (0..61).map(|_| (next() % 512) as i16 - 256).collect(),
        weights: (0..Folding::new().len() * knots.len()).map(|_| next() as i8).collect(),
        knots,
    }
}

/// Positions along a random game.
fn game(choices: &[usize]) -> Vec<Position> {
    let mut positions = vec![Position::START];
    for choice in choices {
        let Some(&Position { board, turn }) = positions.last() else { break };
        let moves = board.moves();
        if moves == 0 && board.is_over() {
            break;
        }
        let next = match Square::all(moves).nth(choice % moves.count_ones().max(1) as usize) {
            Some(square) => board.play(square),
            None => board.pass(),
        };
        positions.push(Position { board: next, turn: !turn });
    }
    positions
}

/// The weight of one class between two knots.
fn slow_weight(model: &Model, mix: Mix, class: usize) -> i32 {
    let classes = model.weights.len() / model.knots.len();
    let at = |knot: usize| i32::from(model.weights[knot * classes + class]) * model.step as i32;
    let far = if mix.parts == 0 { 0 } else { at(mix.knot + 1) };
    let mixed = at(mix.knot) * (Mix::WHOLE - mix.parts) + far * mix.parts;
    (mixed + Mix::WHOLE / 2).div_euclid(Mix::WHOLE).clamp(i16::MIN.into(), i16::MAX.into())
}

/// The value of a position summed digit by digit, class by class, straight from the model.
fn slow_value(model: &Model, folding: &Folding, Board { player, opponent }: Board) -> i32 {
    let empties = 64 - (player | opponent).count_ones() as usize;
    let mix = Mix::at(&model.knots, empties);
    let value = |feature: &crate::evaluation::patterns::Feature| {
        let digit = |square: u8| match (player >> square & 1, opponent >> square & 1) {
            (1, _) => 0,
            (_, 1) => 2,
            _ => 1,
        };
        let content = feature.squares().iter().fold(0, |number, &square| 3 * number + digit(square));
        slow_weight(model, mix, folding.classes()[feature.offset + content] as usize)
    };
    let sum = FEATURES.iter().map(value).sum::<i32>() + i32::from(model.biases[empties.min(60)]);
    sum.clamp(-64 * DISC, 64 * DISC)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn the_tables_say_what_the_model_says_in_all_eight_symmetries(choices in prop::collection::vec(0usize..20, 60)) {
        let (model, folding) = (model(), Folding::new());
        let weights = Weights::new(&model);
        for position in game(&choices) {
            let expected = slow_value(&model, &folding, position.board);
            for symmetry in Symmetry::all() {
                let board = symmetry.board(position.board);
                let features = Features::of(board, position.turn);
                prop_assert_eq!(weights.evaluate(board, position.turn, &features), expected);
            }
        }
    }
}

#[test]
fn a_model_reads_back_from_its_bytes() {
    let model = model();
    assert_eq!(Model::parse(&model.to_bytes()), Ok(model));
}

#[test]
fn between_two_knots_the_weights_are_mixed() {
    let knots = [8, 20, 41];
    assert_eq!(Mix::at(&knots, 0), Mix { knot: 0, parts: 0 });
    assert_eq!(Mix::at(&knots, 64), Mix { knot: 2, parts: 0 });
    // 14 and 15 empty squares count as 14.5, which is 6.5 of the 12 from 8 to 20.
    assert_eq!(Mix::at(&knots, 14), Mix { knot: 0, parts: 13 * 256 / 24 });
    assert_eq!(Mix::at(&knots, 15), Mix::at(&knots, 14));
}

#[test]
fn damaged_weights_are_refused_and_the_damage_named() {
    let bytes = model().to_bytes();
    assert_eq!(Model::parse(b"GIF89a"), Err(WeightsError::NotWeights));
    assert_eq!(Model::parse(b"FlipEval\x01"), Err(WeightsError::Length { expected: 36, found: 9 }));
    let (expected, found) = (bytes.len(), bytes.len() - 1);
    assert_eq!(Model::parse(&bytes[..found]), Err(WeightsError::Length { expected, found }));
    let mut newer = bytes.clone();
    newer[8] = 9;
    assert_eq!(Model::parse(&newer), Err(WeightsError::Version { found: 9 }));
    for place in [13, 40, bytes.len() - 1] {
        let mut flipped = bytes.clone();
        flipped[place] ^= 4;
        let error = Model::parse(&flipped).unwrap_err();
        assert!(matches!(error, WeightsError::Checksum { .. }), "{place}: {error}");
    }
    let backwards = Model { knots: vec![20, 8, 41], ..model() };
    assert_eq!(Model::parse(&backwards.to_bytes()), Err(WeightsError::Knots { found: vec![20, 8, 41] }));
}

#[test]
fn no_index_of_16_bits_leaves_the_tables() {
    assert!(OFFSETS.iter().all(|&offset| offset as usize + usize::from(u16::MAX) < STAGE_REACH));
    let weights = Weights::new(&model());
    assert!(weights.stages.iter().all(|stage| stage.start + STAGE_REACH <= weights.tables.len()));
}

#[test]
fn the_embedded_weights_value_the_start_near_a_draw() {
    let weights = Weights::embedded();
    let Position { board, turn } = Position::START;
    assert!(weights.evaluate(board, turn, &Features::of(board, turn)).abs() < 4 * DISC);
    assert!(weights.training().positions > 100_000);
}
