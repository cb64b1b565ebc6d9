//! The classes that JavaScript gets: the live view of the table, errors as objects, reports.

use flipside::wasm::{Engine, Game, check};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        Reflect::set(&object, &JsValue::from(*name), value).unwrap();
    }
    object.into()
}

fn field(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap()
}

fn engine(table_bits: u32) -> Engine {
    Engine::new(&object(&[("tableBits", table_bits.into())])).unwrap()
}

/// Searches the start of the game two plies deep.
fn search(engine: &mut Engine) -> JsValue {
    engine.begin("search", "", &object(&[("depth", 2.into())])).unwrap();
    while !engine.deepen() {}
    engine.report().into()
}

#[wasm_bindgen_test]
fn the_table_view_has_four_words_for_each_bucket_and_shows_what_a_search_writes() {
    let mut engine = engine(6);
    let view = engine.table_view();
    assert_eq!(view.length(), 64 * 4);
    assert!(view.to_vec().iter().all(|&word| word == 0));
    search(&mut engine);
    engine.begin("search", "f5d6c3", &object(&[("depth", 6.into())])).unwrap();
    while !engine.deepen() {}
    assert!(view.to_vec().iter().any(|&word| word != 0), "the view was taken before the search");
    engine.new_game();
    assert!(view.to_vec().iter().all(|&word| word == 0));
}

#[wasm_bindgen_test]
fn what_is_written_through_the_table_view_is_in_the_checksum_of_what_is_saved() {
    let engine = engine(1);
    let empty = engine.saved_header();
    engine.table_view().set_index(3, 0x0102_0304_0506_0708);
    assert_ne!(engine.saved_header(), empty);
}

#[wasm_bindgen_test]
fn a_report_is_a_plain_object_with_its_lines() {
    let report = search(&mut engine(4));
    assert_eq!(field(&report, "stopped"), JsValue::from("depth"));
    assert!(field(&report, "finalScore").is_undefined());
    let lines = Array::from(&field(&report, "lines"));
    assert_eq!(lines.length(), 1);
    assert_eq!(field(&lines.get(0), "depth").as_f64(), Some(2.0));
    assert_eq!(Array::from(&field(&lines.get(0), "pv")).get(0), field(&lines.get(0), "move"));
}

#[wasm_bindgen_test]
fn a_failure_becomes_an_error_with_its_code_and_leaves_the_running_search() {
    let mut engine = engine(4);
    engine.begin("search", "", &object(&[("depth", 3.into())])).unwrap();
    for (task, position, options, code) in [
        ("search", "f5a1", object(&[]), "ILLEGAL_MOVE"),
        ("search", "hello", object(&[]), "INVALID_POSITION"),
        ("search", "f5", object(&[("level", 0.into())]), "INVALID_OPTION"),
        ("sing", "f5", object(&[]), "INVALID_OPTION"),
    ] {
        for result in [engine.begin(task, position, &options), check(task, position, &options)] {
            let error = JsValue::from(result.unwrap_err());
            assert_eq!(field(&error, "code"), JsValue::from(code));
            assert!(field(&error, "message").as_string().is_some_and(|message| !message.is_empty()));
        }
    }
    while !engine.deepen() {}
    let lines = Array::from(&field(&engine.report().into(), "lines"));
    assert_eq!(field(&lines.get(0), "depth").as_f64(), Some(3.0));
}

#[wasm_bindgen_test]
fn a_game_passes_the_border_and_keeps_its_moves() {
    let mut game = Game::parse("f5").unwrap();
    assert_eq!(game.legal_moves(), ["f4", "d6", "f6"]);
    game.play("d6").unwrap();
    assert_eq!((game.turn(), game.discs()), ("black".to_owned(), vec![3, 3]));
    let copy = game.duplicate();
    assert!(game.undo());
    assert_eq!((game.transcript(), copy.transcript()), ("f5".to_owned(), "f5d6".to_owned()));
}
