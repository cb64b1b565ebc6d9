//! The evaluation against a simple reference implementation, natively and in WebAssembly.

mod common;

use common::{Random, random_game};
use flipside::coding::fnv1a;
use flipside::evaluation::codec::SymmetryClasses;
use flipside::evaluation::patterns::{FEATURES, Feature};
use flipside::evaluation::{DISC, Features, Model, ONE, Row, Stage, Training, UNITS, Weights, WeightsError};
use flipside::rules::{Board, Symmetry};
use flipside::types::{Square, Squares};
use wasm_bindgen_test::wasm_bindgen_test;

/// A model in which every third class has a row, of all quantization steps in turn, with numbers up to `most`. Sums lie
/// below 0, between 0 and 1, and above.
fn model(most: i64) -> Model {
    let mut random = Random(7);
    let mut within = |bound: i64| (random.bits() as i64 % (bound + 1)) as i16;
    let classes = SymmetryClasses::of_shapes().count();
    let steps: Vec<u8> =
        (0..classes).map(|class| if class % 3 == 1 { Model::STEPS[class / 3 % 4] } else { 0 }).collect();
    let mut row = |step: u8| Row(std::array::from_fn(|_| within(most / i64::from(step)) as i8 * step as i8));
    let mut rows = vec![Row([0; UNITS])];
    for step in Model::STEPS {
        rows.extend(steps.iter().filter(|found| **found == step).map(|_| row(step)));
    }
    let stages = Box::new(std::array::from_fn(|_| Stage {
        biases: std::array::from_fn(|_| within(most.max(20)) as i8),
        weights: std::array::from_fn(|_| within(1500)),
        constant: within(500),
    }));
    Model { training: Training { generation: 3, positions: 12_345 }, steps, rows, stages }
}

/// For each class its row.
fn rows_of_classes(model: &Model) -> Vec<Row> {
    // The sort is stable: classes of one step stay in order.
    let mut order: Vec<usize> = (0..model.steps.len()).filter(|&class| model.steps[class] != 0).collect();
    order.sort_by_key(|&class| model.steps[class]);
    let mut rows = vec![model.rows[0]; model.steps.len()];
    for (class, row) in order.into_iter().zip(&model.rows[1..]) {
        rows[class] = *row;
    }
    rows
}

/// The corners of the board and its edges, as their corners.
const CORNERS: [u8; 4] = [0, 7, 56, 63];
const EDGES: [[u8; 2]; 4] = [[0, 7], [56, 63], [0, 56], [7, 63]];

/// The corners that the center of a feature is nearest to: one, or two where it is as near to both; for a long
/// diagonal, whose center is that of the board, those that it joins.
fn nearest_corners(feature: &Feature) -> Vec<u8> {
    let square_of_distance =
        |from: u8, to: u8| (from % 8).abs_diff(to % 8).pow(2) + (from / 8).abs_diff(to / 8).pow(2);
    let all = |corner: u8| -> u32 {
        feature.squares().iter().map(|&square| u32::from(square_of_distance(square, corner))).sum()
    };
    let nearest = CORNERS.into_iter().map(all).min();
    let mut corners: Vec<u8> = CORNERS.into_iter().filter(|&corner| Some(all(corner)) == nearest).collect();
    if corners.len() == CORNERS.len() {
        corners.retain(|corner| feature.squares().contains(corner));
    }
    corners
}

