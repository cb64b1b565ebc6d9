//! What a searcher keeps, forgets and reports, natively and in WebAssembly.

mod common;
#[path = "common/searches.rs"]
mod searches;

use flipside::rules::{Game, Position};
use flipside::search::{Goal, Limits, Searcher, Stop};
use flipside::types::{Move, Squares};
use searches::{positions, searcher, to_depth};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test(unsupported = test)]
fn a_new_game_forgets_every_position_and_a_saved_table_brings_them_back() {
    let mut first = searcher();
    first.run(&Position::START, Goal::Best, to_depth(8));
    let used = first.table().used();
    let mut bytes = first.saved_header().as_ref().to_vec();
    bytes.extend(first.table().words().iter().flat_map(|word| word.to_le_bytes()));
    first.new_game();
    assert_eq!((used > 100, first.table().used()), (true, 0));
    let load = |searcher: &mut Searcher, bytes: &[u8]| {
        searcher.load_table(bytes.len(), |at, part| part.copy_from_slice(&bytes[at..at + part.len()]))
    };
    let damaged: Vec<u8> = bytes.iter().enumerate().map(|(at, byte)| byte ^ u8::from(at == 40)).collect();
    assert!(load(&mut first, &damaged).is_err());
    assert_eq!(first.table().used(), 0);
    load(&mut first, &bytes).unwrap();
    assert_eq!(first.table().used(), used);
}

#[wasm_bindgen_test(unsupported = test)]
fn a_search_ends_by_its_time_alone_and_says_so() {
    for budget_ms in [0.0, 5.0] {
        let limits = Limits { budget_ms: Some(budget_ms), ..Limits::default() };
        let mut searcher = searcher();
        let begun = flipside::clock::now_ms();
        let report = searcher.run(&Position::START, Goal::Best, limits).clone();
        let elapsed = flipside::clock::now_ms() - begun;
        assert_eq!(report.stopped, Some(Stop::Budget));
        assert!((budget_ms..=elapsed).contains(&report.elapsed_ms), "{} of {elapsed}", report.elapsed_ms);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn the_moves_of_a_search_are_those_asked_for_best_first_at_any_time() {
    for position in positions(9).filter(|position| position.board.moves().count() > 3) {
        let among = position.board.moves().without_lowest();
        let mut searcher = searcher();
        searcher.begin(&position, Goal::Every { count: 60, among }, to_depth(7));
        loop {
            let report = searcher.deepen_nodes(1);
            let best_moves = report.lines.iter().map(|line| match line.best {
                Move::Place(square) => square.bit(),
                Move::Pass => Squares::NONE,
            });
            assert_eq!(best_moves.fold(Squares::NONE, |all, square| all | square), among, "{position}");
            assert!(report.lines.is_sorted_by_key(|line| -line.score), "{position}: {:?}", report.lines);
            if report.stopped.is_some() {
                break;
            }
        }
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn who_wins_is_told_with_a_game_to_the_end_for_losers_too() {
    let mut losers = 0;
    for position in positions(10).filter(|position| (1..=14).contains(&position.board.empty_count())) {
        let report = searcher().run(&position, Goal::Outcome, Limits::default()).clone();
        let Some(line) = report.lines.first() else { continue };
        let mut game = Game::from_position(position);
        for &next in line.pv.moves() {
            game.play(next).unwrap();
        }
        assert!(game.is_over(), "{position}: {line:?}");
        losers += u32::from(line.score < 0);
    }
    assert!(losers > 0);
}
