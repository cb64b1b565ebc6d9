use super::*;
use crate::rules::Position;

#[test]
fn no_number_of_16_bits_leaves_the_tables() {
    let rows = Weights::embedded().rows.len();
    for Group { middle, .. } in GROUPS {
        assert!(middle >= REACH && middle + REACH <= rows);
    }
}

#[test]
fn the_embedded_weights_value_the_start_near_a_draw() {
    let weights = Weights::embedded();
    let board = Position::START.board;
    assert!(weights.evaluate(board, &Features::of(board)).abs() < 4 * DISC);
    assert!(weights.training().positions > 100_000);
}

#[test]
#[should_panic(expected = "out of bounds")]
fn a_model_that_lacks_a_row_is_not_used() {
    let mut model = Model::parse(include_bytes!("../../../data/eval.bin")).unwrap();
    model.rows.pop();
    let _ = Weights::new(&model);
}
