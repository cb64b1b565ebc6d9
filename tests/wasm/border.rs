//! What JavaScript gets: checked requests, the live view of the table, errors as objects, reports.

use flipside::rules::Game;
use flipside::types::Color;
use flipside::wasm::{Engine, Failure, check_engine, part, request};
use js_sys::{Array, BigUint64Array, Object, Reflect};
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

/// A checked request about the position after some moves.
fn ask(task: &str, moves: &str, options: &[(&str, JsValue)]) -> Result<BigUint64Array, Failure> {
    let position = Game::parse(moves).unwrap().position();
    let [black, white] = position.discs();
    let words = [black, white, (position.turn == Color::Black).into()];
    request(task, &BigUint64Array::from(words.as_slice()), &object(options), vec!["signal".to_owned()])
}

/// Runs a search to its end.
fn run(engine: &mut Engine, words: &BigUint64Array) -> JsValue {
    engine.begin(words, false).unwrap();
    while !engine.deepen() {}
    engine.report().into()
}

/// Searches the start of the game two plies deep.
fn search(engine: &mut Engine) -> JsValue {
    run(engine, &ask("search", "", &[("depth", 2.into())]).unwrap())
}

fn code_and_message(failure: Failure) -> (JsValue, String) {
    let error = JsValue::from(failure);
    (field(&error, "code"), field(&error, "message").as_string().unwrap())
}

#[wasm_bindgen_test]
fn the_table_view_has_four_words_for_each_bucket_and_shows_what_a_search_writes() {
    let mut engine = engine(6);
    let view = engine.table_view(false);
    assert_eq!(view.length(), 64 * 4);
    assert!(view.to_vec().iter().all(|&word| word == 0));
    search(&mut engine);
    run(&mut engine, &ask("search", "f5d6c3", &[("depth", 6.into())]).unwrap());
    assert!(view.to_vec().iter().any(|&word| word != 0), "the view was taken before the search");
    engine.new_game();
    assert!(view.to_vec().iter().all(|&word| word == 0));
}

#[wasm_bindgen_test]
fn what_is_written_through_the_table_view_is_in_the_checksum_of_what_is_saved() {
    let mut engine = engine(1);
    let empty = engine.saved_header();
    engine.table_view(false).set_index(3, 0x0102_0304_0506_0708);
    assert_ne!(engine.saved_header(), empty);
}

#[wasm_bindgen_test]
fn a_report_is_a_plain_object_with_its_lines() {
    let report = search(&mut engine(4));
    assert_eq!(field(&report, "stopped"), JsValue::from("depth"));
    assert_eq!(field(&report, "turn"), JsValue::from("black"));
    assert_eq!(field(&report, "source"), JsValue::from("search"));
    let lines = Array::from(&field(&report, "lines"));
    assert_eq!(lines.length(), 1);
    assert_eq!(field(&lines.get(0), "depth").as_f64(), Some(2.0));
    assert_eq!(Array::from(&field(&lines.get(0), "pv")).get(0), field(&lines.get(0), "move"));
}

#[wasm_bindgen_test]
fn the_words_of_a_request_carry_the_least_selectivity() {
    let options = [("nodes", 2000.into()), ("selectivity", 100.into())];
    let report = run(&mut engine(8), &ask("search", "f5d6c3", &options).unwrap());
    assert_eq!(field(&report, "stopped"), JsValue::from("nodes"));
    assert_eq!(field(&Array::from(&field(&report, "lines")).get(0), "selectivity").as_f64(), Some(100.0));
}

#[wasm_bindgen_test]
fn a_report_of_a_running_search_says_that_nothing_has_stopped_it() {
    let mut engine = engine(4);
    engine.begin(&ask("search", "f5", &[("depth", 3.into())]).unwrap(), false).unwrap();
    assert!(field(&engine.report().into(), "stopped").is_null());
    assert_eq!(field(&engine.report().into(), "turn"), JsValue::from("white"));
}

#[wasm_bindgen_test]
fn a_failure_becomes_an_error_with_its_code_and_says_what_was_expected_and_found() {
    for (task, options, expected) in [
        ("search", [("level", 0.into())], "level: expected a whole number from 1 to 20, found 0"),
        (
            "search",
            [("nodes", f64::NAN.into())],
            "nodes: expected a whole number, 1 or more, from 2 ** 53 on as a bigint, found NaN",
        ),
        (
            "search",
            [("clock", object(&[("remainingMs", f64::INFINITY.into())]))],
            "found {\"remainingMs\":Infinity}",
        ),
        ("search", [("count", 1.into())], "found \"count\""),
        ("analyze", [("count", 61.into())], "count: expected a whole number from 1 to 60, found 61"),
        ("solve", [("depth", 3.into())], "options: expected only signal, found \"depth\""),
        (
            "sing",
            [("depth", 3.into())],
            "task: expected search, analyze, solve, outcome or review, found sing",
        ),
    ] {
        let (code, message) = code_and_message(ask(task, "f5", &options).unwrap_err());
        assert_eq!(code, JsValue::from("INVALID_OPTION"));
        assert!(message.ends_with(expected), "{message}");
    }
    let two_discs =
        request("search", &BigUint64Array::from([3_u64, 1, 1].as_slice()), &object(&[]), vec![]).unwrap_err();
    let (code, message) = code_and_message(two_discs);
    assert_eq!(code, JsValue::from("INVALID_POSITION"));
    assert_eq!(message, "a1: expected one disc, found one of each color");
    assert!(check_engine(&object(&[("tableBits", 25.into())]), vec![]).is_err());
    assert!(check_engine(&object(&[("worker", 25.into())]), vec!["worker".to_owned()]).is_ok());
}

#[wasm_bindgen_test]
fn words_that_are_not_a_request_are_refused_and_leave_the_running_search() {
    let mut engine = engine(4);
    engine.begin(&ask("search", "", &[("depth", 3.into())]).unwrap(), false).unwrap();
    let two_discs = [1, 1, 0, 0, 0, 0, 0].as_slice();
    let no_goal = [1, 2, 0xff00, 0, 0, 0, 0].as_slice();
    for words in [&[], [0; 6].as_slice(), two_discs, no_goal] {
        assert!(engine.begin(&BigUint64Array::from(words), false).is_err());
    }
    while !engine.deepen() {}
    let lines = Array::from(&field(&engine.report().into(), "lines"));
    assert_eq!(field(&lines.get(0), "depth").as_f64(), Some(3.0));
}

#[wasm_bindgen_test]
fn a_part_of_an_analysis_is_about_one_move_and_keeps_what_is_not_shared() {
    let whole = ask("analyze", "f5", &[("depth", 4.into()), ("nodes", 1e6.into())]).unwrap();
    let report = run(&mut engine(8), &part(&whole, Some("d6".to_owned()), None, None).unwrap());
    let lines = Array::from(&field(&report, "lines"));
    assert_eq!(lines.length(), 1);
    assert_eq!(field(&lines.get(0), "move"), JsValue::from("d6"));
    assert_eq!(field(&lines.get(0), "depth").as_f64(), Some(4.0));

    let short = run(&mut engine(8), &part(&whole, None, None, Some(20.0)).unwrap());
    assert_eq!(field(&short, "stopped"), JsValue::from("nodes"));
    assert_eq!(Array::from(&field(&short, "lines")).length(), 3);
    let late = run(&mut engine(8), &part(&whole, None, Some(0.0), None).unwrap());
    assert_eq!(field(&late, "stopped"), JsValue::from("budget"));
}
