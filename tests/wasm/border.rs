//! What JavaScript gets: checked requests, the live view of the table, errors as objects, reports.

use flipside::rules::Game;
use flipside::types::Color;
use flipside::wasm::{Failure, JsEngine as Engine, check_engine, part, request};
use js_sys::{Array, BigUint64Array, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
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
    let words = [black.0, white.0, (position.turn == Color::Black).into()];
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
            "task: expected one of search, analyze, solve, outcome, review, found sing",
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

/// What comes of an option: what its error has found, or nothing.
fn found(task: &str, name: &str, value: impl Into<JsValue>) -> Option<String> {
    let (code, message) = code_and_message(ask(task, "f5", &[(name, value.into())]).err()?);
    assert_eq!(code, JsValue::from("INVALID_OPTION"));
    let (expected, found) = message.split_once(", found ").unwrap();
    assert!(expected.starts_with(&format!("{name}: expected ")), "{message}");
    Some(found.to_owned())
}

/// Numbers that a smaller integer would take for 1, and others that are none: each as a number and as an error shows
/// it.
const WRONG: [(f64, &str); 10] = [
    (4_294_967_297.0, "4294967297"),
    (2_147_483_649.0, "2147483649"),
    (65_537.0, "65537"),
    (257.0, "257"),
    (-1.0, "-1"),
    (-4_294_967_295.0, "-4294967295"),
    (1.5, "1.5"),
    (f64::NAN, "NaN"),
    (f64::INFINITY, "Infinity"),
    (1e300, "1e+300"),
];

#[wasm_bindgen_test]
fn no_number_is_cut_to_a_smaller_one_that_an_option_takes() {
    let whole = [("search", "level"), ("search", "depth"), ("search", "selectivity"), ("search", "skill")];
    for (task, name) in whole.into_iter().chain([("analyze", "count")]) {
        for (number, shown) in WRONG {
            assert_eq!(found(task, name, number).as_deref(), Some(shown), "{name}");
        }
        // 64 bits are one more than JavaScript's numbers have, and a bigint may have more than 64.
        for (number, shown) in [((1_u64 << 32) + 1, "4294967297n"), (u64::MAX, "18446744073709551615n")] {
            assert_eq!(found(task, name, number).as_deref(), Some(shown), "{name}");
        }
        assert_eq!(found(task, name, (1_u128 << 64) + 1).as_deref(), Some("18446744073709551617n"), "{name}");
        assert_eq!(found(task, name, -1_i64).as_deref(), Some("-1n"), "{name}");
    }
    for (number, shown) in WRONG {
        let options = object(&[("tableBits", number.into())]);
        let (_, message) = code_and_message(check_engine(&options, vec![]).unwrap_err());
        assert_eq!(message, format!("tableBits: expected a whole number from 1 to 24, found {shown}"));
        let discs = object(&[("discs", number.into())]);
        assert!(found("search", "variety", discs).is_some(), "{shown} discs");
    }
}

#[wasm_bindgen_test]
fn numbers_of_64_bits_and_times_are_taken_as_they_are() {
    for (name, taken) in [("nodes", [4_294_967_297.0, 1e15]), ("budgetMs", [4_294_967_297.5, 1e300])] {
        for number in taken {
            assert_eq!(found("search", name, number), None, "{name}: {number}");
        }
        for (number, shown) in WRONG.into_iter().filter(|(number, _)| number.is_nan() || *number < 0.0) {
            assert_eq!(found("search", name, number).as_deref(), Some(shown), "{name}");
        }
    }
    for (number, shown) in [(1.5, "1.5"), (1e300, "1e+300"), (0.0, "0")] {
        assert_eq!(found("search", "nodes", number).as_deref(), Some(shown));
    }
    let words = ask("search", "f5", &[("nodes", u64::MAX.into())]).unwrap().to_vec();
    assert!(words.contains(&u64::MAX), "{words:?}");
    assert_eq!(found("search", "nodes", 1_u128 << 64).as_deref(), Some("18446744073709551616n"));
    let seed = |number: JsValue| Engine::new(&object(&[("tableBits", 1.into()), ("seed", number)]));
    assert_eq!(field(&seed(u64::MAX.into()).unwrap().stats().into(), "seed"), JsValue::from(u64::MAX));
    for wrong in [JsValue::from(1_u128 << 64), JsValue::from(-1_i64), 0.5.into(), f64::NAN.into()] {
        assert!(seed(wrong).is_err());
    }
}

#[wasm_bindgen_test]
fn positions_are_three_words_each_and_options_are_read_once() {
    let words = |words: &[u64]| request("review", &BigUint64Array::from(words), &object(&[]), vec![]);
    assert_eq!(words(&[1, 2, 1, 4, 8, 0]).unwrap().length(), 16);
    assert_eq!(words(&[]).unwrap().length(), 0);
    for (wrong, message) in [
        ([1, 2, 1, 4].as_slice(), "positions: expected three words each, found 4 words"),
        (&[1, 2, 7], "the side to move: expected 0 or 1, found 7"),
    ] {
        let (code, found) = code_and_message(words(wrong).unwrap_err());
        assert_eq!((code, found.as_str()), (JsValue::from("INVALID_POSITION"), message));
    }
    let reads = Array::new();
    let read = Closure::<dyn FnMut() -> u32>::new({
        let reads = reads.clone();
        move || reads.push(&JsValue::TRUE)
    });
    let [options, getter] =
        [object(&[]), object(&[("get", read.as_ref().clone()), ("enumerable", true.into())])];
    Object::define_property(&options.clone().into(), &"depth".into(), &getter.into());
    let twice = BigUint64Array::from([1_u64, 2, 1, 4, 8, 0].as_slice());
    assert_eq!(request("review", &twice, &options, vec![]).unwrap().length(), 16);
    assert_eq!(reads.length(), 1);
}

#[wasm_bindgen_test]
fn a_part_is_about_a_legal_move_and_a_pass_is_one_only_where_it_is_forced() {
    let whole = ask("analyze", "f5", &[("depth", 4.into())]).unwrap();
    let about = |one: &str| part(&whole, Some(one.to_owned()), None, None);
    assert!(about("d6").is_ok());
    for (wrong, message) in [
        ("pass", "move: expected f4, d6, f6, found \"pass\""),
        ("a1", "move: expected f4, d6, f6, found \"a1\""),
        ("x9", "\"x9\" is not a move (a1 to h8, or pass)"),
    ] {
        let (code, found) = code_and_message(about(wrong).unwrap_err());
        assert_eq!((code, found.as_str()), (JsValue::from("ILLEGAL_MOVE"), message));
    }
}

#[wasm_bindgen_test]
fn words_that_are_not_a_request_are_refused_and_leave_the_running_search() {
    let mut engine = engine(4);
    engine.begin(&ask("search", "", &[("depth", 3.into())]).unwrap(), false).unwrap();
    let sound = ask("search", "", &[("depth", 3.into())]).unwrap().to_vec();
    let altered = |index: usize, word: u64| {
        let mut words = sound.clone();
        words[index] = word;
        words
    };
    let (two_discs, no_goal, no_aim) = (altered(0, sound[1]), altered(2, sound[2] | 0xff00), altered(5, 0));
    for words in [&[], &sound[..7], &two_discs, &no_goal, &no_aim] {
        let (code, _) = code_and_message(engine.begin(&BigUint64Array::from(words), false).unwrap_err());
        assert_eq!(code, JsValue::from("INVALID_DATA"));
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
