use super::*;
use crate::rules::Position;

#[test]
fn no_number_of_16_bits_leaves_the_tables() {
    let size = size_of::<Row>();
    let bytes = Weights::embedded().rows.len() * size;
    for (index, Group { middle, step }) in GROUPS.into_iter().enumerate() {
        let feature_step = FEATURES[index * CORNER_COUNT].step();
        assert_eq!(isize::from(feature_step) * step, size as isize);
        for number in [i16::MIN, i16::MAX / feature_step * feature_step] {
            let row = (middle * size).checked_add_signed(isize::from(number) * step).unwrap();
            assert!(row.is_multiple_of(size) && row + size <= bytes, "{number} of group {index}");
        }
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
