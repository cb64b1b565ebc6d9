use super::*;
use crate::rules::Position;

#[test]
fn no_index_of_16_bits_leaves_the_tables() {
    assert!(OFFSETS.iter().all(|&offset| offset + usize::from(u16::MAX) < REACH));
    assert_eq!(Weights::embedded().rows.len(), REACH);
}

#[test]
fn what_follows_the_last_feature_adds_nothing() {
    let (weights, Position { board, turn }) = (Weights::embedded(), Position::START);
    let features = Features::of(board, turn);
    for seen in [features.seen_by(turn), features.seen_by(!turn)] {
        for &number in &seen[FEATURES.len()..] {
            assert_eq!(weights.rows[OFFSETS[OFFSETS.len() - 1] + usize::from(number)], Row([0; UNITS]));
        }
    }
}

#[test]
fn the_embedded_weights_value_the_start_near_a_draw() {
    let weights = Weights::embedded();
    let Position { board, turn } = Position::START;
    assert!(weights.evaluate(board, turn, &Features::of(board, turn)).abs() < 4 * DISC);
    assert!(weights.training().positions > 100_000);
}

#[test]
#[should_panic(expected = "no number of a row is too large")]
fn a_model_of_too_large_numbers_is_not_used() {
    let mut model = Model::parse(include_bytes!("../../../data/eval.bin")).unwrap();
    model.rows[1].0[5] = Row::MOST + 1;
    let _ = Weights::new(&model);
}

#[test]
#[should_panic(expected = "out of bounds")]
fn a_model_that_lacks_a_row_is_not_used() {
    let mut model = Model::parse(include_bytes!("../../../data/eval.bin")).unwrap();
    model.rows.pop();
    let _ = Weights::new(&model);
}