/// The value of a position, unit by unit and square by square, straight from the model.
fn slow_value(
    model: &Model,
    rows: &[Row],
    classes: &SymmetryClasses,
    Board { player, opponent }: Board,
) -> i32 {
    let digit = |square: u8| match [player, opponent].map(|side| side.has(Square::new(square))) {
        [true, _] => 0,
        [_, true] => 2,
        _ => 1,
    };
    let row = |feature: &Feature| {
        let configuration = feature.squares().iter().fold(0, |number, &square| 3 * number + digit(square));
        &rows[classes.of_entries()[feature.offset + configuration] as usize]
    };
    let stage = &model.stages[64 - (player | opponent).count() as usize];
    let sum = |unit: usize, corners: &[u8], counts: &dyn Fn(&[u8]) -> bool| {
        let counted = FEATURES.iter().filter(|feature| counts(&nearest_corners(feature)));
        let parts: i64 = counted.map(|feature| i64::from(row(feature).0[unit])).sum();
        (parts + corners.len() as i64 * i64::from(stage.biases[unit])).clamp(0, i64::from(ONE))
    };
    let of_corner = |unit: usize, corner: u8| sum(unit, &[corner], &|nearest| nearest.contains(&corner));
    let of_edge = |unit: usize, ends: [u8; 2]| {
        // What lies along another edge has one of these corners too, but not it alone.
        let along = |corners: &[u8]| EDGES.iter().any(|edge| edge == corners);
        let counts = |nearest: &[u8]| match along(nearest) {
            true => nearest == ends,
            false => ends.iter().any(|end| nearest.contains(end)),
        };
        sum(unit, &ends, &counts)
    };
    let worth = |unit: usize| {
        let squares: i64 = match unit {
            0..8 => CORNERS.iter().map(|&corner| of_corner(unit, corner).pow(2)).sum(),
            _ => EDGES.iter().map(|&edge| of_edge(unit, edge).pow(2)).sum(),
        };
        i64::from(stage.weights[unit]) * squares
    };
    // A weight is in 1/64 disc and the value in 1/128; an activation of 1 is the square of ONE.
    let value = ((0..UNITS).map(worth).sum::<i64>() * 2).div_euclid(i64::from(ONE).pow(2)) as i32;
    (value + i32::from(stage.constant)).clamp(-64 * DISC, 64 * DISC)
}

/// A model whose sums go beyond the limits of 8 bits on one side alone, where the order in which they are added up does
/// not matter.
fn one_sided_model(side: i8) -> Model {
    let mut model = model(100);
    let numbers = model.rows.iter_mut().flat_map(|row| &mut row.0);
    let biases = model.stages.iter_mut().flat_map(|stage| &mut stage.biases);
    numbers.chain(biases).for_each(|number| *number = side * number.abs());
    model
}

