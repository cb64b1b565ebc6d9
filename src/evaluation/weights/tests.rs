use super::*;
use crate::evaluation::Evaluation;
use crate::rules::Position;

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
