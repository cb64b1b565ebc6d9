use super::*;
use crate::evaluation::Evaluation;
use crate::evaluation::patterns::ENTRIES;
use crate::rules::Position;
use crate::types::{SplitMix64, Square, Squares};

#[test]
fn no_number_of_16_bits_leaves_the_tables() {
    let size = size_of::<Row>();
    let bytes = Weights::embedded().rows.len() * size;
    for feature in &FEATURES {
        let Table { middle, step } = Table::of(feature.shape);
        assert_eq!(isize::from(feature.step()) * step, size as isize);
        for number in [i16::MIN, i16::MAX / feature.step() * feature.step()] {
            let row = (middle * size).checked_add_signed(isize::from(number) * step).unwrap();
            assert!(row.is_multiple_of(size) && row + size <= bytes, "{number} of {feature:?}");
        }
    }
}

#[test]
fn the_embedded_weights_value_the_start_near_a_draw() {
    let board = Position::START.board;
    assert!(Weights::embedded().evaluate(board, &Features::of(board)).abs() < 4 * DISC);
}

#[test]
fn the_fingerprint_changes_with_any_row_and_any_stage() {
    let model = Model::parse(include_bytes!("../../../data/eval.bin")).unwrap();
    let fingerprint = Evaluation::trained().fingerprint();
    assert_eq!(Weights::new(&model).fingerprint(), fingerprint);
    let (mut row, mut stage) = (model.clone(), model);
    row.rows[1].0[3] ^= 1;
    stage.stages[30].constant += 1;
    for altered in [row, stage] {
        assert_ne!(Weights::new(&altered).fingerprint(), fingerprint);
    }
}

#[test]
#[should_panic(expected = "rows")]
fn a_model_that_lacks_a_row_is_not_used() {
    let mut model = Model::parse(include_bytes!("../../../data/eval.bin")).unwrap();
    model.rows.pop();
    let _ = Weights::new(&model);
}

/// Weights of zeros, made without a file: Miri would take an hour to read one.
fn blank() -> Weights {
    let stages = vec![Stage::default(); STAGES].into_boxed_slice();
    let rows = vec![Row::default(); PADDING + ENTRIES + PADDING];
    Weights { rows: rows.into(), stages: stages.try_into().unwrap(), fingerprint: 0 }
}

fn assert_rows_of<const SHAPE: usize>(weights: &Weights, features: &Features) {
    let row_of = weights.row_of::<SHAPE>(features);
    let input = &WIRING[SHAPE];
    for &feature in input.features.iter().chain(input.mirrored.iter().flatten()) {
        let number = features.numbers()[feature] / FEATURES[feature].step();
        let expected = (PADDING + FEATURES[feature].middle()).strict_add_signed(number.into());
        assert!(std::ptr::eq(row_of(feature), &raw const weights.rows[expected]), "{number} at {feature}");
    }
}

#[test]
fn a_look_up_finds_the_row_of_any_number() {
    let weights = blank();
    let random = &mut SplitMix64(3);
    let mut features = Features::of(Position::START.board);
    for _ in 0..if cfg!(miri) { 4 } else { 2000 } {
        // Flips that no rule allows, so that the numbers leave the tables and wrap around.
        features =
            features.placed(Square::all(Squares(random.next())).next().unwrap(), Squares(random.next()));
        assert_rows_of::<0>(&weights, &features);
        assert_rows_of::<1>(&weights, &features);
        assert_rows_of::<2>(&weights, &features);
        assert_rows_of::<3>(&weights, &features);
        assert_rows_of::<4>(&weights, &features);
        assert_rows_of::<5>(&weights, &features);
        assert_rows_of::<6>(&weights, &features);
        assert_rows_of::<7>(&weights, &features);
        assert_rows_of::<8>(&weights, &features);
        assert_eq!(weights.evaluate(Position::START.board, &features), 0);
    }
}
