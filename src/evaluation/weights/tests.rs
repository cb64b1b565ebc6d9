use super::*;
use crate::rules::Position;

#[test]
fn no_index_of_16_bits_leaves_the_table_and_every_place_has_a_row() {
    assert!(OFFSETS.iter().all(|&offset| offset as usize + usize::from(u16::MAX) < REACH));
    let weights = Weights::embedded();
    assert_eq!(weights.places.len(), REACH);
    assert!(weights.places.iter().all(|&place| usize::from(place) < weights.rows.len()));
}

#[test]
fn the_embedded_weights_value_the_start_near_a_draw() {
    let weights = Weights::embedded();
    let Position { board, turn } = Position::START;
    assert!(weights.evaluate(board, turn, &Features::of(board, turn)).abs() < 4 * DISC);
    assert!(weights.training().positions > 100_000);
}

#[test]
#[should_panic(expected = "every place has a row")]
fn a_model_that_lacks_a_row_is_not_used() {
    let mut model = Model::parse(include_bytes!("../../../data/eval.bin")).unwrap();
    model.rows.pop();
    let _ = Weights::new(&model);
}
