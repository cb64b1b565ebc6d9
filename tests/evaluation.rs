//! The evaluation against its slow twin, natively and in WebAssembly.

mod common;

use common::{Random, random_game};
use flipside::evaluation::patterns::{FEATURES, Feature, Folding};
use flipside::evaluation::{
    DISC, FULL, Features, LINEAR, Model, Row, Stage, Training, UNITS, Weights, WeightsError,
};
use flipside::rules::{Board, Symmetry};
use flipside::words::Color;
use wasm_bindgen_test::wasm_bindgen_test;

/// A model in which every third class has a row, of all grains in turn, and sums lie below zero, between it and full,
/// and above.
fn model() -> Model {
    let mut random = Random(7);
    let mut within = |bound: i64| (random.bits() as i64 % (bound + 1)) as i16;
    let classes = Folding::new().len();
    let grains: Vec<u8> =
        (0..classes).map(|class| if class % 3 == 1 { Model::GRAINS[class / 3 % 4] } else { 0 }).collect();
    let mut row = |grain: u8| Row(std::array::from_fn(|_| within(30 / i64::from(grain)) as i8 * grain as i8));
    let mut rows = vec![Row([0; UNITS])];
    for grain in Model::GRAINS {
        rows.extend(grains.iter().filter(|found| **found == grain).map(|_| row(grain)));
    }
    let stages = Box::new(std::array::from_fn(|_| Stage {
        biases: std::array::from_fn(|_| within(200)),
        weights: std::array::from_fn(|_| within(500)),
        constant: within(500),
    }));
    Model { training: Training { generation: 3, positions: 12_345 }, grains, rows, stages }
}

/// For each class its row.
fn rows_of_classes(model: &Model) -> Vec<Row> {
    // The sort is stable: classes of one grain stay in order.
    let mut order: Vec<usize> = (0..model.grains.len()).filter(|&class| model.grains[class] != 0).collect();
    order.sort_by_key(|&class| model.grains[class]);
    let mut rows = vec![model.rows[0]; model.grains.len()];
    for (class, row) in order.into_iter().zip(&model.rows[1..]) {
        rows[class] = *row;
    }
    rows
}

/// The value of a position, unit by unit and square by square, straight from the model.
fn slow_value(model: &Model, rows: &[Row], folding: &Folding, Board { player, opponent }: Board) -> i32 {
    let digit = |square: u8| match (player >> square & 1, opponent >> square & 1) {
        (1, _) => 0,
        (_, 1) => 2,
        _ => 1,
    };
    let row = |feature: &Feature| {
        let content = feature.squares().iter().fold(0, |number, &square| 3 * number + digit(square));
        &rows[folding.classes()[feature.offset + content] as usize]
    };
    let stage = &model.stages[64 - (player | opponent).count_ones() as usize];
    let full = i64::from(FULL);
    let worth = |unit: usize| {
        let parts: i64 = FEATURES.iter().map(|feature| i64::from(row(feature).0[unit])).sum();
        let sum = parts + i64::from(stage.biases[unit]);
        i64::from(stage.weights[unit]) * if unit < LINEAR { full * sum } else { sum.clamp(0, full).pow(2) }
    };
    // A weight is in 1/64 disc and the value in 1/128; a full unit counts the square of full.
    let value = ((0..UNITS).map(worth).sum::<i64>() * 2).div_euclid(full.pow(2)) as i32;
    (value + i32::from(stage.constant)).clamp(-64 * DISC, 64 * DISC)
}

#[wasm_bindgen_test(unsupported = test)]
fn the_network_says_what_the_model_says_in_all_eight_symmetries() {
    let (model, folding) = (model(), Folding::new());
    let rows = rows_of_classes(&model);
    let weights = Weights::new(&model);
    let mut random = Random(8);
    let (mut count, mut sum) = (0, 0);
    for game_board in (0..20).flat_map(|_| random_game(&mut random)) {
        let expected = slow_value(&model, &rows, &folding, game_board);
        for symmetry in Symmetry::all() {
            let board = symmetry.board(game_board);
            for turn in [Color::Black, Color::White] {
                let features = Features::of(board, turn);
                assert_eq!(weights.evaluate(board, turn, &features), expected, "{board:?}");
            }
        }
        count += i32::from(expected.abs() < 64 * DISC);
        sum += expected.abs();
    }
    // Lest all values were cut off at the largest score, or none differed from a draw.
    assert!(count > 500 && sum > 500 * DISC, "{count} values within the scores, {sum} together");
}

#[wasm_bindgen_test(unsupported = test)]
fn a_model_reads_back_from_its_bytes() {
    let model = model();
    assert!(Model::parse(&model.to_bytes()) == Ok(model));
}

/// The 64-bit FNV-1a hash of all bytes but those where it stands.
fn slow_checksum(bytes: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for (place, &byte) in bytes.iter().enumerate() {
        if !(24..32).contains(&place) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    hash
}

#[wasm_bindgen_test(unsupported = test)]
fn damaged_weights_are_refused_and_the_damage_named() {
    let bytes = model().to_bytes();
    assert_eq!(Model::parse(b"GIF89a"), Err(WeightsError::NotWeights));
    assert_eq!(Model::parse(b"FlipEval\x01"), Err(WeightsError::Length { expected: 32, found: 9 }));
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
    // With checksums that fit: a row more than classes that have one, and a grain that there is not.
    let announced = model().rows.len();
    let mut surplus = bytes.clone();
    surplus[10..12].copy_from_slice(&(announced as u16).to_le_bytes());
    surplus.extend([0; UNITS]);
    let checksum = slow_checksum(&surplus).to_le_bytes();
    surplus[24..32].copy_from_slice(&checksum);
    assert!(Model::parse(&surplus) == Err(WeightsError::Rows { announced, found: announced - 1 }));
    let mut large = model();
    large.rows[7].0[31] = -32;
    assert!(Model::parse(&large.to_bytes()) == Err(WeightsError::Number { row: 7 }));
    let mut odd = model();
    odd.grains[5] = 3;
    assert!(Model::parse(&odd.to_bytes()) == Err(WeightsError::Grain { class: 5, found: 3 }));
}