#[wasm_bindgen_test(unsupported = test)]
fn sums_beyond_their_limits_stay_there() {
    let classes = SymmetryClasses::of_shapes();
    for side in [1, -1] {
        let model = one_sided_model(side);
        let (weights, rows) = (Weights::new(&model), rows_of_classes(&model));
        for board in random_game(&mut Random(10)) {
            let expected = slow_value(&model, &rows, &classes, board);
            assert_eq!(weights.evaluate(board, &Features::of(board)), expected, "{side} {board:?}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_network_says_what_the_model_says() {
    // The numbers are so small that no sum comes near the limits of 8 bits.
    let (model, classes) = (model(5), SymmetryClasses::of_shapes());
    let rows = rows_of_classes(&model);
    let weights = Weights::new(&model);
    let mut random = Random(8);
    let (mut count, mut sum) = (0, 0);
    for board in (0..5).flat_map(|_| random_game(&mut random)) {
        let expected = slow_value(&model, &rows, &classes, board);
        assert_eq!(weights.evaluate(board, &Features::of(board)), expected, "{board:?}");
        count += i32::from(expected.abs() < 64 * DISC);
        sum += expected.abs();
    }
    // The values must be neither all clamped to the largest score nor all a draw.
    assert!(count > 150 && sum > 500 * DISC, "{count} values within the scores, {sum} together");
}

#[wasm_bindgen_test(unsupported = test)]
fn all_eight_symmetries_are_worth_the_same_where_sums_end_at_their_limits_too() {
    let weights = Weights::new(&model(120));
    let mut random = Random(9);
    for game_board in (0..20).flat_map(|_| random_game(&mut random)) {
        let value = |board| weights.evaluate(board, &Features::of(board));
        for symmetry in Symmetry::all() {
            assert_eq!(value(symmetry.board(game_board)), value(game_board), "{game_board:?}");
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn a_model_reads_back_from_its_bytes() {
    let model = model(30);
    assert!(Model::parse(&model.to_bytes()) == Ok(model));
}

/// The 64-bit FNV-1a hash of all bytes but those where it stands.
fn slow_checksum(bytes: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for (index, &byte) in bytes.iter().enumerate() {
        if !(24..32).contains(&index) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    hash
}

/// Makes the checksum fit.
fn seal(bytes: &mut [u8]) {
    let checksum = slow_checksum(bytes).to_le_bytes();
    bytes[24..32].copy_from_slice(&checksum);
}

#[wasm_bindgen_test(unsupported = test)]
fn damaged_weights_are_refused_and_the_damage_named() {
    let bytes = model(30).to_bytes();
    assert_eq!(Model::parse(b"GIF89a"), Err(WeightsError::NotWeights));
    assert!(WeightsError::NotWeights.to_string().contains("expected"));
    assert_eq!(Model::parse(b"FlipEval\x01"), Err(WeightsError::Length { least: 34, found: 9 }));
    assert_eq!(Model::parse(&bytes[..33]), Err(WeightsError::Length { least: 34, found: 33 }));
    let mut newer = bytes.clone();
    newer[8] = 9;
    assert_eq!(Model::parse(&newer), Err(WeightsError::Version { found: 9 }));
    let mut damaged: Vec<_> = [13, 40, bytes.len() - 1].map(|index| (index, bytes.clone())).into();
    damaged.iter_mut().for_each(|(index, bytes)| bytes[*index] ^= 4);
    damaged.push((bytes.len() - 1, bytes[..bytes.len() - 1].to_vec()));
    for (index, bytes) in damaged {
        let error = Model::parse(&bytes).unwrap_err();
        assert!(matches!(error, WeightsError::Checksum { .. }), "{index}: {error}");
    }
    // With checksums that fit: a row more than classes that have one, a code that is not what was written, and a first
    // part that is longer than all.
    let announced = model(30).rows.len();
    let mut surplus = bytes.clone();
    surplus[10..12].copy_from_slice(&(announced as u16).to_le_bytes());
    seal(&mut surplus);
    assert!(Model::parse(&surplus) == Err(WeightsError::Rows { announced, found: announced - 1 }));
    let mut other = bytes.clone();
    other[34..].fill(0x5a);
    seal(&mut other);
    assert!(matches!(Model::parse(&other), Err(WeightsError::Rows { .. })));
    let mut short = bytes[..100].to_vec();
    short[32..34].copy_from_slice(&67u16.to_le_bytes());
    seal(&mut short);
    assert_eq!(Model::parse(&short), Err(WeightsError::Length { least: 101, found: 100 }));
}

#[wasm_bindgen_test(unsupported = test)]
fn numbers_at_the_limits_of_their_types_are_written_too() {
    let mut extreme = model(127);
    for (index, stage) in extreme.stages.iter_mut().enumerate() {
        let (bias, number) = if index % 2 == 0 { (i8::MIN, i16::MAX) } else { (i8::MAX, i16::MIN) };
        *stage = Stage { biases: [bias; UNITS], weights: [number; UNITS], constant: number };
    }
    assert!(Model::parse(&extreme.to_bytes()) == Ok(extreme));
}

#[wasm_bindgen_test(unsupported = test)]
fn boards_with_fewer_discs_than_the_start_are_worth_as_much_as_at_the_first_stage() {
    let weights = Weights::embedded();
    for player in [0, 1, 1 << 27] {
        let board = Board { player: Squares(player), opponent: Squares(1 << 36) };
        let value = weights.evaluate(board, &Features::of(board));
        assert!(value.abs() <= 64 * DISC, "{board:?}: {value}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_embedded_weights_are_those_that_were_trained_however_they_are_coded() {
    let Model { steps, rows, stages, .. } = Model::parse(include_bytes!("../data/eval.bin")).unwrap();
    let of_stage = |stage: &Stage| {
        let numbers = stage.weights.into_iter().chain([stage.constant]).flat_map(i16::to_le_bytes);
        stage.biases.map(|bias| bias as u8).into_iter().chain(numbers).collect::<Vec<_>>()
    };
    let rows = rows.iter().flat_map(|row| row.0.map(|number| number as u8));
    let bytes = steps.iter().copied().chain(rows).chain(stages.iter().flat_map(of_stage));
    // As the adaptive coder of version 7 read them.
    assert_eq!(fnv1a(bytes), 0x8665_7321_2777_34b0);
}

#[wasm_bindgen_test(unsupported = test)]
fn the_embedded_weights_take_less_than_two_bits_a_number() {
    let bytes = include_bytes!("../data/eval.bin");
    let model = Model::parse(bytes).unwrap();
    assert!(8 * bytes.len() < 2 * model.rows.len() * UNITS, "{} bytes", bytes.len());
    assert!(model.to_bytes() == bytes);
}
