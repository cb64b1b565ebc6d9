use flipside::rules::Position;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_start_position_has_four_legal_moves() {
    assert_eq!(Position::START.board.moves().count_ones(), 4);
}
