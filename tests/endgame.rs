//! Exact scores against sets of positions whose values are known, natively and in WebAssembly.

#[path = "common/solved.rs"]
mod solved;

use flipside::rules::Position;
use flipside::search::{Goal, Limits, Line, Searcher, Stop};
use flipside::table::Table;
use flipside::types::{Move, Score, Squares};
use solved::{assert_whole, ffo};
use wasm_bindgen_test::wasm_bindgen_test;

fn searcher() -> Searcher {
    Searcher::new(Table::new(16, 1).unwrap())
}

/// The best line of a search that runs to its end.
fn solve(searcher: &mut Searcher, position: &Position, goal: Goal) -> Option<Line> {
    let report = searcher.run(position, goal, Limits::default());
    assert_eq!(report.stopped, Some(Stop::Solved));
    report.lines.first().copied()
}

/// The positions and scores of a file with lines of a board, the side to move and the score.
fn scored(file: &str) -> impl Iterator<Item = (Position, Score)> {
    file.lines().map(|line| {
        let (position, score) = line.rsplit_once(' ').expect("a board, a side and a score");
        (position.parse().unwrap(), score.parse().unwrap())
    })
}

fn assert_all_solved(file: &str, count: usize) {
    let mut searcher = searcher();
    let mut solved = 0;
    for (position, score) in scored(file) {
        let found = solve(&mut searcher, &position, Goal::Exact);
        let found = found.map_or(position.board.final_score(), |line| line.score);
        assert_eq!(found, score, "{position}");
        solved += 1;
    }
    assert_eq!(solved, count);
}

#[wasm_bindgen_test(unsupported = test)]
fn positions_with_3_empty_squares_are_solved() {
    assert_all_solved(include_str!("data/exact_3.txt"), 1_000);
}

#[wasm_bindgen_test(unsupported = test)]
fn positions_with_6_empty_squares_are_solved() {
    assert_all_solved(include_str!("data/exact_6.txt"), 1_000);
}

#[wasm_bindgen_test(unsupported = test)]
fn positions_with_9_empty_squares_are_solved() {
    assert_all_solved(include_str!("data/exact_9.txt"), 1_000);
}

#[wasm_bindgen_test(unsupported = test)]
fn awkward_positions_with_10_empty_squares_are_solved() {
    assert_all_solved(include_str!("data/stress_10.txt"), 1_000);
}

#[wasm_bindgen_test(unsupported = test)]
fn the_ffo_positions_1_to_19_are_solved_with_a_best_move_and_a_line_that_leads_to_the_score() {
    let mut searcher = searcher();
    for problem in (1..=19).map(ffo) {
        searcher.begin(&problem.position, Goal::Exact, Limits::default());
        // The end of a slice may come while the line is found.
        while searcher.deepen_nodes(1 << 12).stopped.is_none() {}
        let line = searcher.report().lines[0];
        assert_eq!(Some(line.score), problem.best_score(), "{problem}");
        assert_eq!(problem.score_of(line.best), problem.best_score(), "{problem}");
        assert_whole(&problem.position, &line, &problem);
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn every_move_of_an_ffo_position_gets_its_exact_score() {
    let problem = ffo(2);
    let mut searcher = searcher();
    let every = Goal::Every { count: 64, among: Squares::ALL };
    let report = searcher.run(&problem.position, every, Limits::default());
    let found: Vec<(Move, Score)> = report.lines.iter().map(|line| (line.best, line.score)).collect();
    assert_eq!(found.len(), problem.moves.len());
    for (played, score) in found {
        assert_eq!(problem.score_of(played), Some(score), "{played}");
    }
}

#[wasm_bindgen_test(unsupported = test)]
fn win_loss_and_draw_are_the_sign_of_the_exact_score() {
    let mut searcher = searcher();
    for (position, score) in scored(include_str!("data/exact_9.txt")).step_by(10) {
        let line = solve(&mut searcher, &position, Goal::Outcome).unwrap();
        assert_eq!(line.score, score.signum(), "{position}");
    }
}
